@_spi(Engine) import AviaryEngine

/// Makes the subviews of a collection movable.
nonisolated struct ReorderableModifier: ViewModifier {
  typealias Body = Never

  let collectionID: AnyHashable
  /// The type of the elements; nil where nobody knows it.
  let element: Any.Type?
  /// Who changes the order, and for what.
  let purpose: Purpose
  /// What is put among the elements, on the main thread; nil where nothing is.
  nonisolated(unsafe) let insertion: RowInsertion.Kind?

  enum Purpose {
    /// A container around moves the elements, from one collection to another too.
    case container
    /// The elements are moved within the collection, by its `onMove` in the list around.
    case moving
    /// What comes from elsewhere is put among the elements, by the `onInsert` of the collection.
    case inserting
  }

  init(collectionID: AnyHashable, element: Any.Type?) {
    self.collectionID = collectionID
    self.element = element
    purpose = .container
    insertion = nil
  }

  private init(_ purpose: Purpose, insertion: RowInsertion.Kind? = nil) {
    collectionID = AnyHashable(ReorderableSingleCollectionIdentifier())
    element = nil
    self.purpose = purpose
    self.insertion = insertion
  }

  /// Makes rows of a list movable that have an `onMove`.
  static var movedWithin: ReorderableModifier { ReorderableModifier(.moving) }

  /// Makes space among rows of a list that have an `onInsert`.
  static func insertedInto(_ kind: RowInsertion.Kind) -> ReorderableModifier {
    ReorderableModifier(.inserting, insertion: kind)
  }

  /// Whether the elements are moved within the collection, by its `onMove` in the list around.
  var isMovedWithin: Bool { purpose == .moving }

  static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    let collection = ReorderableCollection(modifier)
    let items = ReorderItemModifier._makeList(
      ReorderItemModifier(collection: collection),
      inputs.inside().inside(),
      content: content
    )
    let list = RearrangedList(inputs.inside(), items)
    collection.follow(list)
    return ReorderableList(inputs, list, items: items, collection)
  }

  static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: ReorderableList.self)
    list.collection.modifier = modifier
    ReorderItemModifier._updateList(
      list.items,
      ReorderItemModifier(collection: list.collection),
      content: content,
      updateContent: updateContent
    )
  }

  // A space that is kept free counts as a subview.
  static func _shape(content: _ListShape) -> _ListShape { content.withTraits.uncounted }
}

/// The list of subviews that can be moved.
///
/// Writes on each for lists that it is one.
final class ReorderableList: _ForwardingList {
  let items: _ViewList
  let collection: ReorderableCollection

  init(
    _ inputs: _ListInputs,
    _ content: RearrangedList,
    items: _ViewList,
    _ collection: ReorderableCollection
  ) {
    self.items = items
    self.collection = collection
    super.init(inputs, content)
  }

  override var mayHoldTraits: Bool { true }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    var values = ContainerValues(traits: traits)
    values.listRow.collections.append(collection)
    traits = values.traits
    content.collectTraits(at: index, into: &traits)
  }
}
