@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

/// Which tabs are shown in the bar and in the sidebar, as a person or the program wants it.
///
/// Tabs and sections are known by their ``TabContent/customizationID(_:)``. Nothing here lets a person change it: what a program sets, or
/// has kept in `@AppStorage`, is followed.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/tabviewcustomization
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What is wanted of one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    /// Whether the bar shows the tab; `.automatic` is what the tab says of itself.
    public var tabBarVisibility: Visibility {
      get { Self.visibility(isInBar) }
      set { isInBar = Self.isShown(newValue) }
    }
    /// Whether the sidebar shows the tab; `.automatic` is what the tab says of itself.
    public var sidebarVisibility: Visibility {
      get { Self.visibility(isInSidebar) }
      set { isInSidebar = Self.isShown(newValue) }
    }

    fileprivate var isInBar: Bool?
    fileprivate var isInSidebar: Bool?

    private static func visibility(_ isShown: Bool?) -> Visibility {
      isShown.map { $0 ? .visible : .hidden } ?? .automatic
    }

    private static func isShown(_ visibility: Visibility) -> Bool? {
      visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// What is wanted of one section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of the section's tabs in the order in which the sidebar shows them; nil for the order of the program.
    ///
    /// Tabs that aren't named come behind.
    public var tabOrder: [String]?
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Nothing other than the tabs say of themselves.
  public init() {}

  /// What is wanted of a tab.
  ///
  /// - Parameter tab: The tab's id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What is wanted of a section; never nil, and nil sets it to nothing.
  ///
  /// - Parameter sidebarSection: The section's id.
  public subscript(sidebarSection id: String) -> SectionCustomization? {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Shows tabs as they say of themselves.
  public mutating func resetVisibility() { tabs = [:] }

  /// Shows the tabs of sections in the order of the program.
  public mutating func resetSectionOrder() { sections = [:] }
}

/// Where tabs are shown that can be in a bar and in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable { case automatic, sidebar, tabBar }
  fileprivate let kind: Kind

  /// Where it suits the space.
  public static let automatic = Self(kind: .automatic)
  /// In the sidebar.
  public static let sidebar = Self(kind: .sidebar)
  /// In the bar.
  public static let tabBar = Self(kind: .tabBar)

  /// The parts that a setting for these places is for: of bar and sidebar.
  fileprivate static func parts(of places: [Self]) -> (bar: Bool, sidebar: Bool) {
    let all = places.isEmpty || places.contains(.automatic)
    return (all || places.contains(.tabBar), all || places.contains(.sidebar))
  }
}

/// Whether a person can move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind { case automatic, reorderable, disabled }
  private let kind: Kind

  /// As it suits the tab.
  public static let automatic = Self(kind: .automatic)
  /// It can be moved.
  public static let reorderable = Self(kind: .reorderable)
  /// It stays where and as it is.
  public static let disabled = Self(kind: .disabled)
}

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

private enum TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization { TabViewCustomization() }
}

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

extension EnvironmentValues {
  var tabViewCustomization: TabViewCustomization {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

extension TabViewCustomization {
  private func wanted(_ values: ContainerValues) -> TabCustomization {
    guard let id = values.tabCustomizationID, !values.isTabFixed else { return TabCustomization() }
    return self[tab: id]
  }

  func isInBar(_ values: ContainerValues) -> Bool {
    wanted(values).isInBar ?? values.isTabInBar ?? true
  }

  func isInSidebar(_ values: ContainerValues) -> Bool {
    wanted(values).isInSidebar ?? values.isTabInSidebar ?? true
  }

  /// The tabs of a section as the sidebar shows them.
  func ordered(_ tabs: [Subview], inSection id: String?) -> [Subview] {
    guard let id, let order = sections[id]?.tabOrder else { return tabs }
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    return tabs.enumerated().sorted { left, right in
      let one = left.element.containerValues.tabCustomizationID.flatMap { places[$0] } ?? .max
      let other = right.element.containerValues.tabCustomizationID.flatMap { places[$0] } ?? .max
      return (one, left.offset) < (other, right.offset)
    }
    .map(\.element)
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

extension View {
  /// Sets which tabs of the tab views inside are shown in the bar and in the sidebar.
  ///
  /// - Parameter customization: What is wanted; nil for what the tabs say of themselves.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue ?? TabViewCustomization())
  }
}
