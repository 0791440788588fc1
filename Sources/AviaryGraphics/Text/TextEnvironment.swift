@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
package import Foundation

/// Everything that texts read of the environment, under one key, so that a text reads one value.
///
/// The public values, such as `lineLimit`, have keys of their own beside it for bodies that read them.
package struct TextEnvironment: Equatable, Sendable {
  package var styling = TextStyling()
  package var fonts = FontContext()
  package var lineLimit: Int?
  /// Space for at least as many lines is kept.
  package var reservedLines = 0
  package var truncationMode = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?
  /// nil where nobody set one.
  package var locale: Locale?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  package var redactionReasons: RedactionReasons = []
  package var isPrivacySensitive = false
  /// What texts are drawn by; nil for themselves.
  package var renderer: TextRendererBox?
  var layoutDirection = LayoutDirection.leftToRight
  /// Pixels for each point.
  var displayScale: CGFloat = 1

  package init() {}

  /// The length of one pixel, in points.
  var pixelLength: CGFloat { 1 / displayScale }

  /// Whether what is shown has to be hidden.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }
}

enum TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  /// What texts read of the environment.
  package var textEnvironment: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// What the font of texts puts between lines, in points and whole pixels; 0 where nothing measures texts.
  package var textLeading: CGFloat {
    let text = textEnvironment
    let font = text.styling.resolvedFont(in: text.fonts)
    return (textEngine?.lineMetrics(for: font).leading ?? 0).rounded(to: text.pixelLength)
  }

  /// The same in its box: a text reads a few of many values, and copies none of them.
  var textEnvironmentBox: TypedBox<TextEnvironment> {
    guard let box = box(ObjectIdentifier(TextEnvironmentKey.self)) else {
      return EnvironmentValues.defaultTextEnvironment
    }
    return unsafeDowncast(box, to: TypedBox<TextEnvironment>.self)
  }

  // Shared: it never changes.
  private nonisolated(unsafe) static let defaultTextEnvironment = TypedBox(TextEnvironment())
}
