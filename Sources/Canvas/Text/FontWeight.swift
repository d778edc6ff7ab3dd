/// The weight of a font face on the scale of CSS and OpenType, 100 … 900.
package enum FontWeight: Int, Sendable, CaseIterable {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
}
