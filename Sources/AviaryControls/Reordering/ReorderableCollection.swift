@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import Foundation

/// One of the collections of a container: a `ForEach` that is reorderable, as it is shown.
final class ReorderableCollection {
  private struct Item {
    weak var node: ReorderItemNode?
  }

  var modifier: ReorderableModifier
  private(set) weak var list: RearrangedList?
  /// The nodes of the elements that are mounted.
  private var mounted: [ObjectIdentifier: Item] = [:]
  /// The node of the space that is kept free for what comes from elsewhere.
  weak var placeholder: ViewNode?
  /// Whether what was dragged over a row has left it, and came over no other one so far.
  var isLeft = false
  /// Leads to the list around; nil for a collection that any container may move.
  private var ownLink: ReorderLink?

  init(_ modifier: ReorderableModifier) {
    self.modifier = modifier
    guard modifier.purpose != .container else { return }
    ownLink = ReorderLink(
      within: self,
      .rows { [weak self] in self?.moveRows($0, before: $1) }
    )
  }

  /// Shows what a list shows from now on.
  func follow(_ list: RearrangedList) {
    self.list = list
    list.arrange = { [unowned self] in arrangement() }
    list.onMount = { node, id in (node as? ReorderItemNode)?.itemElement = id }
    list.root.reorderableCollections.add(self)
  }

  /// The innermost container around that moves such elements; nil for none.
  var link: ReorderLink? {
    guard let list else { return nil }
    let links = Tracker.untracked { EnvironmentValues(scope: list.environment).reorderLinks }
    if let ownLink {
      ownLink.node = links.last { $0.kind?.isOfList == true }?.node
      return ownLink
    }
    return links.last {
      $0.kind?.accepts(collection: modifier.collectionID, element: modifier.element) == true
    }
  }

  // MARK: - Nodes

  func insert(_ node: ReorderItemNode) { mounted[ObjectIdentifier(node)] = Item(node: node) }
  func remove(_ node: ReorderItemNode) { mounted[ObjectIdentifier(node)] = nil }

  /// The nodes of the elements that are mounted, in no order.
  var nodes: [ReorderItemNode] {
    mounted.values.compactMap(\.node).filter(\.isMounted)
  }

  /// The mounted nodes of an element, in order.
  func nodes(of id: AnyHashable) -> [ReorderItemNode] {
    let found = nodes.filter { $0.itemID == id }
    return found.count > 1
      ? found.sorted { $0.contentIndex ?? 0 < $1.contentIndex ?? 0 } : found
  }

  /// Where an element lies, in the root's space; nil where it is not mounted.
  func frame(of id: AnyHashable) -> CGRect? {
    nodes(of: id).reduce(nil) { $0?.union($1.placeFrame) ?? $1.placeFrame }
  }

  /// The container that shows the elements; nil where nobody knows.
  var host: ListNode? {
    var node: ViewNode? = nodes.first?.parent ?? placeholder?.parent
    while let current = node {
      if let host = current as? ListNode { return host }
      node = current.parent
    }
    var owner = list?.owner
    while let list = owner as? _ViewList { owner = list.owner }
    guard let host = owner as? ListNode, let container = link?.node, host.isMounted,
      host.isInside(container)
    else { return nil }
    return host
  }

  /// Where elements would begin in a stack beside others, while there are none, in the root's space.
  ///
  /// It is the edge of what stands before them, else of what stands behind; nil where there are some, and where nobody
  /// knows.
  var edgeWithoutElements: CGRect? {
    guard let list, list.count == 0, let host, let index = list.start(in: host) else { return nil }
    let axis = host.stackOrientation ?? .vertical
    let isReversed = axis == .horizontal && host.isRightToLeft
    func edge(of index: Int, isEnd: Bool) -> CGRect? {
      guard index >= 0, index < host.content.count, let frame = host.elementFrame(at: index) else {
        return nil
      }
      let place = host.convert(frame, to: nil)
      let edges: [CGRectEdge] =
        axis == .vertical ? [.minYEdge, .maxYEdge] : [.minXEdge, .maxXEdge]
      return place.divided(atDistance: 0, from: edges[isEnd != isReversed ? 1 : 0]).slice
    }
    return edge(of: index - 1, isEnd: true) ?? edge(of: index, isEnd: false)
  }

