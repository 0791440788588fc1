/// Stands, in a modifier's body, for the view that the modifier is applied to.
///
/// It resolves to that view's subviews, so a container can take it apart.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  unowned let provider: ModifierContentProvider
}

@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}

extension _ViewModifier_Content: View {
  public var body: Never { primitiveBody(of: "the content of a modifier") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    PlaceholderList(view.provider, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {}

  public nonisolated static var _shape: _ListShape { ContentShapes.shape(for: Modifier.self) }
}

/// The shapes of the contents that modifiers on the way down the types are applied to.
package enum ContentShapes {
  static func with<M>(_ shape: _ListShape, for modifier: M.Type, _ body: () -> _ListShape)
    -> _ListShape
  {
    ShapeSearch.run { search in
      let key = ObjectIdentifier(modifier)
      let outer = search.contents[key]
      search.contents[key] = shape
      defer { search.contents[key] = outer }
      return body()
    }
  }

  static func shape<M>(for modifier: M.Type) -> _ListShape {
    ShapeSearch.current?.contents[ObjectIdentifier(modifier)] ?? .unknown
  }
}

/// Gives the placeholders of a modifier's body the lists of the content.
class ModifierContentProvider: SingleSourceList {
  fileprivate var makeContent: (_ListInputs) -> _ViewList
  private var placeholders: [ObjectIdentifier: Unmanaged<PlaceholderList>] = [:]

  init(_ inputs: _ListInputs, content: @escaping (_ListInputs) -> _ViewList) {
    makeContent = content
    super.init(inputs)
  }

  final func replaceContent(
    _ content: @escaping (_ListInputs) -> _ViewList,
    update: (_ViewList) -> Void
  ) {
    makeContent = content
    for placeholder in placeholders.values {
      if let list = placeholder.takeUnretainedValue().child { update(list) }
    }
  }

  fileprivate final func add(_ placeholder: PlaceholderList) {
    placeholders[ObjectIdentifier(placeholder)] = Unmanaged.passUnretained(placeholder)
  }

  fileprivate final func remove(_ placeholder: PlaceholderList) {
    placeholders[ObjectIdentifier(placeholder)] = nil
  }
}

/// The list of the content, where a modifier's body places it.
final class PlaceholderList: SingleSourceList {
  /// Goes before this list does, where the list is that of a container in the modifier's body.
  private weak var provider: ModifierContentProvider?

  init(_ provider: ModifierContentProvider, _ inputs: _ListInputs) {
    self.provider = provider
    super.init(inputs)
    provider.add(self)
  }

  override func makeChild() -> _ViewList {
    provider?.makeContent(inputs.inside()) ?? EmptyList(inputs.inside())
  }

  override func tearDown() {
    provider?.remove(self)
    super.tearDown()
  }
}
