/// Looks for what makes a drawing (SVG) dear, dangerous or different on other machines to draw.
///
/// librsvg reads no file and no address for a drawing without an address of its own, but it decodes
/// what is embedded at any size. So the bytes are looked at as they are and again with all that
/// XML, CSS and URLs let one write in another way put plainly.
struct SVGScreening {
  /// The most bytes of a file.
  static let maximumLength = 8 << 20
  /// The most pixels of all embedded pictures together.
  static let maximumEmbeddedPixels = 1 << 24

  /// Encodings in which each ASCII character is its one byte and nothing else is.
  private static let encodings: Set<String> = [
    "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "iso-8859-15", "latin1", "windows-1252",
  ]

  /// Those of the filter effects (Filter Effects 1, section 9) that are not done in a time that
  /// depends on the picture's size alone.
  private static let slowEffects: Set = ["feConvolveMatrix", "feMorphology", "feTurbulence"]

  /// The elements that show what their attribute `href` names.
  private static let referring: Set = ["image", "feImage", "use", "include"]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Why the drawing must not be drawn; nil when it may.
  var refusal: SVGRefusal? {
    guard bytes.count <= Self.maximumLength else { return .tooLong }
    let encoding = SVGProlog(bytes).encoding ?? "utf-8"
    guard Self.encodings.contains(encoding), !bytes.contains(0) else { return .encoding }
    if let markupRefusal { return markupRefusal }
    // Where CSS stands is not known here, so that a `\` can be itself or the start of an escape.
    for isCSS in [false, true] {
      if !EmbeddedData(in: PlainMarkup(bytes, asCSS: isCSS)).isHarmless { return .embeddedData }
      let markup = PlainMarkup(bytes, asCSS: isCSS, keepsSpace: true)
      if SVGEffort(of: markup.bytes).isTooMuch { return .effort }
    }
    return nil
  }

  /// Looks at each tag and declaration.
  private var markupRefusal: SVGRefusal? {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "!ENTITY".utf8) {
        guard Self.isNameSpace(rest.dropFirst(7)) else { return .entity }
        continue
      }
      // No part of a tag holds a `<`, so that each byte is looked at for one tag alone.
      let tag = rest.prefix { $0 != UInt8(ascii: "<") }
      let name = Self.name(ofTag: tag)
      let localName = Self.localName(ofTag: tag)
      if localName == "text" { return .text }
      if Self.slowEffects.contains(localName) { return .slowEffect }
      if Self.referring.contains(localName), Self.refersOutside(tag[name.endIndex...]) {
        return .outsideReference
      }
      rest = rest[tag.endIndex...]
    }
    return nil
  }

  /// The name at the start of a tag, behind its `<`; empty for one that ends an element.
  private static func name(ofTag tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tag.prefix { !SVGProlog.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
  }

  /// The name without the prefix of its name space.
  static func localName(ofTag tag: ArraySlice<UInt8>) -> String {
    let name = name(ofTag: tag)
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    return String(decoding: colon.map { name[($0 + 1)...] } ?? name, as: UTF8.self)
  }

  /// Whether an entity is a plain address, as Illustrator writes them: ` name "http://…"`.
  private static func isNameSpace(_ declaration: ArraySlice<UInt8>) -> Bool {
    let name = declaration.drop { SVGProlog.isSpace($0) }.prefix { !SVGProlog.isSpace($0) }
    let rest = declaration[name.endIndex...].drop { SVGProlog.isSpace($0) }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return false
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    let isAddress = value.starts(with: "http://".utf8) || value.starts(with: "https://".utf8)
    return isAddress && !value.contains { [0x25, 0x26, 0x3C].contains($0) }
  }

  /// Whether the attribute `href` of a tag is neither a place in the file nor embedded data.
  private static func refersOutside(_ attributes: ArraySlice<UInt8>) -> Bool {
    var rest = attributes
    while true {
      rest = rest.drop { SVGProlog.isSpace($0) || $0 == UInt8(ascii: "/") }
      let name = rest.prefix { $0 != 0x3D && $0 != 0x3E && !SVGProlog.isSpace($0) }
      rest = rest[name.endIndex...].drop { SVGProlog.isSpace($0) }
      guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return false }
      rest = rest.dropFirst().drop { SVGProlog.isSpace($0) }
      guard let quote = rest.popFirst() else { return false }
      let value = rest.prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      guard name.elementsEqual("href".utf8) || name.suffix(5).elementsEqual(":href".utf8) else {
        continue
      }
      let target = value.drop { SVGProlog.isSpace($0) }
      let scheme = String(decoding: target.prefix(5), as: UTF8.self).lowercased()
      if !target.isEmpty, target.first != UInt8(ascii: "#"), scheme != "data:" { return true }
    }
  }
}
