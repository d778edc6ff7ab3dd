import Canvas
import ShareCards

/// The tools of one worker, made when they are first needed and kept for its next artifact.
///
/// A workbench belongs to one task.
package final class Workbench {
  private let fonts: FontLibrary
  private let pictures: PictureCache
  private var renderer: CardRenderer?

  /// - Parameters:
  ///   - fonts: the fonts of cards.
  ///   - pictures: what keeps decoded pictures; the workbenches of a build share one.
  package init(fonts: FontLibrary, pictures: PictureCache = PictureCache()) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// The worker's card renderer.
  ///
  /// - Throws: `ShareCardError` when the libraries refuse to start.
  package func cardRenderer() throws(ShareCardError) -> CardRenderer {
    if let renderer { return renderer }
    let renderer = try CardRenderer(fonts: fonts, pictures: pictures)
    self.renderer = renderer
    return renderer
  }
}
