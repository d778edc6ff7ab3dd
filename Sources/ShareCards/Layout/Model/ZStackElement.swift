/// Children one over the other, the first one at the bottom.
package struct ZStackElement: Hashable, Sendable {
  package var children: [LayoutNode]
  package var alignment: LayoutAlignment
}
