import Mustache

extension TemplateValue {
  /// The addresses of assets by the names that templates have for them: `{{assets.style.css}}`.
  ///
  /// - Parameters:
  ///   - assets: a theme's assets.
  ///   - url: the site's address.
  /// - Returns: an object, in which each dot of a path leads one level down.
  static func addresses(of assets: [ThemeAsset], on url: SiteURL) -> TemplateValue {
    var values: [String: TemplateValue] = [:]
    for asset in assets.named {
      insert(.text(asset.address(on: url)), at: asset.nameParts[...], into: &values)
    }
    return .object(values)
  }

  private static func insert(
    _ value: TemplateValue, at parts: ArraySlice<String>,
    into values: inout [String: TemplateValue]
  ) {
    guard let first = parts.first else { return }
    if parts.count == 1 {
      values[first] = value
      return
    }
    var inner: [String: TemplateValue] = [:]
    if case .object(let found) = values[first] { inner = found }
    insert(value, at: parts.dropFirst(), into: &inner)
    values[first] = .object(inner)
  }
}
