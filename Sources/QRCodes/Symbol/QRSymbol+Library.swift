import CQREncode

extension QRSymbol {
  /// The version of the library that makes the symbols, which of several masks chooses one.
  package static let libraryVersion = QRcode_APIVersionString().map { String(cString: $0) } ?? ""
}
