/// The files of the gallery and of live reload, which are part of the binary.
///
/// `gallery.html` is the gallery's page; all others are asked for at `/.sitegen/assets/` by their
/// names.
package enum StudioAsset {
  /// The page that the gallery is.
  static let page = "gallery.html"

  /// The names of all files, sorted.
  static var names: [String] { files.map(\.path.description) }

  /// The bytes of a file, such as `gallery.css`, or nil when there is none of that name.
  package static func file(_ name: String) -> [UInt8]? {
    files.first { $0.path.description == name }.map { file in
      file.bytes.withUTF8Buffer { Array($0) }
    }
  }
}
