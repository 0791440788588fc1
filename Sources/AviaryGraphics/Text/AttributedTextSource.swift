import AviaryFoundation
import Foundation

/// An attributed string.
final class AttributedTextSource: TextSource, @unchecked Sendable {
  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    let rules = resolver.environment.formattingRules
    for run in string.runs {
      resolver.append(
        String(string[run.range].characters),
        Self.apply(rules?.shown(run.attributes) ?? run.attributes, to: style)
      )
    }
  }

  private static func apply(_ attributes: AttributeContainer, to style: TextStyling) -> TextStyling
  {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var style = style
    if let font = attributes[Scope.FontAttribute.self] { style.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      style.foreground = TextForeground(color)
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { style.background = color }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { style.underline = line }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { style.strikethrough = line }
    if let kerning = attributes[Scope.KerningAttribute.self] { style.kerning = kerning }
    if let tracking = attributes[Scope.TrackingAttribute.self] { style.tracking = tracking }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
    if let height = attributes[Scope.LineHeightAttribute.self] { style.lineHeight = height }
    if let link = attributes.link { style.link = link }
    if let intent = attributes.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { style.isBold = true }
      if intent.contains(.emphasized) { style.isItalic = true }
      if intent.contains(.code) { style.isMonospaced = true }
      if intent.contains(.strikethrough), style.strikethrough == nil {
        style.strikethrough = .single
      }
    }
    return style
  }

  override func isEqual(to other: TextSource) -> Bool {
    string == unsafeDowncast(other, to: AttributedTextSource.self).string
  }
}
