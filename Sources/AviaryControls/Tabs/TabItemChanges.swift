@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInteraction
import Foundation

/// A change of what stands for a tab in the bar or the sidebar.
struct TabItemChange {
  let apply: (AnyView) -> AnyView
}

/// Changes of one kind; of two of a kind the inner one counts.
private enum TabItemChangeKey<Kind>: ContainerValueKey {
  static var defaultValue: TabItemChange? { nil }
}

private enum LabelChange {}
private enum ValueChange {}
private enum HintChange {}
private enum IdentifierChange {}
private enum InputLabelsChange {}
private enum MenuChange {}
private enum PopoverChange {}
private enum SwipeChange {}

extension ContainerValues {
  var tabItemLabel: TabItemChange? {
    get { self[TabItemChangeKey<LabelChange>.self] }
    set { self[TabItemChangeKey<LabelChange>.self] = newValue }
  }

  var tabItemValue: TabItemChange? {
    get { self[TabItemChangeKey<ValueChange>.self] }
    set { self[TabItemChangeKey<ValueChange>.self] = newValue }
  }

  var tabItemHint: TabItemChange? {
    get { self[TabItemChangeKey<HintChange>.self] }
    set { self[TabItemChangeKey<HintChange>.self] = newValue }
  }

  var tabItemIdentifier: TabItemChange? {
    get { self[TabItemChangeKey<IdentifierChange>.self] }
    set { self[TabItemChangeKey<IdentifierChange>.self] = newValue }
  }

  var tabItemInputLabels: TabItemChange? {
    get { self[TabItemChangeKey<InputLabelsChange>.self] }
    set { self[TabItemChangeKey<InputLabelsChange>.self] = newValue }
  }

  var tabItemMenu: TabItemChange? {
    get { self[TabItemChangeKey<MenuChange>.self] }
    set { self[TabItemChangeKey<MenuChange>.self] = newValue }
  }

  var tabItemPopover: TabItemChange? {
    get { self[TabItemChangeKey<PopoverChange>.self] }
    set { self[TabItemChangeKey<PopoverChange>.self] = newValue }
  }

  /// What only a row of a sidebar has.
  var tabRowSwipe: TabItemChange? {
    get { self[TabItemChangeKey<SwipeChange>.self] }
    set { self[TabItemChangeKey<SwipeChange>.self] = newValue }
  }

  /// What stands for a tab in a bar, with all that was said of it.
  @MainActor func tabItem(_ view: some View) -> AnyView {
    [
      tabItemLabel, tabItemValue, tabItemHint, tabItemIdentifier, tabItemInputLabels, tabItemMenu,
      tabItemPopover,
    ].reduce(AnyView(view)) { $1?.apply($0) ?? $0 }
  }

  /// What stands for a tab in a sidebar, with all that was said of it.
  @MainActor func tabRow(_ view: some View) -> AnyView {
    let item = tabItem(view)
    return tabRowSwipe?.apply(item) ?? item
  }
}
