@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension Group: Scene where Content: Scene {
  public nonisolated func _windows() -> [_SceneWindow] { content._windows() }
}

extension Group where Content: Scene {
  /// Several scenes as one value: a modifier on it applies to each of them.
  ///
  /// - Parameter content: The members, each of which a modifier of the group applies to.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(_content: content())
  }
}
