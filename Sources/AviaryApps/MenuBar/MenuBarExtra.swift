@_spi(Engine) public import AviaryEngine
import Foundation

/// A sign in the desktop's bar with a menu or a window.
///
/// The desktop shows it, by the protocol of StatusNotifierItem; where nothing does, that is told once by name. The
/// program runs on while the sign is shown, with windows and without.
///
/// - SeeAlso: Documentation/Behaviours/menu-bar-extras.md
/// - SeeAlso: developer.apple.com/documentation/swiftui/menubarextra
public struct MenuBarExtra<Label: View, Content: View> {
  let label: Label
  let content: Content
  var isInserted: Binding<Bool>?

  /// A sign with a menu.
  ///
  /// - Parameters:
  ///   - content: What is in the menu.
  ///   - label: The sign.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  /// A sign that comes and goes.
  ///
  /// - Parameters:
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  ///   - label: The sign.
  public nonisolated init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
    self.isInserted = isInserted
  }
}

extension MenuBarExtra: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    var window = _SceneWindow(kind: .extra, id: nil, title: nil, content: content)
    let isInserted = isInserted
    window.resizability = .contentSize
    window.extra = _SceneWindow.Extra(
      label: AnyView(label),
      isInserted: isInserted?.wrappedValue ?? true,
      remove: { isInserted?.wrappedValue = false }
    )
    return [window]
  }
}

/// What the content of a sign in the system's bar looks like.
public protocol MenuBarExtraStyle: Sendable {
  /// Whether it is a window. For the engine.
  var _opensWindow: Bool { get }
}

/// As the system chooses: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _opensWindow: Bool { false }
  /// The style.
  public nonisolated init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _opensWindow: Bool { false }
  /// The style.
  public nonisolated init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _opensWindow: Bool { true }
  /// The style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system chooses: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Says what the content of signs in the desktop's bar looks like: a menu, or a window that closes once it has lost the
  /// keyboard.
  ///
  /// - Parameter style: The style.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    mapWindows { $0.extra?.opensWindow = style._opensWindow }
  }
}