  // MARK: - Elements

  /// The identifier of the element that a subview belongs to; nil for one of another type.
  func itemID(at index: Int) -> AnyHashable? {
    guard let list, let kind = link?.kind, index >= 0, index < list.content.count else {
      return nil
    }
    var ids: [AnyHashable] = []
    list.content.collectExplicitIDs(at: index, into: &ids)
    return ids.first { kind.isItemID($0) }
  }

  /// The subviews of an element; nil where it is not there.
  ///
  /// - Parameter hint: Where it was last.
  func range(of id: AnyHashable, hint: Int?) -> Range<Int>? {
    guard let content = list?.content else { return nil }
    let found =
      hint.flatMap { itemID(at: $0) == id ? $0 : nil } ?? content.firstIndex(ofExplicitID: id)
    guard let found, itemID(at: found) == id else { return nil }
    var (low, high) = (found, found + 1)
    while low > 0, itemID(at: low - 1) == id { low -= 1 }
    while high < content.count, itemID(at: high) == id { high += 1 }
    return low..<high
  }

  /// The identifier of the first element from an index on that is none of some; nil for none.
  func nextID(from index: Int, besides sources: Set<AnyHashable>) -> (id: AnyHashable, index: Int)?
  {
    guard let count = list?.content.count else { return nil }
    var index = index
    while index < count {
      if let id = itemID(at: index), !sources.contains(id) { return (id, index) }
      index += 1
    }
    return nil
  }

  /// The identifier of the last element before an index that is none of some; nil for none.
  func previousID(before index: Int, besides sources: Set<AnyHashable>) -> AnyHashable? {
    var index = index - 1
    while index >= 0 {
      if let id = itemID(at: index), !sources.contains(id) { return id }
      index -= 1
    }
    return nil
  }

  // MARK: - Arranging

  private func arrangement() -> Arrangement {
    var result = Arrangement()
    guard let list, let session = link?.session, let destination = session.destination else {
      return result
    }
    let own = session.sources.filter { $0.collection === self }
    let isDestination = destination.collection === self
    guard isDestination || !own.isEmpty else { return result }
    result.taken = own.compactMap { range(of: $0.id, hint: $0.hint) }.flatMap { Array($0) }.sorted()
    guard isDestination else { return result }
    if own.count == session.sources.count, !own.isEmpty {
      result.inserted = .taken
    } else {
      result.inserted = .placeholder
      list.setPlaceholder(
        ReorderPlaceholder(
          collection: self,
          size: session.placeholderSize,
          isAcross: host?.stackOrientation == .horizontal
        )
      )
    }
    let before = destination.before.flatMap { range(of: $0, hint: destination.hint)?.lowerBound }
    result.insertion =
      before.map { result.place(of: $0) } ?? list.content.count - result.taken.count
    return result
  }

  /// Where the space is among what is shown; nil where it is elsewhere.
  var shownInsertion: Int? { list?.arrangement.insertion }
}

/// The collections of a tree that can be reordered.
final class ReorderableCollections {
  private struct Entry {
    weak var collection: ReorderableCollection?
  }

  private var entries: [Entry] = []

  func add(_ collection: ReorderableCollection) {
    entries.removeAll { $0.collection?.list == nil }
    entries.append(Entry(collection: collection))
  }

  /// Those of a container, in the order in which they came.
  func all(of link: ReorderLink) -> [ReorderableCollection] { all { $0.link === link } }

  /// Those that a condition holds for, in the order in which they came.
  func all(where isWanted: (ReorderableCollection) -> Bool) -> [ReorderableCollection] {
    entries.compactMap(\.collection).filter { $0.list != nil && isWanted($0) }
  }
}

extension ViewRoot {
  /// The collections here that can be reordered.
  var reorderableCollections: ReorderableCollections { rootStorage { ReorderableCollections() } }
}

enum ReorderLinksKey: EnvironmentKey {
  static var defaultValue: [ReorderLink] { [] }
}

extension EnvironmentValues {
  /// The containers around in which elements are moved, outermost first.
  var reorderLinks: [ReorderLink] {
    get { self[ReorderLinksKey.self] }
    set { self[ReorderLinksKey.self] = newValue }
  }
}
