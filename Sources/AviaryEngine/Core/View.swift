/// A piece of a user interface, described by a value.
///
/// A view answers two questions, which the engine asks through the underscored requirements: what
/// is your list of subviews, and what does your type alone say about that list. Types of your own
/// answer them through ``body``; do not implement the underscored requirements.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that makes up this view.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the list of subviews that the view resolves to. For the engine.
  nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList

  /// Gives a list that ``_makeList(_:_:)`` made a new value of the view. For the engine.
  nonisolated static func _updateList(_ list: _ViewList, _ view: Self)

  /// What the type alone tells of its list, without any value or body. For the engine.
  nonisolated static var _shape: _ListShape { get }
}

extension View {
  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    BodyList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: BodyList<Self>.self).update(view)
  }

  public nonisolated static var _shape: _ListShape {
    BodyShapes.shape(of: Self.self) { Body._shape }
  }
}

extension Never: View {
  public nonisolated var body: Never { primitiveBody(of: "Never") }

  public nonisolated static func _makeList(_ view: Never, _ inputs: _ListInputs) -> _ViewList {}

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Never) {}

  public nonisolated static var _shape: _ListShape { .single }
}

/// Ends the program because a view that is built in was asked for its body.
package func primitiveBody(of name: String) -> Never {
  fatalError("\(name) is drawn by Aviary itself and has no body; do not call it")
}
