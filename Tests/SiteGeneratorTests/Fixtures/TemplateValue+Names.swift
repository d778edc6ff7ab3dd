import Mustache

extension TemplateValue {
  /// The value below this one by names and places in lists, such as `page.cards.0.alt`; nil where
  /// there is none of that name.
  subscript(path: String) -> TemplateValue? {
    path.split(separator: ".").reduce(self) { (value: TemplateValue?, part) in
      switch value {
      case .object(let values): return values[String(part)]
      case .list(let items):
        guard let index = Int(part), items.indices.contains(index) else { return nil }
        return items[index]
      default: return nil
      }
    }
  }

  /// The text at a path of every item of a list.
  func texts(_ path: String, each name: String) -> [String] {
    guard case .list(let items)? = self[path] else { return [] }
    return items.map { item in
      if case .text(let text)? = item[name] { text } else { "none" }
    }
  }
}
