@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// How menus look while they are closed.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that shows a menu.
  associatedtype Body: View

  /// Makes the view that shows a menu, out of `Menu(configuration)`.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu, for a style to arrange.
public struct MenuStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The items, whatever their types.
  public struct Content {
    let view: AnyView
  }

  let label: Label
  let content: Content
  /// What a tap does, where the menu opens on a long press only; nil where it opens on a tap.
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// The items themselves.
  public var body: some View { view }
}

/// The style of menus that nobody gave one: a button.
public struct DefaultMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle {
  /// The label as that of a button.
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration) }
}

/// A button, in the style of buttons around.
public struct ButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle {
  /// The label as that of a button.
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration) }
}

/// A button without a background.
public struct BorderlessButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration).buttonStyle(.borderless)
  }
}

/// A button with a faint background.
public struct BorderedButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonMenuStyle: MenuStyle {
  /// The label over a faint background.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a background.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a faint background.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus in this view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}
