import Canvas

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws the cards that `scripts/bench cards` asks for, and says what each took.
///
/// `BenchCards SCENES` answers each line of standard input (`Order`) with a line: the seconds of
/// CPU of all threads for all the cards together and the bytes of the file.
/// `BenchCards photo FILE` writes the photo that cards lie on.
@main
struct BenchCards {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first else { throw BenchError("name the file of the scenes") }
    if first == "photo" {
      guard let path = arguments.dropFirst().first else { throw BenchError("name the photo") }
      return try Data(SyntheticPhoto.jpeg()).write(to: URL(filePath: path))
    }
    let scenes = try Scenes(path: first)
    var contestants: [String: any CardDrawing] = [:]
    while let line = readLine() {
      let order = try Order(line)
      let contestant = try contestants[order.contestant] ?? contestant(order.contestant, scenes)
      contestants[order.contestant] = contestant
      ThisProcess.answer(try answer(to: order, by: contestant))
    }
  }

  private static func contestant(
    _ name: String, _ scenes: Scenes
  ) throws -> any CardDrawing {
    switch name {
    case "sitegen": try SitegenCards(scenes: scenes, verifiesCodes: false)
    case "sitegen-verified": try SitegenCards(scenes: scenes, verifiesCodes: true)
    case "floor": try FloorCards(scenes: scenes)
    case "gd": try GDCards(scenes: scenes)
    default: throw BenchError("unknown contestant '\(name)'")
    }
  }

  private static func answer(to order: Order, by contestant: any CardDrawing) throws -> String {
    try contestant.prepare(order.size, order.background)
    var bytes: [UInt8] = []
    let start = ThisProcess.cpuSeconds
    for _ in 0..<order.count { bytes = try contestant.draw(order.size, order.background) }
    let seconds = ThisProcess.cpuSeconds - start
    if let path = order.path { try Data(bytes).write(to: URL(filePath: path)) }
    return "\(seconds) \(bytes.count)"
  }
}
