import CRSVG

/// What GLib and the libraries above it print as warnings; the errors thrown here say it in its
/// place.
enum GLibMessages {
  /// Keeps warnings from the standard error stream, for the whole process.
  ///
  /// A message that ends the process is still written by GLib itself.
  static let silence: Void = {
    _ = g_log_set_default_handler({ _, _, _, _ in }, nil)
  }()
}
