@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: _NoTabContent<Content.TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView { content._tabView }
}

extension Group where Content: TabContent {
  /// Several tabs as one value: a modifier on it applies to each of them.
  @_disfavoredOverload
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self.init(_content: content())
  }

  /// Several tabs as one value, for a selection that may be missing.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where Content.TabValue == V? {
    self.init(_content: content())
  }
}
