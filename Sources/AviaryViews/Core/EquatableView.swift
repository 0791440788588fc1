/// A view that is updated only where its new value differs from the last one by `==`.
///
/// It resolves to what the view resolves to.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  /// Compares values of a view by `==`.
  @inlinable public nonisolated init(content: Content) { self.content = content }
}

@available(*, unavailable)
extension EquatableView: Sendable {}

extension EquatableView: View {
  public typealias Body = Never
  /// Not to be called: the content is shown by the engine itself.
  public var body: Never { primitiveBody(of: "EquatableView") }

  /// Makes the list of the content. For the engine.
  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    EquatableList(view.content, inputs, Content._makeList(view.content, inputs.inside()))
  }

  /// Gives the list a new value of the content, if it is another one. For the engine.
  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: EquatableList<Content>.self).update(view.content)
  }

  /// What the type tells of the list. For the engine.
  public nonisolated static var _shape: _ListShape { Content._shape }
}

/// The list of a view that is compared by `==`, whatever it is made of.
final class EquatableList<Content: Equatable & View>: _ForwardingList {
  private var value: Content

  init(_ value: Content, _ inputs: _ListInputs, _ content: _ViewList) {
    self.value = value
    super.init(inputs, content)
  }

  func update(_ new: Content) {
    if value == new { return }
    value = new
    Content._updateList(content, new)
  }
}

extension View where Self: Equatable {
  /// Updates this view only where its new value differs from the last one by `==`.
  @inlinable public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
