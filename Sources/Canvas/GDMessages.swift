import CGD

/// What libgd prints when something fails; the errors thrown here say it in its place.
enum GDMessages {
  /// Keeps libgd from writing to the standard error stream, for the whole process.
  static let silence: Void = gdSetErrorMethod(nil)
}
