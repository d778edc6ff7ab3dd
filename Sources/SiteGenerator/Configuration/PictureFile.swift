import Canvas
import Diagnostics
import Documents

/// A picture file that a site, a section or a page names.
///
/// Two are equal when they name the same file at the same place.
package struct PictureFile: Hashable, Sendable {
  /// What a picture is for, as messages and keys name it.
  package enum Use: String, CaseIterable, Sendable {
    case background
    case logo
    case avatar
    case image
  }

  package let use: Use
  /// The path below the folder of the file that names it.
  package let path: String
  /// Where the path is written.
  package let location: SourceLocation
  /// What names it.
  private let source: SourceText

  /// A path below the folder of the file that is decoded.
  static func decoder(_ use: Use) -> ValueDecoder<PictureFile> {
    ValueDecoder { node, context in
      let source = context.source
      let path = ValueDecoder<String>.nonEmptyText.validated { path in
        OutputPath.fault(in: path).map { _ in
          ValueFault(
            "must be the path of a file below '\(folder(of: source))'",
            hint: "write it as in '\(use.rawValue): \(use.example)'")
        }
      }
      return path.decode(node, in: &context).map {
        PictureFile(use: use, path: $0, location: node.location, source: source)
      }
    }
  }

  /// The path as the user would type it.
  package var shownPath: String { "\(Self.folder(of: source))/\(path)" }

  private static func folder(of source: SourceText) -> String {
    OutputPath.folders(of: source.path).last ?? "."
  }

  /// The bytes of the file.
  ///
  /// - Parameter root: the folder of the site, by which the file that names this one was read.
  /// - Returns: the bytes.
  /// - Throws: `DiagnosticError` when the file is missing or cannot be read.
  func read(from root: Folder) throws(DiagnosticError) -> [UInt8] {
    let relative = root.relative(ofShown: shownPath)
    guard root.kind(of: relative) != nil else {
      throw fault(
        .missingFile, "the \(use.rawValue) '\(shownPath)' does not exist",
        hint: missingHint(relative, in: root))
    }
    do throws(FileError) {
      return try root.read(relative)
    } catch {
      throw fault(
        .unreadableFile, "cannot read the \(use.rawValue) '\(error.path)': \(error.reason)",
        hint: "check the file and its permissions")
    }
  }

  /// What to tell of a file that is no picture, or none that can be used.
  func unusable(_ error: PictureError, code: DiagnosticCode = .unusablePicture) -> DiagnosticError {
    fault(
      code, "the \(use.rawValue) '\(shownPath)' cannot be used: \(error.message)", hint: error.hint)
  }

  /// A fault at the place where the file is named.
  func fault(_ code: DiagnosticCode, _ message: String, hint: String) -> DiagnosticError {
    DiagnosticError(source.diagnostic(code, message, hint: hint, at: location))
  }

  /// The file of the nearest name in the folder, if one is near.
  private func missingHint(_ relative: String, in root: Folder) -> String {
    let folder = OutputPath.folders(of: relative).last ?? ""
    let names = ((try? root.list(folder)) ?? []).filter { $0.kind == .file }.map(\.name)
    let name = OutputPath.parts(of: relative).last ?? relative
    return NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      ?? "add the file, or write another path below '\(Self.folder(of: source))'"
  }

  package static func == (one: PictureFile, other: PictureFile) -> Bool {
    one.use == other.use && one.path == other.path && one.location == other.location
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(use)
    hasher.combine(path)
    hasher.combine(location)
  }
}

extension PictureFile.Use {
  /// A file's name as hints write it.
  fileprivate var example: String {
    switch self {
    case .background, .image: "photo.jpg"
    case .logo: "mark.png"
    case .avatar: "face.jpg"
    }
  }
}
