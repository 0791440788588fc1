@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// Windows of one kind, as many as the user opens.
public struct WindowGroup<Content: View> {
  let id: String?
  let title: Text?
  let content: Content

  nonisolated init(title: Text?, id: String?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Creates windows with some content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content: content())
  }

  /// Creates windows with some content, found by an id.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content: content())
  }

  /// Creates windows with some content and a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: nil, content: content())
  }

  /// Creates windows with some content and a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content())
  }

  /// Creates windows with some content and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: nil, content: content())
  }

  /// Creates windows with some content and a title, found by an id.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// Creates windows with some content and a title that is looked up, found by an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), id: id, content: content())
  }

  /// Creates windows with some content and a title, found by an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), id: id, content: content())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .group, id: id, title: title, content: content)]
  }
}
