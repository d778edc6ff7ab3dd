extension Card {
  /// The texts that layouts show by their names: those of the card, and what follows from them.
  var layoutFields: CardFields {
    var fields = fields
    fields["caption"] = code?.caption
    fields["brand-initial"] = fields["brand"]?.first.map { String($0).uppercased() }
    fields["initials"] = (fields["display-name"] ?? fields["title"])?.initials
    return fields
  }
}

extension String {
  /// The first characters of the first and of the last word, such as `ML`.
  fileprivate var initials: String {
    let words = split(whereSeparator: \.isWhitespace)
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first }.map { $0.uppercased() }.joined()
  }
}
