@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tabs are told apart by.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The tabs that these are made of.
  associatedtype Body: TabContent

  /// The tabs that these are made of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency
  var body: Body { get }

  /// A view whose subviews are the tabs. For the engine.
  nonisolated var _tabView: AnyView { get }
}

extension TabContent {
  public nonisolated var _tabView: AnyView { AnyView(TabContentBody(content: self)) }
}

/// Ends the bodies of tabs that are built in.
public struct _NoTabContent<TabValue: Hashable>: TabContent {
  public var body: _NoTabContent<TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView { AnyView(EmptyView()) }
}

/// The body of tabs of one's own, its dynamic properties tied.
struct TabContentBody<Content: TabContent> {
  let field: StyleField<Content>

  nonisolated init(content: Content) { field = StyleField(style: content) }
}

extension TabContentBody: View {
  var body: some View { field.style.body._tabView }
}

/// Tabs one after another, whatever their types.
public struct AnyTabContent<TabValue: Hashable> {
  let views: [AnyView]
}

extension AnyTabContent: TabContent {
  public var body: _NoTabContent<TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView {
    AnyView(ForEach(0..<views.count, id: \.self) { views[$0] })
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var body: _NoTabContent<Wrapped.TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView { self?._tabView ?? AnyView(EmptyView()) }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// One tab, or several as one value.
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

  /// One tab, or several as one value.
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

  /// Several tabs, in their order.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> AnyTabContent<TabValue> {
    var views: [AnyView] = []
    for tab in repeat each content { views.append(tab._tabView) }
    return AnyTabContent(views: views)
  }

  /// The tabs of an `if` without `else`; none where the condition fails.
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> AnyTabContent<TabValue> {
    AnyTabContent(views: content.map { [$0._tabView] } ?? [])
  }

  /// The tabs of an `if`, or of a case.
  public static func buildEither<C: TabContent<TabValue>>(first: C) -> AnyTabContent<TabValue> {
    AnyTabContent(views: [first._tabView])
  }

  /// The tabs of an `else`, or of another case.
  public static func buildEither<C: TabContent<TabValue>>(second: C) -> AnyTabContent<TabValue> {
    AnyTabContent(views: [second._tabView])
  }

  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent<TabValue>>(
    _ content: C
  ) -> AnyTabContent<TabValue> { AnyTabContent(views: [content._tabView]) }

  /// The tabs as a view.
  public struct Content<C: TabContent> {
    let tabs: C
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View { tabs._tabView }
}
