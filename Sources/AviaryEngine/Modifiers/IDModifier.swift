import AviaryGraph

/// Binds the identity of views to a value, which also names them as targets of scrolling.
nonisolated struct IDModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: ID

  static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    ExplicitIDList(AnyHashable(modifier.id), inputs, content: content)
  }

  static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: ExplicitIDList.self)
    if list.id.value == AnyHashable(modifier.id) {
      list.replaceContent(content)
      if let child = list.child { updateContent(child) }
    } else {
      list.replace(AnyHashable(modifier.id), content: content)
    }
  }

  static func _shape(content: _ListShape) -> _ListShape { content.withIDs }
}

/// An explicit id, held once for all nodes that carry it.
package final class ExplicitID {
  package let value: AnyHashable
  init(_ value: AnyHashable) { self.value = value }
}

/// The list of views with an explicit id: another id ends the list inside and all its state.
///
/// The elements keep the identity that their place gives them, so that counting and naming them
/// needs no body.
final class ExplicitIDList: SingleSourceList {
  private(set) var id: ExplicitID
  private var makeContent: (_ListInputs) -> _ViewList

  init(_ id: AnyHashable, _ inputs: _ListInputs, content: @escaping (_ListInputs) -> _ViewList) {
    self.id = ExplicitID(id)
    makeContent = content
    super.init(inputs)
  }

  override func makeChild() -> _ViewList { makeContent(inputs.inside()) }

  /// Takes the maker of a new value of the content, for the list that is there or is yet to be
  /// made.
  func replaceContent(_ content: @escaping (_ListInputs) -> _ViewList) { makeContent = content }

  /// Ends what is there; the new content is made when first needed.
  func replace(_ id: AnyHashable, content: @escaping (_ListInputs) -> _ViewList) {
    self.id = ExplicitID(id)
    makeContent = content
    guard child != nil else { return }
    dropChild()
    changed([.structure, .traits])
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    let node = source.mount(at: index, in: place)
    node.explicitID = id
    return node
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    if id == self.id.value { return count > 0 ? 0 : nil }
    return super.firstIndex(ofExplicitID: id)
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    ids.append(id.value)
    super.collectExplicitIDs(at: index, into: &ids)
  }
}

extension View {
  /// Binds the identity of this view to a value: another value is another view, with fresh state.
  ///
  /// The value also names the view for ``ScrollViewProxy/scrollTo(_:anchor:)`` and scroll
  /// positions.
  ///
  /// - Parameter id: What names the view; within a `ForEach` it should not occur twice.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }
}
