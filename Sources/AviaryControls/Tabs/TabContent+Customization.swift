@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

private enum TabIDKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

private enum TabStaysKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

private enum TabVisibilityKey<Place>: ContainerValueKey {
  static var defaultValue: Bool? { nil }
}

private enum InBar {}
private enum InSidebar {}

extension ContainerValues {
  /// What the tab, or the section, is called in a customization.
  var tabCustomizationID: String? {
    get { self[TabIDKey.self] }
    set { self[TabIDKey.self] = newValue }
  }

  /// Whether a customization does not count for the tab.
  var isTabFixed: Bool {
    get { self[TabStaysKey.self] }
    set { self[TabStaysKey.self] = newValue }
  }

  /// Whether the bar shows the tab where a customization says nothing of it; nil for shown.
  var isTabInBar: Bool? {
    get { self[TabVisibilityKey<InBar>.self] }
    set { self[TabVisibilityKey<InBar>.self] = newValue }
  }

  /// Whether the sidebar shows the tab where a customization says nothing of it; nil for shown.
  var isTabInSidebar: Bool? {
    get { self[TabVisibilityKey<InSidebar>.self] }
    set { self[TabVisibilityKey<InSidebar>.self] = newValue }
  }
}

extension TabContent {
  private nonisolated func writing<Value>(
    _ key: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.containerValue(key, value)) }
  }

  /// Names the tab, or the section, for a ``TabViewCustomization``.
  ///
  /// - Parameter id: A name that no other tab of the view has, and that stays the same over runs of the program.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    writing(\.tabCustomizationID, id)
  }

  /// Says whether a ``TabViewCustomization`` counts for the tab.
  ///
  /// - Parameters:
  ///   - behavior: `.disabled` for a tab that is always as it says of itself.
  ///   - placements: Where that holds; none stand for all places. It holds everywhere here once one of them is named.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    writing(\.isTabFixed, behavior == .disabled)
  }

  /// Sets whether the tab is shown where a ``TabViewCustomization`` says nothing of it.
  ///
  /// - Parameters:
  ///   - visibility: `.automatic` is shown.
  ///   - placements: Where; none stand for all places.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let parts = AdaptableTabBarPlacement.parts(of: placements)
    let isShown = visibility != .hidden
    return ModifiedTabs(content: self) { tab in
      var view = tab
      if parts.bar { view = AnyView(view.containerValue(\.isTabInBar, isShown)) }
      if parts.sidebar { view = AnyView(view.containerValue(\.isTabInSidebar, isShown)) }
      return view
    }
  }
}
