@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// How text looks, as far as it was said: what modifiers write and fonts are made of.
package struct TextStyling: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var design: Font.Design?
  package var width: Font.Width?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  /// nil for the foreground of the surroundings.
  package var foreground: TextForeground?
  package var background: Color?
  package var link: URL?
  package var scale = Text.Scale.default
  /// nil for what the font has.
  var lineHeight: AttributedString.LineHeight?
  /// What the text is marked with for renderers; nil for nothing.
  var attributes: CustomTextAttributes?

  package init() {}

  /// The font with everything that was said beside it.
  package func resolvedFont(in context: FontContext) -> ResolvedFont {
    var font = font ?? .body
    if let design { font = font.changed(.design(design)) }
    if let weight { font = font.changed(.weight(weight)) }
    if isBold { font = font.changed(.weight(.bold)) }
    if isItalic { font = font.changed(.italic(true)) }
    if let width { font = font.changed(.width(width)) }
    if isMonospaced { font = font.changed(.monospaced) }
    if hasMonospacedDigits { font = font.changed(.monospacedDigits) }
    var resolved = font.resolve(in: context)
    resolved.size *= scale.factor
    if let lineHeight { resolved.lineHeight = lineHeight.points(for: resolved.size) }
    return resolved
  }
}
