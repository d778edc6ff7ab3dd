/// The parts of the card of one size; all lengths are pixels from the top left corner.
struct Scene: Decodable {
  let texts: [Text]
  let plate: Plate
  let code: Code

  struct Text: Decodable {
    let text: String
    let font: String
    /// The em size.
    let size: Double
    /// Where the first glyph begins.
    let x: Double
    let baseline: Double
    let color: String
  }

  /// The white square with rounded corners below the code.
  struct Plate: Decodable {
    let x: Int
    let y: Int
    let side: Int
    let radius: Int
  }

  /// The modules without their quiet zone.
  struct Code: Decodable {
    let x: Int
    let y: Int
    let module: Int
  }
}
