@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// One window.
public struct Window<Content: View> {
  let id: String
  let title: Text
  let content: Content

  /// Creates a window with a title, found by an id.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  /// Creates a window with a title that is looked up, found by an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title, found by an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .single, id: id, title: title, content: content)]
  }
}
