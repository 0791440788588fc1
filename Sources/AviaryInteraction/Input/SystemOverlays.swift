@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

// What the system lays over programs, and the gestures that are its own: there are none here.
extension View {
  /// Sets whether what the system lays over windows is shown; nothing is, which is said once.
  ///
  /// - Parameter visibility: `.automatic` says nothing.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    if visibility != .automatic {
      Warnings.once("persistentSystemOverlays has no effect: nothing is laid over windows here")
    }
    return self
  }

  /// Sets the edges from which gestures are the program's first; the desktop takes none from a
  /// window, which is said once.
  ///
  /// - Parameter edges: None says nothing.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    if !edges.isEmpty {
      Warnings.once(
        "defersSystemGestures has no effect: windows get all gestures that begin in them"
      )
    }
    return self
  }
}

package enum StatusBarHiddenKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Says whether the device's status bar is hidden.
  ///
  /// Pictures and windows have none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Says whether the device's status bar is hidden.
  ///
  /// Pictures and windows have none.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
