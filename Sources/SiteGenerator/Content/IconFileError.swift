import Canvas
import Diagnostics

/// Why a path that an author wrote does not become an icon.
enum IconFileError: Error, Hashable, Sendable {
  /// An address of the web in place of a path.
  case address(String)
  /// A path that leads out of the folder of the site, as it was written.
  case outside(String)
  /// There is no such file; with the nearest picture in its folder.
  case missing(path: String, nearest: String?)
  /// The system does not give the file.
  case unreadable(FileError)
  /// More bytes than an icon can have.
  case tooLarge(path: String)
  /// No picture, or a broken one.
  case unusable(path: String, PictureError)
}

extension IconFileError {
  var code: DiagnosticCode {
    switch self {
    case .address, .outside: .invalidValue
    case .missing: .missingFile
    case .unreadable: .unreadableFile
    case .tooLarge, .unusable: .unusableIcon
    }
  }

  /// What is wrong, in one lower-case sentence without a full stop.
  var message: String {
    switch self {
    case .address(let text): "the icon '\(text.excerpt)' is an address, not a file of the site"
    case .outside(let path): "the icon '\(path.excerpt)' leads out of the site's folder"
    case .missing(let path, _): "the icon '\(path.excerpt)' does not exist"
    case .unreadable(let error): "cannot read the icon '\(error.path)': \(error.reason)"
    case .tooLarge(let path):
      "the icon '\(path)' is larger than \(IconFiles.maximumBytes >> 20) MB"
    case .unusable(let path, let error): "the icon '\(path)' cannot be used: \(error.message)"
    }
  }

  /// What to do about it, in the same form as the message.
  var hint: String {
    switch self {
    case .address: "save the picture beside this file, and write its name"
    case .outside: "put the picture into the site's folder, beside this file"
    case .missing(_, let nearest?): "did you mean '\(nearest)'?"
    case .missing(_, nil): "add the file, or write its path from the folder of this one"
    case .unreadable: "check the file and its permissions"
    case .tooLarge: "make it smaller"
    case .unusable(_, let error): error.hint
    }
  }
}
