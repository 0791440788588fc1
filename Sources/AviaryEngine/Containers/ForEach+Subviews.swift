import AviaryGraph

/// A collection of which the elements are known only once a view is resolved.
protocol DeferredCollection {
  /// Makes the list of the view that the elements come from.
  func makeSource(_ inputs: _ListInputs) -> _ViewList
  /// Gives that list a new value of the view.
  func updateSource(_ list: _ViewList)
  /// The same collection, with its elements.
  func resolved(_ list: _ViewList) -> Any
}

/// A collection whose elements are subviews or sections of a list.
protocol ListBackedCollection {
  /// Records, for whoever runs, that the order of elements is read.
  func trackStructure()
  /// Which element is, or holds, the subview that has an explicit id.
  func position(ofExplicitID id: AnyHashable) -> Int?
  /// Adds the explicit ids of the subview that an element is.
  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable])
}

extension ForEach {
  /// Whether the data may be one of the collections of this file.
  ///
  /// Arrays and ranges are none; to look up what a type conforms to takes as long as a view's body.
  private static var mayReadLists: Bool {
    Data.self != Range<Int>.self && Data.self != [Data.Element].self
  }

  /// The data, if its elements are known only once a view is resolved.
  var deferredData: (any DeferredCollection)? {
    Self.mayReadLists ? data as? any DeferredCollection : nil
  }

  /// The data, if its elements are subviews or sections of a list.
  var listBackedData: (any ListBackedCollection)? {
    Self.mayReadLists ? data as? any ListBackedCollection : nil
  }
}

extension SubviewsCollection: ListBackedCollection {
  func trackStructure() {
    LiveReads.count &+= 1
    list.observe().structure.track()
  }

  func position(ofExplicitID id: AnyHashable) -> Int? {
    guard let index = list.firstIndex(ofExplicitID: id) else { return nil }
    guard let range else { return index }
    return range.contains(index) ? index - range.lowerBound : nil
  }

  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {
    list.collectExplicitIDs(at: (range?.lowerBound ?? 0) + position, into: &ids)
  }
}

extension SubviewsCollectionSlice: ListBackedCollection {
  func trackStructure() { base.trackStructure() }

  func position(ofExplicitID id: AnyHashable) -> Int? {
    guard let position = base.position(ofExplicitID: id), bounds.contains(position) else {
      return nil
    }
    return position - bounds.lowerBound
  }

  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {
    base.collectExplicitIDs(atPosition: bounds.lowerBound + position, into: &ids)
  }
}

extension SectionCollection: ListBackedCollection {
  func trackStructure() {
    LiveReads.count &+= 1
    list.observe().structure.track()
  }

  func position(ofExplicitID id: AnyHashable) -> Int? {
    guard let index = list.firstIndex(ofExplicitID: id) else { return nil }
    return list.observe().sections(of: list).firstIndex {
      ($0.header.lowerBound..<$0.footer.upperBound).contains(index)
    }
  }

  // A section is no subview, so it has no explicit id.
  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {}
}

extension Slice: ListBackedCollection
where Base: ListBackedCollection & RandomAccessCollection {
  func trackStructure() { base.trackStructure() }

  private var start: Int { base.distance(from: base.startIndex, to: startIndex) }

  func position(ofExplicitID id: AnyHashable) -> Int? {
    guard let position = base.position(ofExplicitID: id) else { return nil }
    let offset = position - start
    return offset >= 0 && offset < count ? offset : nil
  }

  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {
    base.collectExplicitIDs(atPosition: start + position, into: &ids)
  }
}

/// The view of `ForEach(subviews:)` before it is resolved, the elements after.
enum DeferredSource<Elements> {
  case view(any View)
  case elements(Elements)

  func get() -> Elements {
    guard case .elements(let elements) = self else {
      fatalError(
        "the subviews of ForEach(subviews:) or ForEach(sections:) are known only while it is shown"
      )
    }
    return elements
  }

  func makeSource(_ inputs: _ListInputs) -> _ViewList {
    guard case .view(let view) = self else { preconditionFailure("resolved already") }
    func make<V: View>(_ view: V) -> _ViewList { V._makeList(view, inputs) }
    return make(view)
  }

  func updateSource(_ list: _ViewList) {
    guard case .view(let view) = self else { return }
    func update<V: View>(_ view: V) { V._updateList(list, view) }
    update(view)
  }
}

