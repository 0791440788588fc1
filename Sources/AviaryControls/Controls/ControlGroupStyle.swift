@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that shows a group.
  associatedtype Body: View

  /// Makes the view that shows a group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a control group, for a style to arrange.
public struct ControlGroupStyleConfiguration {
  /// The controls, whatever their types.
  public struct Content: View {
    let view: AnyView
    /// The controls themselves.
    public var body: some View { view }
  }

  /// The label, whatever its type; empty where the group has none.
  public struct Label: View {
    let view: AnyView
    /// The label itself.
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
  /// What stands for the group where there is little space; empty where the group has none.
  public let label: Label
}

extension ControlGroup
where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style was given, in the style around that style.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// The style of groups that nobody gave one: controls side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// Controls side by side, as in a navigation bar: without a background of their own.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A menu of the controls, below the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// In a menu, controls as a row of the menu; elsewhere a menu of them.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A row of controls in a menu, or a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOrRow(configuration: configuration)
  }
}

/// In a menu, controls as a row of icons; elsewhere side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls side by side, as icons.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content).labelStyle(.iconOnly)
  }
}

/// A row in a menu, a menu elsewhere.
private struct MenuOrRow: View {
  @Environment(\.controlPlace) private var place
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    if place == .menu {
      ControlGroupRow(content: configuration.content)
    } else {
      Menu {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side, without a background of their own.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, controls as a row of the menu; elsewhere a menu of them.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls as icons side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}
