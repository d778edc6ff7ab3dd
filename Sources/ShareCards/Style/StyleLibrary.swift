import Canvas
import Diagnostics
import Documents

/// The styles of a theme: the built-in ones and those of its files.
package struct StyleLibrary: Sendable {
  /// The styles by their names.
  package private(set) var styles: [String: ShareCardStyle]
  /// What is wrong with what the files name.
  package private(set) var diagnostics: [Diagnostic] = []

  private let definitions: [String: StyleDefinition]
  private let pictures: [String: File]

  /// A picture file that styles can name.
  package struct File: Sendable {
    let bytes: [UInt8]
    let key: PictureCache.Key

    /// A file by its bytes and their fingerprint.
    package init(bytes: [UInt8], key: PictureCache.Key) {
      self.bytes = bytes
      self.key = key
    }
  }

  /// Puts together what the files say.
  ///
  /// - Parameters:
  ///   - definitions: what the files say, by the styles' names. One with the name of a built-in style
  ///     takes its place and can extend it.
  ///   - pictures: the picture files beside them, by their names.
  ///   - brand: the site's brand colour, of which tones are.
  package init(
    _ definitions: [String: StyleDefinition], pictures: [String: File] = [:],
    brand: CardColor? = nil
  ) {
    self.definitions = definitions
    self.pictures = pictures
    styles = Dictionary(uniqueKeysWithValues: Self.builtIn.map { ($0.id, $0) })
    for name in definitions.keys.sorted() {
      guard let (definition, base) = resolved(name) else { continue }
      let file = definition.picture.flatMap { picture($0) }
      // A picture that is missing was told; the card would not be what its author wants.
      if definition.picture != nil, file == nil { continue }
      styles[name] = definition.style(id: name, base: base, brand: brand, file: file)
    }
  }

  /// The styles in the order of their names.
  package var sorted: [ShareCardStyle] { styles.values.sorted { $0.id < $1.id } }

  /// The styles that need no file.
  static let builtIn: [ShareCardStyle] = [.minimal, .branded, .statistics]

  /// A definition with the values of all that it extends, and the built-in style at the end of them;
  /// nil after what is wrong was told.
  private mutating func resolved(_ name: String) -> (StyleDefinition, base: ShareCardStyle?)? {
    guard var result = definitions[name] else { return nil }
    var path = [name]
    while let parent = result.parent {
      let isItself = path.last == parent.name
      if let next = definitions[parent.name], !isItself {
        guard !path.contains(parent.name) else {
          let names = (path + [parent.name]).joined(separator: " > ")
          tell(
            .invalidValue, "the style '\(name)' extends itself: \(names)",
            hint: "remove 'extends' from one of them", at: parent)
          return nil
        }
        path.append(parent.name)
        result = result.filled(from: next)
      } else if let base = Self.builtIn.first(where: { $0.id == parent.name }) {
        return (result, base)
      } else {
        let names = Set(definitions.keys).union(Self.builtIn.map(\.id)).subtracting(path).sorted()
        tell(
          .unknownStyle,
          isItself
            ? "the style '\(parent.name)' extends itself"
            : "unknown style '\(parent.name.excerpt)'",
          hint: NearestName.hint(for: parent.name, among: names, label: "styles"), at: parent)
        return nil
      }
    }
    return (result, nil)
  }

  private mutating func picture(_ name: StyleDefinition.Name) -> CardPicture? {
    guard let file = pictures[name.name] else {
      let hint = NearestName.suggestion(for: name.name, among: pictures.keys.sorted())
      tell(
        .missingFile, "the picture '\(name.name)' does not exist beside the style",
        hint: hint.map { "did you mean '\($0)'?" } ?? "add the file to the theme's 'styles'",
        at: name)
      return nil
    }
    do throws(PictureError) {
      return CardPicture(source: try PictureSource(file.bytes), key: file.key)
    } catch {
      tell(
        .unusablePicture, "the picture '\(name.name)' cannot be used: \(error.message)",
        hint: error.hint, at: name)
      return nil
    }
  }

  private mutating func tell(
    _ code: DiagnosticCode, _ message: String, hint: String, at name: StyleDefinition.Name
  ) {
    let diagnostic = name.value.diagnostic(code, message, hint: hint, at: name.location)
    // A style that several others extend is told once.
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
