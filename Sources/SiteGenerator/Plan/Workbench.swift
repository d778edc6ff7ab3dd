import Canvas
import ShareCards

/// The tools of one worker, made when they are first needed and kept for its next artifact.
///
/// A workbench belongs to one task.
package final class Workbench {
  private let fonts: FontLibrary
  private var renderer: CardRenderer?

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The worker's card renderer.
  ///
  /// - Throws: `ShareCardError` when the libraries refuse to start.
  package func cardRenderer() throws(ShareCardError) -> CardRenderer {
    if let renderer { return renderer }
    let renderer = try CardRenderer(fonts: fonts)
    self.renderer = renderer
    return renderer
  }
}
