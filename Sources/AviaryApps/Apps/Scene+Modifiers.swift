@_spi(Engine) public import AviaryEngine
public import AviaryInteraction
public import Combine
public import Foundation
public import Observation

extension Scene {
  nonisolated func mapWindows(_ change: (inout _SceneWindow) -> Void) -> SceneList {
    SceneList(
      windows: _windows().map {
        var window = $0
        change(&window)
        return window
      }
    )
  }

  private nonisolated func mapContent(_ transform: @escaping (AnyView) -> AnyView) -> SceneList {
    mapWindows { window in
      let content = window.content
      window.content = { transform(content($0)) }
    }
  }

  /// Sets a value of the environment of the scene's windows.
  ///
  /// - Parameters:
  ///   - keyPath: Which value is set, such as `\.locale`.
  ///   - value: The new value; what is inside may set another one.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    mapContent { AnyView($0.environment(keyPath, value)) }
  }

  /// Hands an observable object to the scene's windows, found by its type; nil takes it away.
  ///
  /// - Parameter object: The object, found by its type; nil takes away one from further out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    mapContent { AnyView($0.environment(object)) }
  }

  /// Changes a value of the environment of the scene's windows.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    mapContent { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }

  /// Hands an observable object to the scene's windows.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    mapContent { AnyView($0.environmentObject(object)) }
  }

  /// Sets the size that the scene's windows open with, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    mapWindows { $0.defaultSize = $0.defaultSize ?? size }
  }

  /// Sets the size that the scene's windows open with, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the keys that open a window of the scene, or bring its only one to the front; nil for
  /// none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    mapWindows { $0.openingKeys = .chosen(shortcut) }
  }

  /// Sets the keys that open a window of the scene, or bring its only one to the front.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization)
    )
  }

  /// Says how the size of the scene's windows goes by what they show.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    mapWindows { if $0.resizability.kind == .automatic { $0.resizability = resizability } }
  }
}

extension Scene {
  private nonisolated func changed<V: Equatable>(
    _ value: V,
    isInitial: Bool,
    _ action: @escaping (V, V) -> Void
  ) -> SceneList {
    SceneEvaluation.current?.note(value, isInitial: isInitial, action)
    return SceneList(windows: _windows())
  }

  /// Does something when a value has changed, such as the phase of the program's scenes.
  ///
  /// - Parameters:
  ///   - value: What is compared with its last value whenever the scene is made again.
  ///   - initial: Whether to do it for the first value too; `false` by default.
  ///   - action: Called with the last value and the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changed(value, isInitial: initial, action)
  }

  /// Does something when a value has changed, such as the phase of the program's scenes.
  ///
  /// - Parameters:
  ///   - value: What is compared with its last value whenever the scene is made again.
  ///   - initial: Whether to do it for the first value too; `false` by default.
  ///   - action: Called after the change.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    changed(value, isInitial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value has changed.
  @available(*, deprecated, message: "Use onChange(of:initial:_:).")
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changed(value, isInitial: false) { action($1) }
  }
}
