/// A picture file, and what was done to keep it within its budget.
package struct EncodedImage: Hashable, Sendable {
  package let bytes: [UInt8]
  /// How many colours the picture was reduced to, one after the other, until it was small enough;
  /// empty when it was so by itself, or when nothing can be reduced in its format.
  package let reductions: [Int]
  /// Whether the file is larger than its budget all the same.
  package let isOverBudget: Bool

  package init(bytes: [UInt8], reductions: [Int], isOverBudget: Bool) {
    self.bytes = bytes
    self.reductions = reductions
    self.isOverBudget = isOverBudget
  }
}
