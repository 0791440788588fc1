@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// How menus look, in the older way.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol MenuButtonStyle {
  /// The same in the newer way. For the engine.
  nonisolated var _style: any MenuStyle { get }
}

/// The style that suits the surroundings.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _style: any MenuStyle { DefaultMenuStyle() }
}

/// A button with a faint background.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _style: any MenuStyle { BorderedButtonMenuStyle() }
}

/// A button without a background.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _style: any MenuStyle { BorderlessButtonMenuStyle() }
}

/// A button without a background.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _style: any MenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus in this view.
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    func erased<T: MenuStyle>(_ style: T) -> StyleModifier<MenuStyleConfiguration> {
      StyleModifier(style) { $0.makeBody(configuration: $1) }
    }
    return modifier(erased(style._style))
  }
}
