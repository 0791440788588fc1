@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The appearance of text editors.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// Whether there is a border. For the engine.
  nonisolated var _hasBorder: Bool { get }
}

/// The style that suits the surroundings.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _hasBorder: Bool { false }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _hasBorder: Bool { false }
}

/// The text within a border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _hasBorder: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

enum TextEditorBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether text editors have a border.
  var hasTextEditorBorder: Bool {
    get { self[TextEditorBorderKey.self] }
    set { self[TextEditorBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text editors in this view.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.hasTextEditorBorder, style._hasBorder)
  }
}
