/// Collects where links in Markdown texts can lead.
struct LinkPlanner {
  let site: Site
  let outline: SiteOutline

  /// The map; without an entry when no text has a link, since it takes a while for many pages.
  func plan() -> LinkMap {
    let url = site.configuration.url
    let bodies = [site.content.pages.map(\.body), site.content.sections.values.map(\.body)]
    guard bodies.joined().contains(where: LinkMap.mayHaveLinks) else {
      return LinkMap(url: url, contents: [:], outputs: [])
    }
    return LinkMap(
      url: url, contents: contents, outputs: outputs, unpublished: site.content.unpublished)
  }

  private var contents: [String: String] {
    var contents: [String: String] = [:]
    for page in site.content.pages where page.origin.record == nil {
      contents[page.origin.contentPath] = page.outputPath
      for resource in page.resources {
        contents[resource.contentPath] = "\(page.path)/\(resource.name)"
      }
    }
    for section in outline.sections { contents[section.origin.contentPath] = section.outputPath }
    contents["_index.md"] = "index.html"
    return contents
  }

  private var outputs: [String] {
    var outputs = outline.moments.flatMap { moment in
      [moment.page.outputPath] + moment.cards.map(\.path)
        + moment.page.resources.map { "\(moment.page.path)/\($0.name)" }
        + moment.page.aliases.map(\.outputPath)
    }
    outputs += outline.lists.flatMap { list in
      list.pages(of: site.configuration.pageSize).indices.map { list.outputPath(ofPage: $0 + 1) }
    }
    outputs += outline.taxonomies.map(\.outputPath)
    outputs += site.theme.assets.map(\.outputPath)
    outputs += site.staticFiles.map(\.path)
    outputs += AppLinkFile.files(for: site.configuration.app).map(\.path)
    outputs.append("404.html")
    return outputs
  }
}
