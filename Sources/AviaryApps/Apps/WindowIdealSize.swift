@_spi(Engine) public import AviaryEngine
import Foundation

/// The size that windows take when they are made large.
public struct WindowIdealSize: Sendable {
  package enum Kind: Sendable { case automatic, fitToContent, maximum }

  package let kind: Kind

  /// The screen's.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// That of the content, by its own wish, within the screen.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// The screen's.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
  /// Sets the size that the scene's windows take when they are made large.
  ///
  /// It counts for the button and the double press of a window whose title bar stands in its content: what the desktop's
  /// own button does is the desktop's.
  ///
  /// - Parameter idealSize: The size; of several that are not automatic the innermost counts.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    mapWindows { if case .automatic = $0.idealSize.kind { $0.idealSize = idealSize } }
  }
}

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
