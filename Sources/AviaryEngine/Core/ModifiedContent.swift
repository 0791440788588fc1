public import AviaryGeometry

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier to a view, or after another modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: Animatable where Content: Animatable, Modifier: Animatable {
  /// What is interpolated of the content, and of the modifier.
  public var animatableData: AnimatablePair<Content.AnimatableData, Modifier.AnimatableData> {
    get { AnimatablePair(content.animatableData, modifier.animatableData) }
    set {
      content.animatableData = newValue.first
      modifier.animatableData = newValue.second
    }
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { primitiveBody(of: "ModifiedContent") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    Modifier._makeList(view.modifier, of: view.content, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    Modifier._updateList(list, view.modifier, of: view.content)
  }

  public nonisolated static var _shape: _ListShape { Modifier._shape(content: Content._shape) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    Modifier._makeList(modifier.modifier, inputs) {
      Content._makeList(modifier.content, $0, content: content)
    }
  }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    Modifier._updateList(
      list,
      modifier.modifier,
      content: { Content._makeList(modifier.content, $0, content: content) },
      updateContent: {
        Content._updateList($0, modifier.content, content: content, updateContent: updateContent)
      }
    )
  }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape {
    Modifier._shape(content: Content._shape(content: content))
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: What is applied.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Makes the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList { content(inputs) }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) { updateContent(list) }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape { content }
}
