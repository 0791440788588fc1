import Foundation

/// The styles that a `foregroundStyle` modifier sets: what `.primary`, `.secondary` ...
///
/// mean inside of it.
package final class ForegroundStyles: Sendable {
  /// One to three styles, from primary on.
  package let styles: [AnyShapeStyle]
  /// What hierarchical styles among them relate to.
  package let outer: ForegroundStyles?
  /// Whether controls that have a tint keep it, as in a section's header: nobody who wrote views chose these styles.
  package let yieldsToTint: Bool

  package init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?, yieldsToTint: Bool = false) {
    self.styles = styles
    self.outer = outer
    self.yieldsToTint = yieldsToTint
  }

  /// The style at a level: the given one, or the last one made weaker.
  func resolve(in context: StyleContext) -> ResolvedStyle {
    var inner = context
    inner.foreground = outer
    let index = min(context.level, styles.count - 1)
    inner.level = context.level - index
    return styles[index]._resolve(in: inner)
  }
}

extension ForegroundStyles: Equatable {
  package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
    a === b
      || a.styles.count == b.styles.count
        && zip(a.styles, b.styles).allSatisfy { $0.comparisonKey == $1.comparisonKey }
        && a.outer == b.outer
  }
}

extension StyleContext {
  /// The foreground style around, at the context's level.
  func resolveForeground() -> ResolvedStyle {
    if let foreground { return foreground.resolve(in: self) }
    let labels: [SystemColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]
    return ResolvedStyle(
      labels[min(level, labels.count - 1)].rgba(
        environment.colorScheme,
        environment.colorSchemeContrast
      )
    )
  }

  /// A style at the context's level: weaker, the further down.
  func leveled(_ style: ResolvedStyle) -> ResolvedStyle {
    guard level > 0 else { return style }
    var style = style
    let opacities: [CGFloat] = [1, 0.5, 0.25, 0.2, 0.15]
    style.opacity *= opacities[min(level, opacities.count - 1)]
    return style
  }
}
