@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// Tabs that belong together: in a sidebar under their header; a bar shows them like others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  public var body: _NoTabContent<Content.TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView {
    AnyView(Section(content: { content._tabView }, header: { header }))
  }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    header = EmptyView()
    self.content = content()
  }

  /// Creates a section with a header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView {
    self.header = header()
    self.content = content()
  }

  /// Creates a section with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    header = Text(titleKey)
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    header = Text(title)
    self.content = content()
  }
}

/// Changes what is written on tabs.
struct ModifiedTabs<Content: TabContent> {
  let content: Content
  let change: (AnyView) -> AnyView
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Content.TabValue
  var body: _NoTabContent<Content.TabValue> { _NoTabContent() }
  nonisolated var _tabView: AnyView { change(content._tabView) }
}

extension TabContent {
  /// Shows a number on the tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.badge(count)) }
  }

  /// Shows a text on the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.badge(label)) }
  }

  /// Shows a text that is looked up on the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.badge(key)) }
  }

  /// Shows a text on the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.badge(label)) }
  }

  /// Says whether the tab can't be used.
  ///
  /// - Parameter disabled: Whether it can't be used.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.disabled(disabled)) }
  }

  /// Says whether the tab is not shown.
  ///
  /// - Parameter hidden: Whether it is left out; `true` by default.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { AnyView($0.containerValue(\.isTabHidden, hidden)) }
  }
}
