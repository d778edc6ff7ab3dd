/// A font by what it is for; the renderer finds the family.
public struct CardFont: Hashable, Sendable {
  /// The em size in points.
  public let size: Double
  /// How strong the strokes are.
  public let weight: Weight
  /// The character of the letter forms.
  public let design: Design

  /// A font of a size in points, which is clamped to 1 … 1000; what is not a number counts as 1.
  public init(size: Double, weight: Weight = .regular, design: Design = .default) {
    self.size = size > 1 ? min(size, 1000) : 1
    self.weight = weight
    self.design = design
  }

  /// How strong the strokes are; where a family lacks a weight the nearest is taken.
  public enum Weight: String, Sendable, CaseIterable {
    /// As body text is set: 400 in CSS.
    case regular
    /// A little stronger: 500 in CSS.
    case medium
    /// Between medium and bold: 600 in CSS.
    case semibold
    /// As headings are set: 700 in CSS.
    case bold
    /// The strongest: 800 in CSS.
    case heavy
  }

  /// The character of the letter forms.
  public enum Design: String, Sendable, CaseIterable {
    /// Plain letters without serifs.
    case `default`
    /// Letters with round ends.
    case rounded
    /// Letters and figures that are all as wide.
    case monospaced
    /// Letters with serifs, as in books.
    case serif
    /// Geometric letters for titles and figures that are to stand out.
    case display
  }
}
