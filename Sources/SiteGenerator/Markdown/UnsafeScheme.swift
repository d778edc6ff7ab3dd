import QRCodes

/// Finds schemes that run code or reach files, as a browser would understand an address.
enum UnsafeScheme {
  /// The scheme in lower case; nil when the address is safe.
  static func find(in address: String) -> String? {
    // A browser drops these first (URL Standard, section 4.4, basic URL parser).
    let bytes = address.utf8.drop { $0 <= 0x20 }.filter { ![0x09, 0x0A, 0x0D].contains($0) }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    guard LinkScheme.isDangerous(scheme) else { return nil }
    return scheme == "data" && isPicture(bytes[(colon + 1)...]) ? nil : scheme
  }

  /// Whether data is a picture in one of the formats that cannot hold scripts.
  private static func isPicture(_ data: ArraySlice<UInt8>) -> Bool {
    let type = data.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
    guard type.count <= "image/jpeg".utf8.count else { return false }
    return ["image/png", "image/jpeg", "image/gif", "image/webp"].contains(
      String(decoding: type, as: UTF8.self).lowercased())
  }
}
