/// One step from a value to a part of it.
enum DecodingPathComponent: Sendable {
  case key(String)
  /// An item of a list, counted from 1 as people count.
  case item(Int)
}

extension [DecodingPathComponent] {
  /// The path as messages write it: `'cards.sizes'`, `item 2 of 'tags'`, `'label' of item 1 of
  /// 'stats'`.
  var text: String {
    var result = ""
    var keys: [String] = []
    func named() -> String {
      let name = keys.isEmpty ? "" : "'\(keys.joined(separator: "."))'"
      return [name, result].filter { !$0.isEmpty }.joined(separator: " of ")
    }
    for component in self {
      switch component {
      case .key(let key):
        keys.append(key.excerpt)
      case .item(let number):
        let list = named()
        result = list.isEmpty ? "item \(number)" : "item \(number) of \(list)"
        keys = []
      }
    }
    return named()
  }
}
