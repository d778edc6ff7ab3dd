import Diagnostics

/// Makes a text safe to write: settles where its links lead, and takes out what is not allowed.
struct MarkdownScreening {
  private let options: MarkdownOptions
  private var lines = MarkdownLineCounter()
  /// The link whose text is being read, within which HTML allows no other.
  private var openLink: MarkdownNode?
  /// Links of which only the text is kept, from the outermost to the innermost.
  private var droppedLinks: [MarkdownNode] = []
  private var faults: [MarkdownFault] = []
  private var faultCounts: [DiagnosticCode: Int] = [:]

  /// The most faults that are told of a kind.
  ///
  /// Nobody reads more of a text at once, and it bounds what a hostile one causes.
  private static let faultLimit = 100

  /// Screens a text.
  ///
  /// - Parameters:
  ///   - document: the text, which is changed.
  ///   - options: what the site allows.
  ///   - resolve: says where each link and picture leads, in the order of the text; those of
  ///     footnotes come last.
  /// - Returns: what is to be told, in that order.
  static func screen(
    _ document: MarkdownDocument, options: MarkdownOptions,
    resolve: (MarkdownLink) -> LinkResolution
  ) -> [MarkdownFault] {
    guard var walk = MarkdownWalk(document.root) else { return [] }
    var screening = MarkdownScreening(options: options)
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        // What a picture's description holds is text alone.
        if node.kind == .image { walk.skip(node) }
        screening.enter(node, resolve: resolve)
      case .exit(let node):
        screening.leave(node)
      }
    }
    return screening.faults
  }

  private init(options: MarkdownOptions) {
    self.options = options
  }

  private mutating func enter(_ node: MarkdownNode, resolve: (MarkdownLink) -> LinkResolution) {
    lines.enter(node)
    switch node.kind {
    case .image: enterImage(node, resolve: resolve)
    case .link: enterLink(node, resolve: resolve)
    case .htmlBlock, .htmlInline: if !options.allowsRawHTML { leaveOut(node) }
    default: break
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    if node == openLink { openLink = nil }
    if node == droppedLinks.last {
      droppedLinks.removeLast()
      node.unwrap()
    } else if node.kind == .paragraph, node.firstChild == nil {
      // All that it held was HTML.
      node.remove()
    }
  }

  private mutating func report(_ fault: MarkdownFault) {
    faultCounts[fault.code, default: 0] += 1
    if faultCounts[fault.code, default: 0] <= Self.faultLimit { faults.append(fault) }
  }
}

// MARK: - Links

extension MarkdownScreening {
  private mutating func enterImage(
    _ node: MarkdownNode, resolve: (MarkdownLink) -> LinkResolution
  ) {
    let link = MarkdownLink(destination: node.destination, isImage: true, line: lines.line)
    if !settle(link, of: node, resolve: resolve) { node.replace(with: node.plainText()) }
  }

  private mutating func enterLink(
    _ node: MarkdownNode, resolve: (MarkdownLink) -> LinkResolution
  ) {
    let link = MarkdownLink(destination: node.destination, isImage: false, line: lines.line)
    if openLink == nil, settle(link, of: node, resolve: resolve) {
      openLink = node
    } else {
      droppedLinks.append(node)
    }
  }

  /// Writes down where a link leads; false when it must not lead there.
  private mutating func settle(
    _ link: MarkdownLink, of node: MarkdownNode, resolve: (MarkdownLink) -> LinkResolution
  ) -> Bool {
    if let scheme = UnsafeScheme.find(in: link.destination) {
      report(.unsafe(link, scheme: scheme))
      return false
    }
    // The text is not published then, and looking for the nearest names takes long.
    guard faultCounts[.brokenLink, default: 0] < Self.faultLimit else { return true }
    switch resolve(link) {
    case .unchanged: break
    case .address(let address): node.setDestination(address)
    case .leftOut(let message):
      report(.leftOut(link, message: message))
      return false
    case .missing(let message, let hint): report(.missing(link, message: message, hint: hint))
    }
    return true
  }
}

// MARK: - HTML

extension MarkdownScreening {
  /// Takes HTML out, and tells it once for each line.
  ///
  /// Of a comment nobody sees anything, so that nothing is missing without it.
  private mutating func leaveOut(_ node: MarkdownNode) {
    let fault = MarkdownFault.rawHTML(line: lines.line)
    if !Self.isComment(node.literal), fault != faults.last { report(fault) }
    node.remove()
  }

  private static func isComment(_ html: String) -> Bool {
    let html = html.trimmed
    guard html.hasPrefix("<!--"), let end = html.firstRange(of: "-->") else { return false }
    return end.upperBound == html.endIndex
  }
}
