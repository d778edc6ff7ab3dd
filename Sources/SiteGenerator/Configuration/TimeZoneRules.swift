import CGLib

/// When the clocks of a time zone change: owns a zone of GLib.
///
/// GLib never changes a zone that it has read and counts references with atomic operations, so any
/// number of threads may ask one.
final class TimeZoneRules: @unchecked Sendable {
  private let zone: OpaquePointer

  /// The rules of a name in the system's database; nil when it has none.
  init?(identifier: String) {
    guard let zone = g_time_zone_new_identifier(identifier) else { return nil }
    self.zone = zone
  }

  deinit {
    g_time_zone_unref(zone)
  }

  /// The seconds that the zone's clocks are ahead of UTC at a moment.
  ///
  /// - Parameter moment: seconds after 1970-01-01T00:00:00Z.
  /// - Returns: the seconds, negative west of Greenwich.
  func offset(at moment: Int) -> Int {
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(moment))
    return Int(g_time_zone_get_offset(zone, interval))
  }
}
