import Diagnostics
import Documents

/// The files of a theme, each from the nearest place that has it and read once.
struct ThemeFiles {
  /// The theme's name.
  let name: String
  let chain: ThemeChain
  private var files: [String: ThemeFile] = [:]
  /// The files of `strings/` in all places, the farthest first: these do not replace one another.
  private(set) var strings: [ThemeFile] = []
  /// What is wrong with manifests, files that cannot be read, and files that have no effect.
  private(set) var diagnostics: [Diagnostic]

  /// Finds and reads the files of a theme.
  ///
  /// - Parameters:
  ///   - name: the theme's name.
  ///   - catalogue: the themes that there are.
  /// - Throws: `DiagnosticError` when there is no such theme, or none of those that it extends.
  init(name: String, in catalogue: ThemeCatalogue) throws(DiagnosticError) {
    self.name = name
    chain = try ThemeChain(name, in: catalogue)
    diagnostics = chain.diagnostics + chain.layers.flatMap(\.warnings)
    var sources: [String: ThemeLayer] = [:]
    for layer in chain.layers.reversed() {
      for path in layer.paths where path != ThemePart.manifest {
        if ThemePart(path: path) == .strings {
          if let file = read(path, from: layer) { strings.append(file) }
        } else {
          sources[path] = layer
        }
      }
    }
    for (path, layer) in sources.sorted(by: { $0.key < $1.key }) {
      files[path] = read(path, from: layer)
    }
  }

  /// The manifests of the theme and of those that it extends, the nearest first.
  var manifests: [ThemeManifest] { chain.members.compactMap(\.manifest) }

  subscript(path: String) -> ThemeFile? { files[path] }

  /// The files of one part, in the order of their paths' bytes.
  ///
  /// Of the texts in one language these are the nearest alone.
  func files(of part: ThemePart) -> [ThemeFile] {
    let candidates =
      part == .strings
      ? Dictionary(strings.map { ($0.path, $0) }, uniquingKeysWith: { $1 }) : files
    return candidates.values.filter { ThemePart(path: $0.path) == part }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// What to tell of a file that the theme needs and no place has.
  func missing(_ path: String) -> Diagnostic {
    let canExtend = chain.members.last.map { $0.layers.allSatisfy { !$0.isBuiltIn } } ?? false
    let place = chain.layers.first?.shown(path) ?? path
    return Diagnostic(
      .missingThemeFile, "the theme '\(name)' has no file '\(path)'",
      hint: "add \(place)" + (canExtend ? ", or 'extends: default' to its theme.yml" : ""))
  }

  /// Changes when any of the files does.
  var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    for member in chain.members { builder.add(member.source.bytes) }
    let others = ThemePart.allCases.filter { $0 != .strings }
    for file in others.flatMap(files(of:)) + strings {
      builder.add(file.path)
      builder.add(file.bytes)
    }
    return builder.finish()
  }

  /// Changes when any of the files does, or the place that it is from, or what is to be told of
  /// them.
  var placedFingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(name)
    builder.add(fingerprint)
    let all = ThemePart.allCases.filter { $0 != .strings }.flatMap(files(of:)) + strings
    for file in all { builder.add(file.shownPath) }
    for layer in chain.layers { builder.add(layer.place.text) }
    for diagnostic in diagnostics { builder.add(diagnostic.message) }
    return builder.finish()
  }

  /// The paths of the font files of each place, the nearest place first.
  var fontFiles: [[String]] {
    fonts.map { layer, files in files.compactMap { layer.filePath(of: $0.path) } }
  }

  /// Changes when any of the fonts does, or the theme that it is from, which all cards may show.
  var fontsFingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    for (layer, files) in fonts {
      for file in files {
        builder.add(layer.theme)
        builder.add(file.path)
        builder.add(file.bytes)
      }
    }
    return builder.finish()
  }

  private var fonts: [(layer: ThemeLayer, files: [ThemeFile])] {
    let fonts = files(of: .fonts)
    return chain.layers.map { layer in (layer, fonts.filter { $0.place == layer.place }) }
  }

  private mutating func read(_ path: String, from layer: ThemeLayer) -> ThemeFile? {
    do throws(DiagnosticError) {
      return try layer.read(path)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }
}
