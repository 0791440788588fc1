@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import Foundation

/// What of the environment a font depends on.
package struct FontContext: Hashable, Sendable {
  package var dynamicTypeSize = DynamicTypeSize.large
  package var legibilityWeight: LegibilityWeight?

  package init() {}
}

extension Font {
  /// The font as text is measured and painted with.
  ///
  /// - Parameter design: The design for fonts that don't name one; nil for the default.
  package func resolve(in context: FontContext, design: Design? = nil) -> ResolvedFont {
    var font = resolvedBase(in: context, design: design)
    for change in changes { change.apply(to: &font) }
    if context.legibilityWeight == .bold { font.weight = Self.legible(font.weight) }
    return font
  }

  private func resolvedBase(in context: FontContext, design: Design?) -> ResolvedFont {
    switch base {
    case .style(let style, let own, let weight):
      ResolvedFont(
        family: .system((own ?? design ?? .default).resolved),
        size: style.size(at: context.dynamicTypeSize),
        weight: (weight ?? style.weight).value,
        lineGap: style.leading(at: context.dynamicTypeSize)
      )
    case .system(let size, let weight, let own):
      ResolvedFont(
        family: .system((own ?? design ?? .default).resolved),
        size: Self.legal(size),
        weight: (weight ?? .regular).value
      )
    case .custom(let name, let size, let style):
      ResolvedFont(
        family: .custom(name),
        size: Self.legal(size * (style?.scale(at: context.dynamicTypeSize) ?? 1))
      )
    }
  }

  /// Sizes must be positive and finite to be measured, and fit into a text engine's numbers.
  fileprivate static func legal(_ size: CGFloat) -> CGFloat {
    max(size.finite("Font", or: 17, limit: 10_000), 0.01)
  }

  /// The weight for readers who asked for bold text: heavier by two steps.
  private static func legible(_ weight: CGFloat) -> CGFloat { min(weight + 200, 900) }
}

extension Font.Change {
  func apply(to font: inout ResolvedFont) {
    switch self {
    case .weight(let weight): font.weight = weight.value
    case .italic(let isItalic): font.isItalic = isItalic
    case .width(let width): font.width = width.factor
    case .leading(let leading): font.leading = leading.resolved
    case .smallCaps(let smallCaps):
      font.smallCaps = smallCaps == .none ? .none : font.smallCaps.union(smallCaps)
    case .monospaced: font.family = .system(.monospaced)
    case .monospacedDigits: font.hasMonospacedDigits = true
    case .design(let design):
      if case .system = font.family { font.family = .system(design.resolved) }
    case .size(let size): font.setSize(size)
    case .scale(let factor): font.setSize(font.size * factor)
    case .withoutLineGap: font.lineGap = 0
    }
  }
}

extension ResolvedFont {
  /// Sets the size in points; what is between lines grows along.
  fileprivate mutating func setSize(_ newSize: CGFloat) {
    let legal = Font.legal(newSize)
    lineGap *= legal / size
    size = legal
  }
}

extension ResolvedFont.SmallCaps {
  fileprivate func union(_ other: Self) -> Self { self == .none || self == other ? other : .all }
}

extension Font.Width {
  /// The width as a factor of the font's own.
  var factor: CGFloat { Swift.max(0.25, 1 + value) }
}

extension Font.Design {
  var resolved: ResolvedFont.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Leading {
  var resolved: ResolvedFont.Leading {
    switch self {
    case .standard: .standard
    case .tight: .tight
    case .loose: .loose
    }
  }
}
