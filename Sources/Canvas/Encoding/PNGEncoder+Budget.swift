extension PNGEncoder {
  /// A picture that is expected to be so many times as large as its budget is not even tried as it
  /// is: a sample is not wrong by that much.
  private static let hopelessFactor = 2

  /// The bitmap as a PNG file of at most so many bytes, if it can be.
  ///
  /// A picture that is larger is drawn in 256 colours, dithered, then in fewer and fewer until it is
  /// small enough. The colours of large flat areas, a code's among them, stay exact. When nothing is
  /// small enough, the result is the smallest file that was made.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - mask: what is not clear, in pixels of the bitmap; nil for all of it.
  ///   - budget: the most bytes; nil when any number will do.
  /// - Returns: the file, and what was done to it.
  /// - Throws: as `encode(_:mask:)`.
  package func encode(
    _ bitmap: Bitmap, mask: CoverageMask? = nil, budget: Int?
  ) throws(CanvasError) -> EncodedImage {
    guard let budget else {
      let bytes = try encode(bitmap, mask: mask)
      return EncodedImage(bytes: bytes, reductions: [], isOverBudget: false)
    }
    let picture = try picture(bitmap, cutBy: mask)
    let whole = try wholePicture(picture, hasOpacity: mask != nil, budget: budget)
    if let whole, whole.count <= budget {
      return EncodedImage(bytes: whole, reductions: [], isOverBudget: false)
    }
    return try reduced(picture, whole: whole, budget: budget)
  }

  /// The picture as it is; nil when it is hopelessly large.
  private func wholePicture(
    _ picture: Bitmap, hasOpacity: Bool, budget: Int
  ) throws(CanvasError) -> [UInt8]? {
    if let bytes = try indexed(picture) { return bytes }
    let plan = truecolorPlan(picture, hasOpacity: hasOpacity)
    guard plan.expectedBytes / Self.hopelessFactor <= max(0, budget) else { return nil }
    return try truecolor(picture, plan, hasOpacity: hasOpacity)
  }

  private func reduced(
    _ picture: Bitmap, whole: [UInt8]?, budget: Int
  ) throws(CanvasError) -> EncodedImage {
    let reducer = PictureReducer(picture)
    let result = try Bitmap(width: picture.width, height: picture.height)
    var (smallest, reductions) = (whole, [Int]())
    var next = PictureReducer.steps.first
    while let colors = next {
      reducer.draw(colors: colors, into: result)
      reductions.append(colors)
      guard let bytes = try indexed(result) else { break }
      if smallest.map({ bytes.count < $0.count }) ?? true { smallest = bytes }
      guard bytes.count > budget else { break }
      next = PictureReducer.step(after: colors, bytes: bytes.count, budget: budget)
    }
    guard let smallest else { throw .encodingFailed(format: "PNG") }
    return EncodedImage(
      bytes: smallest, reductions: reductions, isOverBudget: smallest.count > budget)
  }
}