/// The subviews that a `ForEach(subviews:)` goes over.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ForEachSubviewCollection<Content>>
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>

  var source: DeferredSource<SubviewsCollection>

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews; known only while the `ForEach` is shown.
  public var endIndex: Int { source.get().endIndex }
  /// The subview at an index; known only while the `ForEach` is shown.
  public subscript(index: Int) -> Subview { source.get()[index] }
}

@available(*, unavailable)
extension ForEachSubviewCollection: Sendable {}

extension ForEachSubviewCollection: DeferredCollection, ListBackedCollection {
  func makeSource(_ inputs: _ListInputs) -> _ViewList { source.makeSource(inputs) }
  func updateSource(_ list: _ViewList) { source.updateSource(list) }
  func resolved(_ list: _ViewList) -> Any {
    ForEachSubviewCollection(source: .elements(SubviewsCollection(list)))
  }
  func trackStructure() { source.get().trackStructure() }
  func position(ofExplicitID id: AnyHashable) -> Int? { source.get().position(ofExplicitID: id) }
  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {
    source.get().collectExplicitIDs(atPosition: position, into: &ids)
  }
}

/// The sections that a `ForEach(sections:)` goes over.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ForEachSectionCollection<Content>>
  public typealias SubSequence = Slice<ForEachSectionCollection<Content>>

  var source: DeferredSource<SectionCollection>

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections; known only while the `ForEach` is shown.
  public var endIndex: Int { source.get().endIndex }
  /// The section at an index; known only while the `ForEach` is shown.
  public subscript(index: Int) -> SectionConfiguration { source.get()[index] }
}

@available(*, unavailable)
extension ForEachSectionCollection: Sendable {}

extension ForEachSectionCollection: DeferredCollection, ListBackedCollection {
  func makeSource(_ inputs: _ListInputs) -> _ViewList { source.makeSource(inputs) }
  func updateSource(_ list: _ViewList) { source.updateSource(list) }
  func resolved(_ list: _ViewList) -> Any {
    ForEachSectionCollection(source: .elements(SectionCollection(list)))
  }
  func trackStructure() { source.get().trackStructure() }
  func position(ofExplicitID id: AnyHashable) -> Int? { source.get().position(ofExplicitID: id) }
  func collectExplicitIDs(atPosition position: Int, into ids: inout [AnyHashable]) {
    source.get().collectExplicitIDs(atPosition: position, into: &ids)
  }
}

extension ForEach where Content: View {
  /// A view for each subview that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view that is resolved into subviews or sections.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(source: .view(view)), content: content)
  }

  /// A view for each section of a view; views outside of sections form sections of their own.
  ///
  /// - Parameters:
  ///   - view: The view that is resolved into subviews or sections.
  ///   - content: Makes what there is for one element, when that is first needed.
  public nonisolated init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(source: .view(view)), content: content)
  }

  @available(*, deprecated, renamed: "init(subviews:content:)")
  public nonisolated init<V: View>(
    subviewOf view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }

  @available(*, deprecated, renamed: "init(sections:content:)")
  public nonisolated init<V: View>(
    sectionOf view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}

/// The list of `ForEach(subviews:)` and `ForEach(sections:)`: holds the resolved view, and goes
/// over it.
final class DeferredForEachList<Data, ID, Content>: _ForwardingList
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  let source: _ViewList

  init(_ view: ForEach<Data, ID, Content>, _ data: any DeferredCollection, _ inputs: _ListInputs) {
    let path = inputs.makePath()
    let source = data.makeSource(inputs.member(of: path, .index(0)))
    self.source = source
    var resolved = view
    // swift-format-ignore: NeverForceUnwrap, a collection resolves to one of its own type.
    resolved.data = data.resolved(source) as! Data
    super.init(inputs, ForEachList(resolved, inputs.member(of: path, .index(1))))
  }

  // Lets the source forget what it found of its sections, itself perhaps.
  deinit { source.owner = nil }

  override var declaredView: DeclaredView {
    .container(ID.self == Subview.ID.self ? "ForEach(subviews:)" : "ForEach(sections:)")
  }
  override var members: [_ViewList] { [source, content] }

  func update(_ view: ForEach<Data, ID, Content>, _ data: any DeferredCollection) {
    data.updateSource(source)
    var resolved = view
    // swift-format-ignore: NeverForceUnwrap, a collection resolves to one of its own type.
    resolved.data = data.resolved(source) as! Data
    unsafeDowncast(content, to: ForEachList<Data, ID, Content>.self).update(resolved)
  }

  override func tearDown() {
    source.tearDown()
    super.tearDown()
  }
}
