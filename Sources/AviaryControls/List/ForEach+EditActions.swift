@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a person may do with the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  static var deleting: EditActions { EditActions(rawValue: 1) }
  static var moving: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Delete elements.
  public static var delete: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection {
  /// Move elements.
  public static var move: EditActions<Data> { .moving }
}

extension EditActions {
  /// Nothing, since the collection has no means for it.
  public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// All that the collection has means for.
  public static var all: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection {
  /// All that the collection has means for.
  public static var all: EditActions<Data> { .moving }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// All that the collection has means for.
  public static var all: EditActions<Data> { [.deleting, .moving] }
}

/// The indices of a collection with the ids of its elements.
public struct IndexedIdentifierCollection<Base, ID>: Collection
where Base: Collection, ID: Hashable {
  /// An index, and the id of the element there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// The first index of the collection.
  public var startIndex: Index { base.startIndex }
  /// The index after the last one of the collection.
  public var endIndex: Index { base.endIndex }
  public func index(after i: Index) -> Index { base.index(after: i) }
  /// An index and the id of the element there.
  public subscript(position: Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    base.index(i, offsetBy: distance)
  }
  public func distance(from start: Index, to end: Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// The views of an element that can be deleted or moved.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let delete: RowDeletion?
  let move: RowMove?
}

@available(*, unavailable)
extension EditableCollectionContent: Sendable {}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content.modifier(
      ListTraitModifier { [delete, move] values in
        if let delete { values.listRow.delete = delete }
        if let move { values.listRow.move = move }
      }
    )
  }

  public nonisolated static var _shape: _ListShape {
    var shape = Body._shape
    shape.changesCollections = true
    return shape
  }
}

extension EditableCollectionContent: CollectionContent {
  package nonisolated static func _makeCollection(
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    ReorderableModifier._makeList(.movedWithin, inputs, content: content)
  }

  package nonisolated static func _updateCollection(
    _ list: _ViewList,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    ReorderableModifier._updateList(
      list,
      .movedWithin,
      content: content,
      updateContent: updateContent
    )
  }
}

extension ForEach {
  /// A view for each element of a collection that a person may edit.
  ///
  /// - Parameters:
  ///   - data: The collection; each view gets a binding to its element.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<C, R>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for each element of a collection that a person may edit.
  ///
  /// - Parameters:
  ///   - data: The collection; each view gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart; it should not occur twice.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<C, R>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let collection = data.wrappedValue
    let delete = editActions.contains(.deleting) ? CollectionEdits.delete(in: data) : nil
    let move = editActions.contains(.moving) ? CollectionEdits.move(in: data) : nil
    self.init(
      data: IndexedIdentifierCollection(base: collection, id: id),
      identify: { $0.id },
      content: { pair in
        let offset = collection.distance(from: collection.startIndex, to: pair.index)
        return EditableCollectionContent(
          content: content(data.element(at: pair.index)),
          delete: delete.map { RowDeletion(action: $0, offset: offset) },
          move: move.map { RowMove(action: $0, offset: offset) }
        )
      }
    )
  }
}

/// Edits of collections whose means are known at run time.
enum CollectionEdits {
  static func delete<C: Collection>(in data: Binding<C>) -> ((IndexSet) -> Void)? {
    guard data.wrappedValue is any RangeReplaceableCollection else { return nil }
    return { offsets in
      func deleted<R: RangeReplaceableCollection>(_ collection: R) -> R {
        var result = R()
        for (offset, element) in collection.enumerated() where !offsets.contains(offset) {
          result.append(element)
        }
        return result
      }
      guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
        let result = deleted(collection) as? C
      else { return }
      data.wrappedValue = result
    }
  }

  static func move<C: MutableCollection & RandomAccessCollection>(
    in data: Binding<C>
  ) -> (IndexSet, Int) -> Void {
    { offsets, destination in
      var elements = Array(data.wrappedValue)
      elements.move(fromOffsets: offsets, toOffset: destination)
      var collection = data.wrappedValue
      for (index, element) in zip(collection.indices, elements) { collection[index] = element }
      data.wrappedValue = collection
    }
  }
}
