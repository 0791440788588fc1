@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Opens a window of the app.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens the window of an id.
  public func callAsFunction(id: String) { _ = PlatformActions.openWindow(id, nil) }
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    _ = PlatformActions.openWindow(nil, value)
  }
  /// Opens the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    _ = PlatformActions.openWindow(id, value)
  }
}

/// Closes a window of the app.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated(unsafe) let window: WindowReference?

  nonisolated init(window: WindowReference?) { self.window = window }

  /// Closes the current window.
  public func callAsFunction() { PlatformActions.dismissWindow(nil, nil, window) }
  /// Closes the window of an id.
  public func callAsFunction(id: String) { PlatformActions.dismissWindow(id, nil, nil) }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    PlatformActions.dismissWindow(nil, value, nil)
  }
  /// Closes the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    PlatformActions.dismissWindow(id, value, nil)
  }
}

/// The window that a view is in, for whoever shows windows.
package class WindowReference {
  package init() {}
}

enum WindowReferenceKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

/// Opens the settings of the app.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() { _ = PlatformActions.openWindow("settings", nil) }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(window: window)
  }
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether the app can show several windows.
  public var supportsMultipleWindows: Bool { PlatformActions.showsWindows }

  /// The window that the view is in; nil in pictures.
  ///
  /// Setting it makes `dismiss` close the window.
  package var window: WindowReference? {
    get { self[WindowReferenceKey.self] }
    set {
      self[WindowReferenceKey.self] = newValue
      dismiss = DismissAction(closesWindow: true) { [weak newValue] in
        PlatformActions.dismissWindow(nil, nil, newValue)
      }
    }
  }
}
