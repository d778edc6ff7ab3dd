import CDeflate
import CGD
import CLCMS
import CPango
import CRSVG

/// The versions of the libraries that cards are drawn with, which decide about pixels and bytes.
package enum LibraryVersions {
  /// All versions as one text, for fingerprints.
  ///
  /// They are those of the libraries that run, but for libdeflate, which does not tell its own: its
  /// version is the one that this program was compiled with.
  package static let text = [
    "cairo \(string(cairo_version_string()))", "fontconfig \(FcGetVersion())",
    "freetype \(freeType)", "gd \(string(gdVersionString()))",
    "harfbuzz \(string(hb_version_string()))", "lcms \(cmsGetEncodedCMMversion())",
    "libdeflate \(LIBDEFLATE_VERSION_STRING)",
    "librsvg \(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
    "pango \(string(pango_version_string()))",
  ].joined(separator: ", ")

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// FreeType tells its version by an instance alone.
  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
