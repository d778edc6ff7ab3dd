/// How much work a drawing (SVG) is, told from its markup alone: what draws it cannot be stopped.
///
/// Each effect takes memory and time for all pixels of the picture, a copy draws its elements anew, and
/// the parts of a path are held against each other. Drawings that people make stay far below the
/// limits, which were found by drawing at 2,048 pixels a side: a few seconds at most.
struct SVGEffort {
  private var elements = 0
  /// The elements `use`.
  private var copies = 0
  /// Blends, masks and opacities, where they are said of one element.
  private var layers = 0
  /// The same in style sheets, where they are said of any number of elements.
  private var styledLayers = 0
  private var filters = 0
  private var styledFilters = 0
  /// The parts of filters.
  private var primitives = 0
  private var longestTag = 0

  private static let maximumElements = 20_000
  /// Codes are drawn with a copy for each module, of which a large one has some ten thousand.
  private static let maximumCopied = 1_000_000
  private static let maximumEffects = 128
  /// A filter takes as long as so many layers.
  private static let filterWeight = 4
  /// A mask that is used by another takes memory beside it, as much as so many layers take time.
  private static let maskWeight = 8
  /// The most bytes of a tag that embeds no picture; paths are the longest.
  private static let maximumTag = 128 << 10

  /// - Parameter markup: the file, with escapes put plainly.
  init(of markup: [UInt8]) {
    var rest = markup[...]
    var isInStyleSheet = false
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let tag = rest.prefix { $0 != UInt8(ascii: "<") }
      rest = rest[tag.endIndex...]
      let name = SVGScreening.localName(ofTag: tag)
      if name == "style" { isInStyleSheet = true }
      if name.isEmpty { isInStyleSheet = false }
      count(tag, name: name, isInStyleSheet: isInStyleSheet)
    }
  }

  /// Whether it is more than is drawn.
  var isTooMuch: Bool {
    let effects =
      layers + styledLayers * elements
      + (filters + styledFilters * elements) * max(1, primitives) * Self.filterWeight
    return elements > Self.maximumElements || longestTag > Self.maximumTag
      || copies * (elements - copies) > Self.maximumCopied
      || effects * (1 + (effects > 0 ? copies : 0)) > Self.maximumEffects
  }

  /// Counts a tag with what follows up to the next one; the name of one that ends an element is
  /// empty.
  private mutating func count(_ tag: ArraySlice<UInt8>, name: String, isInStyleSheet: Bool) {
    if !name.isEmpty { elements += 1 }
    if name == "use" { copies += 1 }
    if name.hasPrefix("fe") { primitives += 1 }
    if name != "image", name != "feImage" { longestTag = max(longestTag, tag.count) }
    var rest = tag
    while let start = rest.firstIndex(where: Self.isWordByte) {
      let word = rest[start...].prefix(while: Self.isWordByte)
      rest = rest[word.endIndex...]
      let next = rest.first { !SVGProlog.isSpace($0) }
      guard next == UInt8(ascii: "=") || next == UInt8(ascii: ":"), word.count <= 15 else {
        continue
      }
      switch String(decoding: word, as: UTF8.self).lowercased() {
      case "filter": if isInStyleSheet { styledFilters += 1 } else { filters += 1 }
      case "mask":
        if isInStyleSheet { styledLayers += Self.maskWeight } else { layers += Self.maskWeight }
      case "opacity", "mix-blend-mode":
        if isInStyleSheet { styledLayers += 1 } else { layers += 1 }
      default: break
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
