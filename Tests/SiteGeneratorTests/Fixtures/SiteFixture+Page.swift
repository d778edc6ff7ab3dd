extension SiteFixture {
  /// A site whose only page is `content/a.md`, with lines of front matter and a text.
  convenience init(
    frontMatter: String, body: String = "", files: [String: String?] = [:],
    configuration: String = ""
  ) throws {
    var all = files
    all["content/a.md"] = "---\n\(frontMatter)\n---\n\(body)"
    try self.init(all, configuration: configuration)
  }
}
