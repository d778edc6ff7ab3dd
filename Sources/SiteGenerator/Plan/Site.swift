import Canvas
import Documents
import ShareCards

/// Everything that a site is made from, loaded and checked.
package struct Site: Sendable {
  package let configuration: SiteConfiguration
  /// The text that the configuration was read from, into which messages point.
  let source: SourceText
  let theme: Theme
  let content: Content
  /// The files of `site/static/`, which are copied as they are.
  let staticFiles: [StaticFile]
  let icons: SiteIcons
  let fonts: FontLibrary
  /// The picture in the middle of the cards' codes.
  let codeLogo: CodeLogo?
  /// The picture files that cards show.
  let pictureFiles: PictureShelf
  /// Changes with the configuration, the theme, the fonts and the generator: with all that every
  /// page depends on.
  let fingerprint: Fingerprint
  /// What keeps the pictures that cards show, for all workers.
  private let pictures = PictureCache()

  /// A file that is copied.
  struct StaticFile: Sendable {
    let path: String
    /// Where it is, as the user would type it.
    let origin: String
    let bytes: [UInt8]
  }
}

extension Site {
  /// The pages that are published, in the order of their files and records.
  package var pages: [Page] { content.pages }

  /// Whether the tools of a worker on another site are as good for this one.
  package func canUseWorkbenches(of other: Site) -> Bool { fonts.isSame(as: other.fonts) }

  /// The tools of one worker.
  package func makeWorkbench() -> Workbench {
    Workbench(fonts: fonts, pictures: pictures)
  }
}
