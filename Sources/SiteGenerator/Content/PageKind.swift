/// What a page is about; decides its fields and the layout of its cards.
package enum PageKind: String, CaseIterable, Sendable {
  case achievement
  case page
  case quote
}
