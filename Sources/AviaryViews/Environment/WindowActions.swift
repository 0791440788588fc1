import AviaryDrawing
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
  nonisolated init() {}

  /// Closes the current window.
  public func callAsFunction() { PlatformActions.dismissWindow(nil, nil) }
  /// Closes the window of an id.
  public func callAsFunction(id: String) { PlatformActions.dismissWindow(id, nil) }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    PlatformActions.dismissWindow(nil, value)
  }
  /// Closes the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    PlatformActions.dismissWindow(id, value)
  }
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
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether the app can show several windows.
  public var supportsMultipleWindows: Bool { PlatformActions.runApp != nil }
}
