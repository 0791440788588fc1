@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// A window with tools for the program's other windows.
///
/// It opens by its id, or by its item in the menu View, which closes it too. It stays in front of the program's windows, is
/// not seen while the program is inactive, and closes by escape.
public struct UtilityWindow<Content: View> {
  let id: String
  let title: Text
  let content: Content

  /// Creates a window of tools with a title, found by an id.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  /// Creates a window of tools with a title that is looked up, found by an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window of tools with a title, found by an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .utility, id: id, title: title, content: content)]
  }
}
