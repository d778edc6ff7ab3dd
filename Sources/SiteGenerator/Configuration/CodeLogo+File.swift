import Canvas
import Diagnostics
import QRCodes
import ShareCards

extension CodeLogo {
  /// A logo of more pixels than this is no logo.
  private static let maximumPixels = 1 << 24
  /// The longest side in pixels of what cards are drawn from: every card scales it anew, and even the
  /// largest one at scale 3 shows a logo of about 400.
  private static let workingSide = 512

  /// Reads the picture for the middle of codes, and reduces one that is larger than any card shows it.
  ///
  /// - Parameters:
  ///   - file: the file that `site.yml` names.
  ///   - root: the folder that holds `site/`.
  /// - Returns: the logo.
  /// - Throws: `DiagnosticError` when the file is missing, cannot be read or is no picture.
  static func load(_ file: PictureFile, from root: Folder) throws(DiagnosticError) -> CodeLogo {
    let bytes = try file.read(from: root)
    let picture: Picture
    do throws(PictureError) {
      picture = try PictureSource(bytes, maximumPixels: maximumPixels)
        .reduced(toSide: workingSide)
    } catch {
      throw file.unusable(error, code: .unusableLogo)
    }
    let plane = LuminancePlane(
      width: picture.width, height: picture.height, bytes: picture.luminance())
    guard let plane, plane.bytes.contains(where: { $0 < faintest }) else {
      throw file.fault(
        .unusableLogo, "the logo '\(file.shownPath)' shows nothing on a white ground",
        hint: "use a mark in dark or strong colours; a drawing needs a size or a viewBox")
    }
    guard !holdsCode(plane) else {
      throw file.fault(
        .unusableLogo, "the logo '\(file.shownPath)' holds a QR code of its own",
        hint: "use a mark without one, since readers may open that instead")
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
