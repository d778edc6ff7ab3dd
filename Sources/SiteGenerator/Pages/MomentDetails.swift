import Mustache
import QRCodes
import ShareCards

/// The values that a moment has by its kind.
struct MomentDetails {
  let page: Page
  let data: PageData

  var values: [String: TemplateValue] {
    let fields = page.fields
    var values: [String: TemplateValue] = [
      "progress": progress, "statistics": statistics, "contact": contact,
      "updated": data.date(page.dates.updated, language: page.language),
      "invite": fields["code"].map { ["code": .text($0)] } ?? .null,
      // A quote without a title of its own is the title already.
      "quote": data.optional(fields["quote"].flatMap { $0 == page.title ? nil : $0 }),
    ]
    for name in ["subtitle", "metric", "attribution"] {
      values[name] = data.optional(fields[name])
    }
    return values
  }

  private var progress: TemplateValue {
    guard let progress = page.progress else { return .null }
    return [
      "value": .text("\(progress)"), "percent": .text(String(Int((progress * 100).rounded()))),
    ]
  }

  private var statistics: TemplateValue {
    guard !page.stats.isEmpty else { return .null }
    return [
      "date-range": data.optional(page.fields["date-range"]),
      "stats": .list(page.stats.map(value)),
    ]
  }

  private func value(of stat: StatItem) -> TemplateValue {
    [
      "label": .text(stat.label), "value": .text(stat.value),
      "trend": stat.trend.map(value) ?? .null,
      "series": Sparkline(stat.series).map { line in
        [
          "path": .text(line.path), "width": .text(String(Sparkline.width)),
          "height": .text(String(Sparkline.height)),
        ]
      } ?? .null,
    ]
  }

  private func value(of trend: StatItem.Trend) -> TemplateValue {
    let key: StringKey =
      switch trend {
      case .up: .trendUp
      case .down: .trendDown
      case .neutral: .trendNeutral
      }
    return [
      "name": .text(trend.rawValue), "text": .text(data.text(key, language: page.language)),
      "is-up": .bool(trend == .up), "is-down": .bool(trend == .down),
      "is-neutral": .bool(trend == .neutral),
    ]
  }

  private var contact: TemplateValue {
    guard page.kind == .contact, let name = page.fields["display-name"] else { return .null }
    let values: [String: TemplateValue] = [
      // A contact without a title of its own has the name as its title.
      "name": name == page.title ? .null : .text(name),
      "organization": data.optional(page.fields["organization"]),
      "telephone": page.fields["telephone"].map { text in
        ["text": .text(text), "address": data.optional(ContactAddress.telephone(text))]
      } ?? .null,
      "email": page.fields["email"].map { text in
        ["text": .text(text), "address": data.optional(ContactAddress.email(text))]
      } ?? .null,
    ]
    // A theme would show an empty list.
    return values.values.allSatisfy { $0 == .null } ? .null : .object(values)
  }
}
