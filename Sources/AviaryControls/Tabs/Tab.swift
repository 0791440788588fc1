@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// A tab of a tab view, with what it shows.
public struct Tab<Value, Content, Label> {
  let content: Content
  let label: TabLabel
  let role: TabRole?
  /// Writes the tab's value as a tag; nil for a tab that has none.
  let tag: ((AnyView) -> AnyView)?
}

@available(*, unavailable)
extension Tab: Sendable {}

extension Tab {
  /// - Parameters:
  ///   - content: What the tab shows.
  ///   - label: What stands for it in the bar.
  ///   - role: What it is for; nil for nothing special.
  ///   - tag: Writes the tab's value as a tag; nil for a tab without one.
  nonisolated init(
    _ content: () -> Content,
    _ label: TabLabel,
    role: TabRole? = nil,
    tag: ((AnyView) -> AnyView)? = nil
  ) {
    self.init(content: content(), label: label, role: role, tag: tag)
  }
}

/// What a tab shows in the bar.
struct TabLabel {
  let view: AnyView

  nonisolated init(view: AnyView) { self.view = view }

  nonisolated init(_ title: Text, systemImage: String) {
    view = AnyView(Label(title: { title }, icon: { Image(systemName: systemImage) }))
  }

  nonisolated init(_ title: Text, image: String) {
    view = AnyView(Label(title: { title }, icon: { Image(image) }))
  }
}

/// What writes the value of a tab on its page.
enum TabTag {
  static func value<V: Hashable>(_ value: V) -> (AnyView) -> AnyView { { AnyView($0.tag(value)) } }

  /// The value of a tab for a selection that may be missing.
  static func value<V: Hashable>(optional value: V) -> (AnyView) -> AnyView {
    { AnyView($0.tag(Optional(value), includeOptional: false).tag(value)) }
  }
}

/// The label of a tab with a title and an icon.
public struct DefaultTabLabel {
  let view: AnyView
}

extension DefaultTabLabel: View {
  public var body: some View { view }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let value: Int

  /// To search: the tab is the last one in the bar.
  public static var search: TabRole { TabRole(value: 0) }

  /// Of most weight: the tab stands at the trailing end of the bar, behind one to search.
  public static var prominent: TabRole { TabRole(value: 1) }

  /// What a tab with this role is called that has no label of its own.
  var label: TabLabel {
    guard self == .search else { return TabLabel(view: AnyView(EmptyView())) }
    return TabLabel(view: AnyView(Label("Search", systemImage: "magnifyingglass")))
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: _NoTabContent<Value> { _NoTabContent() }

  public nonisolated var _tabView: AnyView {
    let page = AnyView(
      TabPage(content: content).containerValue(\.tabLabel, label.view)
        .containerValue(\.tabRole, role)
    )
    return tag.map { $0(page) } ?? page
  }
}

/// The content of a tab as one view.
struct TabPage<Content: View> {
  let content: Content
}

extension TabPage: _Control {
  var _controlBody: some View { ZStack { content } }
}

enum TabLabelKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

enum TabRoleKey: ContainerValueKey {
  static var defaultValue: TabRole? { nil }
}

enum TabHiddenKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// What a page of a tab view shows in the bar.
  var tabLabel: AnyView? {
    get { self[TabLabelKey.self] }
    set { self[TabLabelKey.self] = newValue }
  }

  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }

  /// Whether a page is not in the bar.
  var isTabHidden: Bool {
    get { self[TabHiddenKey.self] }
    set { self[TabHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets what this page of a tab view shows in the bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabLabel, AnyView(label()))
  }
}
