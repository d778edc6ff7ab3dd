/// The type of a file's content, as `Content-Type` names it (RFC 9110, section 8.3.1).
///
/// The table is the project's own: that of the machine or of a host may lack a type, and a picture
/// that is served as `application/octet-stream` is shown by no preview of a link.
package struct MediaType: Hashable, Sendable {
  /// The type with its parameters, such as `text/html; charset=utf-8`.
  package let text: String

  static let html = MediaType(text: "text/html; charset=utf-8")
  /// What is told of any bytes.
  static let unknown = MediaType(text: "application/octet-stream")
  private static let json = MediaType(text: "application/json")

  private init(text: String) {
    self.text = text
  }

  /// The type of a file by its name.
  ///
  /// - Parameter path: the file's path; capital letters count as small ones.
  package init(ofPath path: String) {
    let name = path.utf8.split(separator: OutputPath.slash).last.map { String(Substring($0)) }
    self = Self.type(ofName: (name ?? "").lowercased())
  }

  private static func type(ofName name: String) -> MediaType {
    if let type = names[name] { return type }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
    let ending = String(name[name.utf8.index(after: dot)...])
    return endings[ending] ?? unknown
  }

  /// Files that are known by their whole names.
  ///
  /// The first has no ending, and Apple wants it to be told as JSON.
  private static let names: [String: MediaType] = [
    "apple-app-site-association": json, "cname": text("plain"), "_headers": text("plain"),
    "_redirects": text("plain"),
  ]

  private static let endings: [String: MediaType] = [
    // Texts.
    "html": html, "htm": html, "css": text("css"), "js": text("javascript"),
    "mjs": text("javascript"), "txt": text("plain"), "md": text("markdown"), "csv": text("csv"),
    "vcf": text("vcard"), "ics": text("calendar"), "vtt": text("vtt"),
    // Data; JSON is UTF-8 by its definition (RFC 8259, section 8.1).
    "json": json, "map": json, "geojson": application("geo+json"),
    "webmanifest": application("manifest+json"), "xml": application("xml; charset=utf-8"),
    "atom": application("atom+xml; charset=utf-8"), "rss": application("rss+xml; charset=utf-8"),
    "gpx": application("gpx+xml; charset=utf-8"), "xhtml": application("xhtml+xml; charset=utf-8"),
    "pdf": application("pdf"), "wasm": application("wasm"), "zip": application("zip"),
    "gz": application("gzip"), "pkpass": application("vnd.apple.pkpass"),
    // Pictures.
    "png": image("png"), "apng": image("apng"), "jpg": image("jpeg"), "jpeg": image("jpeg"),
    "webp": image("webp"), "avif": image("avif"), "gif": image("gif"), "svg": image("svg+xml"),
    "ico": image("vnd.microsoft.icon"), "heic": image("heic"), "bmp": image("bmp"),
    "tif": image("tiff"), "tiff": image("tiff"),
    // Fonts.
    "woff2": font("woff2"), "woff": font("woff"), "ttf": font("ttf"), "otf": font("otf"),
    // Sound and film.
    "mp4": video("mp4"), "webm": video("webm"), "mov": video("quicktime"),
    "mp3": audio("mpeg"), "m4a": audio("mp4"), "ogg": audio("ogg"), "wav": audio("wav"),
  ]

  private static func text(_ name: String) -> MediaType {
    MediaType(text: "text/\(name); charset=utf-8")
  }

  private static func application(_ name: String) -> MediaType {
    MediaType(text: "application/\(name)")
  }

  private static func image(_ name: String) -> MediaType { MediaType(text: "image/\(name)") }
  private static func font(_ name: String) -> MediaType { MediaType(text: "font/\(name)") }
  private static func video(_ name: String) -> MediaType { MediaType(text: "video/\(name)") }
  private static func audio(_ name: String) -> MediaType { MediaType(text: "audio/\(name)") }
}
