import AviaryEngine
import AviaryInteraction

/// What the area of a list without rows does: a click selects nothing, the secondary button opens a menu.
struct EmptyAreaModifier: ViewModifier {
  let menu: SelectionMenu?
  /// What a click empties; nil where it does nothing.
  let selection: ListSelection?

  func body(content: Content) -> some View {
    if let menu {
      clickable(content).modifier(ContextMenuModifier(items: menu.emptyItems()))
    } else {
      clickable(content)
    }
  }

  @ViewBuilder private func clickable(_ content: Content) -> some View {
    if let selection {
      content.onTapGesture { if !selection.selected().isEmpty { selection.clear() } }
    } else {
      content
    }
  }
}
