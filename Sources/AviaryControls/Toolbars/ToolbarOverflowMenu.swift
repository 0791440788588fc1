@_spi(Engine) public import AviaryEngine
import Foundation

/// Views that are always in the menu behind the items of a bar, which is there on their account.
public struct ToolbarOverflowMenu<Content: View> {
  let content: Content

  /// Creates the content of the menu.
  ///
  /// - Parameter content: The rows, such as buttons.
  public nonisolated init(@ContentBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarOverflowMenu: ToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(content.containerValue(\.toolbarPlacement, .secondaryAction))
  }
}

extension ToolbarOverflowMenu: CustomizableToolbarContent {}

extension View {
  /// Puts views into the menu behind the items of the bar around this view.
  ///
  /// - Parameter content: The rows, such as buttons.
  public nonisolated func toolbarOverflowMenu<C: View>(
    @ContentBuilder content: () -> C
  ) -> some View {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }
}
