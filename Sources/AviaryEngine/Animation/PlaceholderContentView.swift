/// Stands for a view in a closure that applies modifiers to it.
public struct PlaceholderContentView<Value> {
  private let view: any View

  package nonisolated init<V: View>(_ view: V) { self.view = view }
}

@available(*, unavailable)
extension PlaceholderContentView: Sendable {}

extension PlaceholderContentView: View {
  /// Not to be called: the view is shown by the engine itself.
  public var body: Never { primitiveBody(of: "PlaceholderContentView") }

  /// Makes the list of the view that this stands for.
  ///
  /// For the engine.
  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    func make<V: View>(_ view: V) -> _ViewList { V._makeList(view, inputs) }
    return make(view.view)
  }

  /// Gives the list a new value.
  ///
  /// For the engine.
  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    func update<V: View>(_ view: V) { V._updateList(list, view) }
    update(view.view)
  }

  /// What the type tells of the list.
  ///
  /// For the engine.
  public nonisolated static var _shape: _ListShape {
    (Value.self as? any View.Type)?._shape ?? .unknown
  }
}
