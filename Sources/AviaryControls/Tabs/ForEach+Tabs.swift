@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: _NoTabContent<Content.TabValue> { _NoTabContent() }
  public nonisolated var _tabView: AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, identify: { id(of: $0) }) { content($0)._tabView }
    )
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// The tabs of each element of data, told apart by the elements' ids.
  ///
  /// - Parameter data: The elements, in order.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// The tabs of each element of data, for a selection that may be missing.
  ///
  /// - Parameter data: The elements, in order.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// The tabs of each element of data, told apart by a value of the elements.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart; it should not occur twice.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// The tabs of each element of data, for a selection that may be missing.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart; it should not occur twice.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// The tabs of each number of a constant range.
  ///
  /// - Parameter data: The numbers, in order.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>,
    @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, identify: { $0 }, content: content)
  }

  /// The tabs of each number of a constant range, for a selection that may be missing.
  ///
  /// - Parameter data: The numbers, in order.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>,
    @TabContentBuilder<V?> content: @escaping (Int) -> Content
  ) where Content.TabValue == V? {
    self.init(data: data, identify: { $0 }, content: content)
  }
}
