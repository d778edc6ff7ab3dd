/// What a tag does.
enum TagKind: Equatable {
  case variable(isEscaped: Bool)
  case section
  case invertedSection
  /// A part of a template that can be replaced, or, directly inside a parent, the replacement.
  case block
  case parent
  case partial
  case closing
  case comment
  case setDelimiter

  /// The kind that the mark behind the opening delimiter means, or nil for a plain variable.
  init?(sigil: UInt8?) {
    switch sigil {
    case UInt8(ascii: "&"): self = .variable(isEscaped: false)
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .invertedSection
    case UInt8(ascii: "$"): self = .block
    case UInt8(ascii: "<"): self = .parent
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "/"): self = .closing
    case UInt8(ascii: "!"): self = .comment
    case UInt8(ascii: "="): self = .setDelimiter
    default: return nil
    }
  }

  /// Whether a closing tag must follow.
  var opensElement: Bool {
    switch self {
    case .section, .invertedSection, .block, .parent: true
    default: false
    }
  }

  /// Whether the name is looked up in the data, where dots separate its parts.
  var namesData: Bool {
    switch self {
    case .variable, .section, .invertedSection: true
    default: false
    }
  }

  /// Whether an asterisk before the name says that the data holds the true name.
  var allowsDynamicName: Bool {
    self == .partial || self == .parent
  }

  /// What messages call the tag.
  var noun: String {
    switch self {
    case .variable: "variable"
    case .section: "section"
    case .invertedSection: "inverted section"
    case .block: "block"
    case .parent: "parent"
    case .partial: "partial"
    case .closing: "closing tag"
    case .comment: "comment"
    case .setDelimiter: "set-delimiter tag"
    }
  }

  /// The mark that messages show in examples.
  var sigil: String {
    switch self {
    case .variable(let isEscaped): isEscaped ? "" : "&"
    case .section: "#"
    case .invertedSection: "^"
    case .block: "$"
    case .parent: "<"
    case .partial: ">"
    case .closing: "/"
    case .comment: "!"
    case .setDelimiter: "="
    }
  }
}
