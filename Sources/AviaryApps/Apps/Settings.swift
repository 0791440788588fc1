@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

/// The settings of a program: a window that `openSettings` opens.
public struct Settings<Content: View> {
  let content: Content

  /// Creates the settings.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .settings, id: "settings", title: Text("Settings"), content: content)]
  }
}
