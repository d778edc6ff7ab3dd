extension PagePlace {
  /// The place of a page that options describe: like that of a record, which has no file of its own.
  static let commandLine = PagePlace(file: "command line", section: "", slug: nil)

  private init(file: String, section: String, slug: String?) {
    self.file = file
    self.section = section
    self.slug = slug
  }
}
