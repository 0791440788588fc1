/// A view for each element of a collection.
///
/// Each element's views keep their identity, and so their state, as long as the element's id is
/// there. A `ForEach` resolves an element's content when it is first needed, and not at all to
/// count elements that are known to give one view each.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection that gives a view for each element.
  public var data: Data

  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  let identify: Identification

  /// How the id of an element is found.
  enum Identification {
    case keyPath(KeyPath<Data.Element, ID>)
    /// The element is its own id and the data is a range: the index is known from the id.
    case offset
    /// The element is its own id.
    case itself
    case function((Data.Element) -> ID)
  }

  package nonisolated init(
    data: Data,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.identify = .function(identify)
  }

  /// Finds the id of an element; for those who ask for many.
  nonisolated var makeID: (Data.Element) -> ID {
    switch identify {
    case .keyPath(let path): { $0[keyPath: path] }
    case .offset, .itself: { unsafeBitCast($0, to: ID.self) }
    case .function(let function): function
    }
  }

  /// Whether ids are the data's own offsets.
  nonisolated var hasConstantIDs: Bool {
    if case .offset = identify { return true }
    return false
  }

  package nonisolated func id(of element: Data.Element) -> ID {
    switch identify {
    case .keyPath(let path): element[keyPath: path]
    case .offset, .itself: unsafeBitCast(element, to: ID.self)
    case .function(let function): function(element)
    }
  }
}

@available(*, unavailable)
extension ForEach: Sendable {}

extension ForEach: View where Content: View {
  public var body: Never { primitiveBody(of: "ForEach") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    if let source = view.deferredData {
      return DeferredForEachList(view, source, inputs)
    }
    if Content._shape.changesCollections, let kind = Content.self as? any CollectionContent.Type {
      return kind._makeCollection(inputs) { ForEachList(view, $0) }
    }
    return ForEachList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    if let source = view.deferredData {
      unsafeDowncast(list, to: DeferredForEachList<Data, ID, Content>.self).update(view, source)
    } else if Content._shape.changesCollections,
      let kind = Content.self as? any CollectionContent.Type
    {
      kind._updateCollection(list) {
        ForEachList(view, $0)
      } updateContent: {
        unsafeDowncast($0, to: ForEachList<Data, ID, Content>.self).update(view)
      }
    } else {
      unsafeDowncast(list, to: ForEachList<Data, ID, Content>.self).update(view)
    }
  }

  // Each element carries its id, and the tag that it makes.
  public nonisolated static var _shape: _ListShape { Content._shape.uncounted.withIDs.withTraits }
}

/// What a `ForEach` has for an element that changes the list of all elements as well.
package protocol CollectionContent {
  /// Makes the list of a `ForEach` with such content.
  ///
  /// - Parameter content: Makes the list that it would be else.
  nonisolated static func _makeCollection(
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList

  /// Brings a list that was made so up to date.
  ///
  /// - Parameters:
  ///   - content: Makes the list inside anew.
  ///   - updateContent: Brings that up to date.
  nonisolated static func _updateCollection(
    _ list: _ViewList,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  )
}

extension ForEach {
  /// A view for each element of data, told apart by the elements' ids; or an item of a bar, and
  /// whatever else a content builder builds.
  ///
  /// - Parameters:
  ///   - data: The elements. Their ids are unique; of two elements with one id the first is shown.
  ///   - content: Makes the views of an element: none, one or several. Called when they are first
  ///     needed.
  public nonisolated init(
    _ data: Data,
    @ContentBuilder content: @escaping (Data.Element) -> Content
  )
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    identify = .function { $0.id }
  }

  /// A view for each element of data, told apart by a value of the elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element apart. It is unique, and stays while other things about the
  ///     element change.
  ///   - content: Makes the views of an element: none, one or several. Called when they are first
  ///     needed.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = id == \Data.Element.self ? .itself : .keyPath(id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The numbers, in order.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = .offset
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection, which gets a binding to its element.
  ///
  /// The binding of an element that is gone keeps the last value.
  ///
  /// - Parameters:
  ///   - data: The collection; each view gets a binding to its element.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection, told apart by a value, which gets a binding to its
  /// element.
  ///
  /// The binding of an element that is gone keeps the last value.
  ///
  /// - Parameters:
  ///   - data: The collection; each view gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart; it should not occur twice.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.data = collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) }
    self.content = { pair in content(data.element(at: pair.0)) }
    identify = .function { $0.1 }
  }
}
