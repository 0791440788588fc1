@_spi(Engine) import AviaryEngine
import Foundation

/// What a window is for the desktop's manager of windows.
public struct WindowManagerRole: Sendable {
  fileprivate let isUsual: Bool

  /// What suits the scene.
  public static let automatic = WindowManagerRole(isUsual: true)
  /// A main window of the program.
  public static let principal = WindowManagerRole(isUsual: true)
  /// One that stands beside main windows.
  public static let associated = WindowManagerRole(isUsual: false)
}

extension Scene {
  /// Sets what the scene's windows are for the desktop's manager of windows.
  ///
  /// All of them are main windows here; that one is not to be, `.associated`, is said once to have no effect.
  /// ``UtilityWindow`` stays in front of the others.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    if !role.isUsual {
      Warnings.once("windowManagerRole(.associated) has no effect: desktops have no such windows")
    }
    return SceneList(windows: _windows())
  }
}
