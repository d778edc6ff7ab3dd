/// The lengths of a frame in output pixels.
struct ResolvedFrame {
  private let width: Double?
  private let height: Double?
  private let minimumWidth: Double
  private let minimumHeight: Double
  private let maximumWidth: Double?
  private let maximumHeight: Double?
  let alignment: LayoutAlignment?

  init(_ frame: FrameModifier, by measurer: LayoutMeasurer) {
    let scale = measurer.pointScale
    func pixels(_ length: FrameModifier.Length?) -> Double? {
      switch length {
      case .points(let points): points * scale
      case .code: measurer.plateSide ?? 0
      case .infinity: .infinity
      case nil: nil
      }
    }
    width = pixels(frame.width)
    height = pixels(frame.height)
    minimumWidth = (frame.minimumWidth ?? 0) * scale
    minimumHeight = (frame.minimumHeight ?? 0) * scale
    maximumWidth = pixels(frame.maximumWidth)
    maximumHeight = pixels(frame.maximumHeight)
    alignment = frame.alignment
  }

  /// The room that the content of the frame is offered.
  func proposal(from proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: Self.offered(
        proposal.width, fixed: width, minimum: minimumWidth, maximum: maximumWidth),
      height: Self.offered(
        proposal.height, fixed: height, minimum: minimumHeight, maximum: maximumHeight))
  }

  private static func offered(
    _ length: Double?, fixed: Double?, minimum: Double, maximum: Double?
  ) -> Double? {
    if let fixed { return fixed }
    guard let length else { return maximum.flatMap { $0.isFinite ? $0 : nil } }
    return max(minimum, min(length, maximum ?? .infinity))
  }

  /// The content in its frame.
  ///
  /// A fixed length may be less than what the content has: it is the author's own choice that it
  /// stands over. A flexible one never is.
  func framed(
    _ content: MeasuredView, proposal: ProposedSize, alignment: LayoutAlignment
  ) -> MeasuredView {
    let width = Self.taken(
      content.width, of: proposal.width, fixed: self.width, minimum: minimumWidth,
      maximum: maximumWidth)
    let height = Self.taken(
      content.height, of: proposal.height, fixed: self.height, minimum: minimumHeight,
      maximum: maximumHeight)
    guard width != content.width || height != content.height else { return content }
    var result = MeasuredView(width: width, height: height)
    result.add(content, in: alignment, style: alignment.horizontal)
    return result
  }

  private static func taken(
    _ length: Double, of offered: Double?, fixed: Double?, minimum: Double, maximum: Double?
  ) -> Double {
    if let fixed { return fixed }
    guard let maximum else { return max(length, minimum) }
    return max(length, minimum, min(maximum, offered ?? length))
  }
}

extension MeasuredView {
  /// Puts a view into this one where an alignment says.
  ///
  /// - Parameters:
  ///   - view: the view, which may be larger.
  ///   - alignment: where it goes.
  ///   - style: what stands for the style's own alignment.
  mutating func add(
    _ view: MeasuredView, in alignment: LayoutAlignment, style: HorizontalAlignment
  ) {
    let horizontal = alignment.horizontal == .style ? style : alignment.horizontal
    let x = (width - view.width) * horizontal.share
    let y = view.top(in: height, alignment.vertical)
    if baseline == nil { baseline = view.baseline.map { $0 + y } }
    add(view, x: x, y: y)
  }

  /// Where the view begins in a height; in the middle stands what is above its foot, as long as the
  /// whole has room.
  func top(in height: Double, _ alignment: VerticalAlignment) -> Double {
    let free = height - self.height
    guard alignment == .center, free > 0 else { return free * alignment.share }
    return min((free + foot) / 2, free)
  }
}

extension HorizontalAlignment {
  /// How much of the room that is left lies before the view, 0 … 1.
  var share: Double {
    switch self {
    case .leading: 0
    case .center, .style: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// How much of the room that is left lies above the view, 0 … 1.
  var share: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
