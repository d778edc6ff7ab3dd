/// What can be wrong with the text of a template.
enum Mistake {
  case invalidEncoding
  case unclosedTag(isComment: Bool, close: String)
  case unbalancedTriple(open: String, close: String)
  case invalidDelimiters
  case missingName(TagKind)
  case whitespaceInName(String)
  case emptyNamePart(String)
  case unclosedElement(Tag)
  case unexpectedClosing(name: String)
  case mismatchedClosing(name: String, open: Tag, line: Int)
  case crossedClosing(name: String, open: Tag, line: Int)
  case withoutEffect(Tag, parent: String)
  case repeatedBlock(name: String, parent: String)
  case tooDeep(limit: Int)
}

// MARK: - Words

extension Mistake {
  /// What is wrong, as diagnostics say it.
  var message: String {
    switch self {
    case .invalidEncoding:
      "the template is not valid utf-8"
    case .unclosedTag(let isComment, _):
      isComment ? "this comment is never closed" : "this tag is never closed"
    case .unbalancedTriple(let open, let close):
      "this tag opens with '\(open)' but closes with '\(close)'"
    case .invalidDelimiters:
      "these are not two delimiters"
    case .missingName(let kind):
      "this \(kind.noun) has no name"
    case .whitespaceInName(let name):
      "the name '\(name)' contains whitespace"
    case .emptyNamePart(let name):
      "the name '\(name)' has an empty part"
    case .unclosedElement(let tag):
      "\(tag.kind.noun) '\(tag.name)' is never closed"
    case .unexpectedClosing(let name):
      "closing tag '\(name)' has nothing to close"
    case .mismatchedClosing(let name, let open, let line):
      "closing tag '\(name)' does not match \(open.kind.noun) '\(open.name)' of line \(line)"
    case .crossedClosing(let name, let open, let line):
      "closing tag '\(name)' comes before \(open.kind.noun) '\(open.name)' of line \(line) is closed"
    case .withoutEffect(let tag, let parent):
      "\(tag.kind.noun) '\(tag.name)' has no effect directly inside parent '\(parent)'"
    case .repeatedBlock(let name, let parent):
      "block '\(name)' is given to parent '\(parent)' twice"
    case .tooDeep(let limit):
      "tags are nested more than \(limit) levels deep"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .invalidEncoding:
      "save the file as utf-8"
    case .unclosedTag(_, let close):
      "end it with '\(close)'"
    case .unbalancedTriple(_, let close):
      "end it with '}\(close)'"
    case .invalidDelimiters:
      """
      write two with a space between them, as in '{{=<% %>=}}'; each has at most \
      \(Delimiters.maximumLength) bytes and no '='
      """
    case .missingName(let kind):
      "write one, as in '{{\(kind.sigil)title}}'"
    case .whitespaceInName:
      "write the name without whitespace"
    case .emptyNamePart:
      "join the parts with single dots; a dot alone is the current value"
    case .unclosedElement(let tag):
      "add '{{/\(tag.name)}}' where it ends"
    case .unexpectedClosing(let name):
      "remove it, or add '{{#\(name)}}' where its section begins"
    case .mismatchedClosing(_, let open, _):
      "write '{{/\(open.name)}}'"
    case .crossedClosing(_, let open, _):
      "write '{{/\(open.name)}}' before it"
    case .withoutEffect:
      "put it inside a block that the parent has"
    case .repeatedBlock:
      "keep one of the two"
    case .tooDeep:
      "move the inner part into a partial"
    }
  }
}
