import ShareCards

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The card as parts at their places, for those who draw it without sitegen's layout: `scenes.json`
/// with the fonts' files and the photo's filled in.
struct Scenes: Decodable {
  /// The files of the fonts by the names that texts use.
  let fonts: [String: String]
  let background: String
  /// The colours at the top left and at the bottom right corner.
  let gradient: [String]
  /// The file of the photo.
  let photo: String
  /// A line for each row of the code's modules, `#` for a dark one, without the quiet zone.
  let modules: [String]
  let sizes: [String: Scene]

  init(path: String) throws {
    self = try JSONDecoder().decode(Scenes.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// A colour as 0xRRGGBB, of a text such as `#1a1a26`.
  static func pixel(_ text: String) throws -> Int32 {
    guard text.hasPrefix("#"), let color = Int32(text.dropFirst(), radix: 16) else {
      throw BenchError("'\(text)' is no colour")
    }
    return color
  }
}
