@_spi(Hosting) import AviaryDrawing
public import AviaryGeometry
import AviaryLayout
public import Foundation

/// A node that shows elements of a list: all of them, or those that are visible.
@_spi(Engine) open class ListNode: _ViewNode, _ListOwner {
  /// The list of what is inside.
  package let content: _ViewList

  @exclusivity(unchecked) private var needsSync = true
  @exclusivity(unchecked) private var needsTraits = false
  @exclusivity(unchecked) private var waitsForSync = false
  private var borrowed: BorrowedTraits?

  /// Creates the node of a place, which shows the elements of `content`.
  @_spi(Engine) public init(_ place: Place, content: _ViewList) {
    self.content = content
    super.init(place)
    content.owner = self
  }

  deinit { content.owner = nil }

  package final override var elementContainer: ListNode? { self }

  @_spi(Engine) open override func willUnmount() { content.tearDown() }

  package final override func attach(to parent: ViewNode) {
    super.attach(to: parent)
    syncIfNeeded()
  }

  package final override func attachAsRoot() {
    super.attachAsRoot()
    syncIfNeeded()
  }

  // MARK: - Change

  /// What is inside has changed in the ways that `change` says.
  @_spi(Engine) public final func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    if change.contains(.structure) { needsSync = true }
    if change.contains(.traits) { needsTraits = true }
    guard !waitsForSync else { return }
    waitsForSync = true
    root.syncQueue.append(self)
  }

  /// Makes the nodes agree with the list.
  package func syncIfNeeded() {
    waitsForSync = false
    guard isMounted else { return }
    if needsSync {
      needsSync = false
      needsTraits = false
      sync()
    } else if needsTraits {
      needsTraits = false
      readTraits()
    }
  }

  /// The elements of the list may be others, or stand elsewhere: the nodes are made to agree.
  ///
  /// Every kind has to override it, without calling this one.
  @_spi(Engine) open func sync() { preconditionFailure("\(Self.self) has to override sync()") }

  /// What is written on the elements may differ.
  ///
  /// Every kind has to override it, without calling this one.
  @_spi(Engine) open func readTraits() {
    preconditionFailure("\(Self.self) has to override readTraits()")
  }

  // MARK: - What others ask of elements

  /// The elements whose nodes are shown, in order; none where the node does not say.
  @_spi(Engine) open var mountedIndices: [Int] { [] }

  /// The node of an element; nil where it is not mounted, or where the node does not say.
  @_spi(Engine) open func mountedNode(at index: Int) -> _ViewNode? { nil }

  /// Whether elements are mounted only while they are visible, so that nobody may hold on to their nodes.
  @_spi(Engine) open var mountsOnlyVisible: Bool { false }

  /// Where an element lies, or would lie if it were mounted, in this node's space; nil where nobody knows.
  @_spi(Engine) open func elementFrame(at index: Int) -> CGRect? {
    mountedNode(at: index).map { CGRect(origin: $0.origin, size: $0.size) }
  }

  /// The elements, mounted or not, that may lie near a stretch of this node's space along an axis.
  @_spi(Engine) open func elementIndices(near range: ClosedRange<CGFloat>, along axis: Axis)
    -> [Int]
  {
    mountedIndices
  }

  // MARK: - Elements

  /// Makes the node of an element; the caller attaches it.
  package final func mount(_ index: Int, _ id: ElementID) -> ViewNode {
    let node = content.mount(at: index, in: contentPlace)
    node.elementID = id
    return node
  }

  package final func unmount(_ node: ViewNode) {
    if let id = node.elementID { content.releaseElement(id) }
    node.detach()
  }

  /// The place of what is inside.
  package final var contentPlace: Place { Place(root: root, environment: content.environment) }

  /// To be called before the traits of all elements are read.
  package final func beginReadingTraits() { borrowed?.begin() }

  /// - Returns: Whether a trait that layout or drawing reads may differ.
  @discardableResult
  package final func readTraits(of node: ViewNode, at index: Int) -> Bool {
    var traits = ViewTraits(leavingOutMadeTags: true)
    content.collectTraits(at: index, into: &traits)
    if traits.isBorrowed, !traits.entries.isEmpty {
      let watcher = borrowed ?? BorrowedTraits(self)
      borrowed = watcher
      watcher.watch(traits)
    }
    let differs = !traits.isSame(as: node.traits)
    node.traits = traits
    return differs
  }

  /// All that is written on an element, its tag included.
  package final func allTraits(of node: ViewNode) -> ViewTraits {
    guard let id = node.elementID, let index = content.index(of: id, hint: Int(node.position))
    else { return node.traits }
    var traits = ViewTraits()
    content.collectTraits(at: index, into: &traits)
    return traits
  }

  /// Whether elements that come and go are seen doing so.
  var showsTransitions: Bool { true }

  package override func drawChildren(into recorder: inout NodeRecorder) {
    if hasLeavingChildren {
      drawWithLeaving(into: &recorder)
    } else {
      super.drawChildren(into: &recorder)
    }
  }

  /// Nodes came, went or moved.
  package func childrenDidChange() {
    invalidateLayout()
    invalidateDrawing()
    root.geometryDidChange = true
  }

  // MARK: - Preferences

  /// What those inside prefer, reduced, by key: for as long as none of them says otherwise.
  @exclusivity(unchecked)
  private var knownPreferences: [ObjectIdentifier: PreferenceCollector] = [:]

  @_spi(Engine) open override func collectPreferences(_ collector: PreferenceCollector) {
    guard !collector.asksEverybody else { return super.collectPreferences(collector) }
    if let known = knownPreferences[collector.key] { return collector.add(collected: known) }
    let made = collector.makeEmpty()
    super.collectPreferences(made)
    knownPreferences[collector.key] = made
    collector.add(collected: made)
  }

  @_spi(Engine) open override func forgetPreferences(_ key: ObjectIdentifier?) {
    if knownPreferences.isEmpty { return }
    if let key { knownPreferences[key] = nil } else { knownPreferences = [:] }
  }
}

extension ViewTraits {
  /// Whether both hold the same boxes: what was not written again is the same object.
  func isSame(as other: ViewTraits) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return zip(entries, other.entries).allSatisfy {
      $0.key == $1.key && ($0.box === $1.box || $0.box.isEqual(to: $1.box))
    }
  }
}
