import Canvas
import Diagnostics
import Documents
import QRCodes
import ShareCards

/// The picture file that `site.yml` names for the middle of codes.
package struct LogoFile: Hashable, Sendable {
  /// The path below `site/`.
  package let path: String
  /// Where the path is written.
  package let location: SourceLocation

  /// A logo of more pixels than this is no logo.
  private static let maximumPixels = 1 << 24
  /// The longest side in pixels of what cards are drawn from: every card scales it anew, and even the
  /// largest one at scale 3 shows a logo of about 400.
  private static let workingSide = 512

  /// The path of a file in `site/`.
  static let decoder = ValueDecoder<LogoFile> { node, context in
    let path = ValueDecoder<String>.nonEmptyText.validated { path in
      OutputPath.fault(in: path).map { _ in
        ValueFault(
          "must be the path of a file below 'site'", hint: "write it as in 'logo: mark.png'")
      }
    }
    return path.decode(node, in: &context).map { LogoFile(path: $0, location: node.location) }
  }

  /// Reads the picture, and reduces one that is larger than any card shows it.
  ///
  /// - Parameters:
  ///   - root: the folder that holds `site/`.
  ///   - source: `site.yml`.
  /// - Returns: the logo.
  /// - Throws: `DiagnosticError` when the file is missing, cannot be read or is no picture.
  func load(from root: Folder, source: SourceText) throws(DiagnosticError) -> CodeLogo {
    let relative = "site/\(path)"
    func fault(_ code: DiagnosticCode, _ message: String, _ hint: String) -> DiagnosticError {
      DiagnosticError(source.diagnostic(code, message, hint: hint, at: location))
    }
    guard root.kind(of: relative) != nil else {
      throw fault(
        .missingFile, "the logo '\(root.shown(relative))' does not exist",
        "add the file, or write another path below 'site'")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try root.read(relative)
    } catch {
      throw fault(
        .unreadableFile, "cannot read the logo '\(error.path)': \(error.reason)",
        "check the file and its permissions")
    }
    let picture: Picture
    do throws(PictureError) {
      picture = try PictureSource(bytes, maximumPixels: Self.maximumPixels)
        .reduced(toSide: Self.workingSide)
    } catch {
      throw fault(
        .unusableLogo, "the logo '\(root.shown(relative))' cannot be used: \(error.message)",
        error.hint)
    }
    let plane = LuminancePlane(
      width: picture.width, height: picture.height, bytes: picture.luminance())
    guard let plane, plane.bytes.contains(where: { $0 < Self.faintest }) else {
      throw fault(
        .unusableLogo, "the logo '\(root.shown(relative))' shows nothing on a white ground",
        "use a mark in dark or strong colours; a drawing needs a size or a viewBox")
    }
    guard !Self.holdsCode(plane) else {
      throw fault(
        .unusableLogo, "the logo '\(root.shown(relative))' holds a QR code of its own",
        "use a mark without one, since readers may open that instead")
    }
    return CodeLogo(picture: picture, identity: Fingerprint(of: bytes).text)
  }

  /// A luma that can just be told from white.
  private static let faintest = 240

  /// Whether a reader finds a code in the picture as it lies on the plate.
  private static func holdsCode(_ plane: LuminancePlane) -> Bool {
    guard let finder = try? CodeFinder() else { return false }
    return !finder.codes(in: plane).codes.isEmpty
  }
}
