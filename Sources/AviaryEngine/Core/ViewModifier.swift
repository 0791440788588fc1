/// A modification of a view, as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The modified view. `content` stands for the view that the modifier is applied to; it may be placed, or
  /// taken apart by a container.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body

  /// Stands for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the list of the modified view. For the engine.
  nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList

  /// Makes the list of a view under the modifier. For the engine.
  nonisolated static func _makeList<V: View>(
    _ modifier: Self,
    of view: V,
    _ inputs: _ListInputs
  ) -> _ViewList

  /// Gives the list of a view under the modifier new values of both. For the engine.
  nonisolated static func _updateList<V: View>(_ list: _ViewList, _ modifier: Self, of view: V)

  /// Gives a list new values of modifier and content. For the engine.
  nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  )

  /// What the types tell of the modified list. For the engine.
  nonisolated static func _shape(content: _ListShape) -> _ListShape
}

extension ViewModifier where Body == Never {
  /// Not to be called: the modifier is applied by the engine itself.
  public func body(content: Content) -> Never { primitiveBody(of: "\(Self.self)") }
}

extension ViewModifier {
  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    ModifierBodyList(modifier, inputs, content: content)
  }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    unsafeDowncast(list, to: ModifierBodyList<Self>.self)
      .update(modifier, content: content, updateContent: updateContent)
  }

  public nonisolated static func _makeList<V: View>(
    _ modifier: Self,
    of view: V,
    _ inputs: _ListInputs
  ) -> _ViewList {
    _makeList(modifier, inputs) { V._makeList(view, $0) }
  }

  public nonisolated static func _updateList<V: View>(
    _ list: _ViewList,
    _ modifier: Self,
    of view: V
  ) {
    _updateList(
      list,
      modifier,
      content: { V._makeList(view, $0) },
      updateContent: { V._updateList($0, view) }
    )
  }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape {
    ContentShapes.with(content, for: Self.self) { Body._shape }
  }

  /// This modifier, then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
