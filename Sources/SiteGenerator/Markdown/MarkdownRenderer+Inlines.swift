extension MarkdownRenderer {
  mutating func enterInline(_ node: MarkdownNode) {
    switch node.kind {
    case .text: html.text(node.literal)
    case .softBreak: html.markup("\n")
    case .lineBreak: html.markup("<br>\n")
    case .code:
      html.markup("<code>")
      html.text(node.literal)
      html.markup("</code>")
    case .htmlInline: html.markup(node.literal)
    case .emphasis: html.markup("<em>")
    case .strong: html.markup("<strong>")
    case .strikethrough: html.markup("<del>")
    case .link: enterLink(node)
    case .image: image(node)
    case .footnoteReference: reference(node)
    default: break
    }
  }

  mutating func leaveInline(_ node: MarkdownNode) {
    switch node.kind {
    case .emphasis: html.markup("</em>")
    case .strong: html.markup("</strong>")
    case .strikethrough: html.markup("</del>")
    case .link:
      html.markup("</a>")
      isInLink = false
    default: break
    }
  }

  private mutating func enterLink(_ node: MarkdownNode) {
    html.markup("<a")
    html.attribute("href", address: node.destination)
    title(of: node)
    html.markup(">")
    isInLink = true
  }

  private mutating func image(_ node: MarkdownNode) {
    html.markup("<img")
    html.attribute("src", address: node.destination)
    html.attribute("alt", node.plainText())
    title(of: node)
    html.markup(" loading=\"lazy\" decoding=\"async\">")
  }

  private mutating func title(of node: MarkdownNode) {
    let title = node.title
    if !title.isEmpty { html.attribute("title", title) }
  }
}
