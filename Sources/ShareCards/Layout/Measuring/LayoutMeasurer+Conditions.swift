import Canvas

extension LayoutMeasurer {
  /// Whether all is as a view wants it for being there.
  func isWanted(_ node: LayoutNode) -> Bool { node.modifiers.conditions.allSatisfy(isMet) }

  /// Whether a condition is as a view wants it.
  private func isMet(_ condition: LayoutCondition) -> Bool {
    isSo(condition.subject) == condition.isWanted
  }

  private func isSo(_ subject: LayoutCondition.Subject) -> Bool {
    switch subject {
    case .field(let name): fields[name] != nil
    case .picture(let role): card.pictures[role] != nil
    case .fact(let fact):
      switch fact {
      case .qr: plateSide != nil
      case .progress: progress != nil
      case .series: item.map { !$0.series.isEmpty } ?? false
      case .light: card.style.isLight
      case .dark: !card.style.isLight
      case .leading: card.style.alignment == .leading
      case .centered: card.style.alignment == .center
      case .header: card.style.brandPlacement == .header
      case .footer: card.style.brandPlacement == .footer
      }
    }
  }

  /// How much of the card's goal is reached, 0 … 1; nil when the card does not show it.
  var progress: Double? {
    card.progress.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }
}

extension ShareCardStyle {
  /// Whether black has more contrast to the background than white.
  fileprivate var isLight: Bool {
    let ground = backgroundColor.canvasColor.over(.white)
    return Color.black.contrast(with: ground) > Color.white.contrast(with: ground)
  }
}
