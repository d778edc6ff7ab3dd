import Canvas
import ShareCards
import Synchronization

/// What of a site need not be made again when it is loaded again, since its files are as they were.
///
/// The theme's files are read each time, and what they gave is used again only while all of their
/// bytes are the same. Fonts of the system are looked for once: who installs one starts again.
package final class LoadingMemory: Sendable {
  /// What fonts depend on.
  struct FontKey: Hashable {
    let themeFiles: [[String]]
    let fingerprint: Fingerprint?
  }

  private struct State {
    var fonts: (key: FontKey, library: FontLibrary)?
    var theme: (key: Fingerprint, value: LoadedTheme)?
  }

  private let state = Mutex(State())

  package init() {}

  /// The fonts of a key; made unless they are those of the load before.
  func fonts(
    _ key: FontKey, make: () throws(CanvasError) -> FontLibrary
  ) throws(CanvasError) -> FontLibrary {
    if let known = state.withLock({ $0.fonts }), known.key == key { return known.library }
    let library = try make()
    state.withLock { $0.fonts = (key, library) }
    return library
  }

  /// What a theme's files gave; read unless they are as in the load before.
  ///
  /// A theme with anything to tell is not remembered, since what is told names files and lines.
  func theme(_ key: Fingerprint, make: () -> LoadedTheme) -> LoadedTheme {
    if let known = state.withLock({ $0.theme }), known.key == key { return known.value }
    let value = make()
    state.withLock { $0.theme = value.diagnostics.isEmpty ? (key, value) : nil }
    return value
  }
}
