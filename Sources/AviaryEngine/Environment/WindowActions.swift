/// Opens a window of the app.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  /// Called on the main actor alone, on which the action is.
  nonisolated(unsafe) let open: (_ id: String?, _ value: AnyHashable?) -> Bool

  /// - Parameter frame: What the windows have around them, as the view says; nil for what their scenes say.
  nonisolated init(_ services: PlatformServices, frame: Any? = nil) {
    if let frame, let openFramed = services.openFramedWindow {
      nonisolated(unsafe) let frame = frame
      open = { openFramed($0, $1, frame) }
    } else {
      open = services.openWindow
    }
  }

  /// Opens the window of an id.
  public func callAsFunction(id: String) { _ = open(id, nil) }
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    _ = open(nil, value)
  }
  /// Opens the window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    _ = open(id, value)
  }
}

/// Closes a window of the app.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  // Both are used on the main actor alone, on which the action is.
  nonisolated(unsafe) let window: WindowReference?
  nonisolated(unsafe) let dismiss:
    (
      _ id: String?, _ value: AnyHashable?, _ window: WindowReference?, _ behavior: DismissBehavior
    ) -> Void

  nonisolated init(window: WindowReference?, _ services: PlatformServices) {
    self.window = window
    dismiss = services.dismissWindow
  }

  private func dismiss(_ id: String?, _ value: AnyHashable?, _ window: WindowReference?) {
    dismiss(id, value, window, Transaction.current.dismissBehavior)
  }

  /// Closes the current window, unless what it shows asks first.
  ///
  /// With ``Transaction/dismissBehavior`` of `.destructive` nothing is asked.
  public func callAsFunction() { dismiss(nil, nil, window) }
  /// Closes the window of an id, unless what it shows asks first.
  public func callAsFunction(id: String) { dismiss(id, nil, nil) }
  /// Closes the window for a value, unless what it shows asks first.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(nil, value, nil)
  }
  /// Closes the window of an id for a value, unless what it shows asks first.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(id, value, nil)
  }
}

/// The window that a view is in, for whoever shows windows.
package final class WindowReference {
  /// Closes the window; nothing until whoever shows it says how.
  package var close: () -> Void = {}
  /// Moves the window with the pointer that is pressed in it, until that is let go; false where nothing can.
  package var beginMove: () -> Bool = { false }

  /// Stands for a window that nothing closes yet.
  package init() {}
}

enum PresentedWindowFrameKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

enum WindowReferenceKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

/// Opens the settings of the app.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  /// Called on the main actor alone, on which the action is.
  nonisolated(unsafe) let open: (_ id: String?, _ value: AnyHashable?) -> Bool

  nonisolated init(_ services: PlatformServices) { open = services.openWindow }

  /// Opens the settings.
  public func callAsFunction() { _ = open("settings", nil) }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(platformServices, frame: presentedWindowFrame)
  }

  /// What windows have around them that views open; nil for what their scenes say.
  ///
  /// Who opens windows knows the type.
  package var presentedWindowFrame: Any? {
    get { self[PresentedWindowFrameKey.self] }
    set { self[PresentedWindowFrameKey.self] = newValue }
  }

  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(window: window, platformServices)
  }
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(platformServices) }
  /// Whether the app can show several windows.
  public var supportsMultipleWindows: Bool { platformServices.showsWindows }

  /// The window that the view is in; nil in pictures.
  ///
  /// Setting it makes `dismiss` close the window.
  package var window: WindowReference? {
    get { self[WindowReferenceKey.self] }
    set {
      self[WindowReferenceKey.self] = newValue
      dismiss = DismissAction(closesWindow: true) { [weak newValue] in newValue?.close() }
    }
  }
}
