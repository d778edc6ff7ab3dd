import ShareCards

/// What a page's code carries, as messages name it and authors can change it.
struct CodeSubject {
  /// The payload with its article, such as "the link".
  let noun: String
  /// The key of the front matter that holds it.
  let key: String
  /// What can be made shorter, as the object of "shorten".
  let part: String
  /// How many bytes of the payload that part has at most.
  let partLength: Int

  init(of code: PlannedCode, on page: Page) {
    let path = Self.pathLength(of: code.payload)
    switch code.target {
    case .link where page.locations["link"] == nil:
      // The site's template made the link from the page's path.
      self.init("the link", key: "link", part: "the page's path or the site's 'app: link'", path)
    case .nothing, .link:
      self.init("the link", key: "link", part: "it", path)
    case .page:
      let key = page.locations["permalink"] == nil ? "slug" : "permalink"
      self.init("the page's address", key: key, part: "the page's path", path)
    case .address:
      self.init("the address of the code", key: "qr", part: "it", path)
    case .contact:
      let name = page.fields["display-name"] ?? ""
      self.init("the contact", key: "display-name", part: "the name", name.utf8.count - 1)
    case .vCard:
      self.init(vCardOf: page)
    }
  }

  private init(_ noun: String, key: String, part: String, _ partLength: Int) {
    self.noun = noun
    self.key = key
    self.part = part
    self.partLength = partLength
  }

  /// A vCard is as long as its fields are; the longest is the one to look at.
  private init(vCardOf page: Page) {
    var fields = ["display-name", "organization", "telephone", "email"].compactMap { key in
      page.fields[key].map { (key: key, length: $0.utf8.count) }
    }
    if let link = page.link, page.locations["link"] != nil {
      fields.append((key: "link", length: link.text.utf8.count))
    }
    let longest = fields.max { $0.length < $1.length }
    self.init(
      "the vCard", key: longest?.key ?? "display-name", part: "its fields",
      // A name has to stay.
      fields.reduce(-1) { $0 + $1.length })
  }

  /// The bytes of an address after its scheme and host.
  private static func pathLength(of address: String) -> Int {
    guard let authority = address.firstRange(of: "://")?.upperBound else {
      return address.utf8.count - 1
    }
    let path = address[authority...].firstIndex { "/?#".contains($0) } ?? address.endIndex
    return address[path...].utf8.count
  }
}
