@_spi(Engine) public import AviaryEngine
import AviaryGraphics
public import Foundation

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

private enum TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization { TabViewCustomization() }
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

extension AppStorage where Value == TabViewCustomization {
  /// Keeps what a person has made of the tabs under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something else;
  ///     `TabViewCustomization()` by default.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(
    wrappedValue: TabViewCustomization = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) {
    self.init(any: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Keeps what a person has made of the tabs for a scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something else;
  ///     `TabViewCustomization()` by default.
  ///   - key: What views of the scene share it by.
  public nonisolated init(
    wrappedValue: TabViewCustomization = TabViewCustomization(),
    _ key: String
  ) {
    self.init(any: wrappedValue, key)
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
