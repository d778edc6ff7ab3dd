import Documents
import QRCodes
import ShareCards

extension PageKind {
  /// Whether its cards have an icon.
  var hasIcon: Bool {
    switch self {
    case .achievement, .invite, .page, .custom: true
    case .statistics, .quote, .contact: false
    }
  }
}

// What each kind of page says.
extension PageDecoder {
  func decodeContent(of kind: PageKind?, from mapping: inout MappingReader) -> PageContent {
    guard let kind else {
      mapping.allow(["title", "subtitle"] + KindFields.names)
      return PageContent()
    }
    var content = PageContent()
    switch kind {
    case .achievement: content = achievement(from: &mapping)
    case .statistics: content = statistics(from: &mapping)
    case .quote: content = quote(from: &mapping)
    case .contact: content = contact(from: &mapping)
    case .invite: content = invite(from: &mapping)
    case .page, .custom: content = titled(from: &mapping)
    }
    content.fields["subtitle"] = mapping.optional("subtitle", .nonEmptyText)
    KindFields.reportOthers(than: kind, in: &mapping)
    return content
  }

  private func achievement(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    content.fields["title"] = mapping.required("title", .nonEmptyText)
    content.fields["metric"] = mapping.required(
      "metric", .nonEmptyText, hint: "add the value that was reached, such as 'metric: 500 pts'")
    content.progress = mapping.optional("progress", .number(in: 0...1))
    return content
  }

  private func statistics(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    content.fields["title"] = mapping.required("title", .nonEmptyText)
    content.stats =
      mapping.required(
        "stats", .list(of: .statItem, count: 1...9),
        hint: "add figures, such as 'stats: [{label: Steps, value: \"52,340\"}]'") ?? []
    content.fields["date-range"] = mapping.optional("date-range", .nonEmptyText)
    return content
  }

  /// A quote without a title of its own is its own title.
  private func quote(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    content.fields["quote"] = mapping.required("quote", .nonEmptyText)
    content.fields["attribution"] = mapping.optional("attribution", .nonEmptyText)
    content.fields["title"] =
      mapping.optional("title", .nonEmptyText) ?? content.fields["quote"]
    return content
  }

  private func contact(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    let hasIdentifier = mapping.node(for: "contact-id")?.isNull == false
    content.fields["display-name"] = mapping.required(
      "display-name", .contactName(joiners: !hasIdentifier))
    content.fields["title"] =
      mapping.optional("title", .nonEmptyText) ?? content.fields["display-name"]
    for key in ["telephone", "email", "organization"] {
      content.fields[key] = mapping.optional(key, .nonEmptyText)
    }
    if let id = mapping.optional("contact-id", .contactID),
      let name = content.fields["display-name"]
    {
      content.contact = try? ContactCard(contactID: id, displayName: name)
    }
    return content
  }

  private func invite(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    content.fields["title"] = mapping.required("title", .nonEmptyText)
    content.fields["code"] = mapping.required(
      "code", .nonEmptyText, hint: "add the code of the invitation, such as 'code: MUSIC-A3B7K2'")
    return content
  }

  /// A page that its first heading names when it has no title.
  private func titled(from mapping: inout MappingReader) -> PageContent {
    var content = PageContent()
    // Going through a field leaves a heading out that shows no text, such as one of a picture.
    let heading = CardFields(["title": summary.firstHeading ?? ""])["title"]
    if let heading {
      content.fields["title"] = mapping.value("title", .nonEmptyText, default: heading)
    } else {
      content.fields["title"] = mapping.required(
        "title", .nonEmptyText,
        hint: place.slug != nil ? "add 'title: …', or a heading to the text" : nil)
    }
    content.titleIsHeading = mapping.node(for: "title")?.isNull ?? true
    return content
  }
}
