@_spi(Engine) public import AviaryEngine

/// Whether people can do something with a window.
public struct WindowInteractionBehavior: Sendable {
  fileprivate let isEnabled: Bool
  /// Whether it is asked for, where it isn't usual.
  fileprivate let isWanted: Bool

  /// As is usual.
  public static let automatic = WindowInteractionBehavior(isEnabled: true, isWanted: false)
  /// They can.
  public static let enabled = WindowInteractionBehavior(isEnabled: true, isWanted: true)
  /// They can't.
  public static let disabled = WindowInteractionBehavior(isEnabled: false, isWanted: false)
}

/// What people can't do with a window, as its content says.
package struct WindowHindrances: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let dismiss = WindowHindrances(rawValue: 1)
  package static let resize = WindowHindrances(rawValue: 2)
  package static let minimize = WindowHindrances(rawValue: 4)
  package static let fullScreen = WindowHindrances(rawValue: 8)
}

package enum WindowHindrancesKey: PreferenceKey {
  package static var defaultValue: WindowHindrances { [] }

  package static func reduce(
    value: inout WindowHindrances,
    nextValue: () -> WindowHindrances
  ) {
    value.formUnion(nextValue())
  }
}

extension Scene {
  /// Sets whether the scene's windows are moved by a press on their background: wherever no view wants it.
  ///
  /// - Parameter behavior: `.enabled` for all of their content; else by the title bar, or what stands in its place, alone.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene {
    mapWindows { if behavior.isWanted { $0.dragsByBackground = true } }
  }
}

extension View {
  private nonisolated func hindering(
    _ hindrance: WindowHindrances,
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    transformPreference(WindowHindrancesKey.self) {
      if !behavior.isEnabled { $0.insert(hindrance) }
    }
  }

  /// Sets whether people can close the window that the view is in: by its button, and by Control and W.
  ///
  /// `dismissWindow` and the end of the program close it all the same.
  ///
  /// - Parameter behavior: Whether they can; where any view of the window says that they can't, they can't.
  public nonisolated func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { hindering(.dismiss, behavior) }

  /// Sets whether people can change the size of the window that the view is in.
  ///
  /// - Parameter behavior: Whether they can; where any view of the window says that they can't, they can't.
  public nonisolated func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { hindering(.resize, behavior) }

  /// Sets whether people can minimise the window that the view is in, by the button of a window whose buttons stand in its
  /// content; a frame that the desktop draws has the buttons that the desktop gives it.
  ///
  /// - Parameter behavior: Whether they can; where any view of the window says that they can't, they can't.
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { hindering(.minimize, behavior) }

  /// Sets whether people can have the window that the view is in take the whole screen, by F11 or the menu View.
  ///
  /// - Parameter behavior: Whether they can; where any view of the window says that they can't, they can't.
  public nonisolated func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { hindering(.fullScreen, behavior) }
}
