@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// A menu of the menu bar.
public struct CommandMenu<Content: View> {
  let name: Text
  let content: Content

  /// Creates a menu with a name.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a name that is looked up.
  public nonisolated init(
    _ nameKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
  public nonisolated func _parts() -> [_CommandPart] {
    [_CommandPart(place: .menu(name), content: AnyView(content))]
  }
}
