/// The parts of the card of one size; all lengths are pixels from the top left corner.
struct Scene: Decodable {
  let texts: [Text]
  /// The square below the brand's first letter.
  let tile: Square
  /// The square below the code.
  let plate: Square
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

  /// A square with rounded corners.
  struct Square: Decodable {
    let x: Int
    let y: Int
    let side: Int
    let radius: Int
    let color: String
  }

  /// The modules without their quiet zone.
  struct Code: Decodable {
    let x: Int
    let y: Int
    let module: Int
  }
}
