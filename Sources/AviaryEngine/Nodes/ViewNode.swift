@_spi(Hosting) import AviaryDrawing
public import AviaryGeometry
public import AviaryGraph
@_spi(Engine) public import AviaryLayout
public import Foundation

/// A mounted view: it lasts as long as the view's identity in its place, and holds its sizes, its position and
/// its piece of the display list.
///
/// Coordinates are points, y downwards; `origin` is in the parent's space, right-to-left already applied.
///
/// What kinds of nodes do differently is declared here, with what holds for the others; what all do alike is an
/// extension for each pass: `+Tree`, `+Resolving`, `+Measuring`, `+Invalidation`, `+Placing`, `+Drawing`, `+Checking`.
/// What is not `private` here and not `package` either belongs to those, and is touched by nobody else.
///
/// The engine runs on one thread and no access to what a node holds lasts longer than a load or a store, so
/// access to the properties that are used most is not checked for overlaps.
open class _ViewNode: LayoutElement, GraphItem, TrackingReader {
  // What measuring and placing touch stands together, in front: a layout of many nodes waits for memory more than for
  // anything else.

  package let root: ViewRoot
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var parent: ViewNode?
  /// Distance from the root node.
  package final var depth: Int { Int(shortDepth) }
  @exclusivity(unchecked) final var shortDepth: Int32 = 0
  /// Whether ``resolve()`` has to run before the next measurement or drawing.
  @exclusivity(unchecked) final var needsResolve = true
  /// Whether the node waits in the root's layout queue.
  @exclusivity(unchecked) package final var isLayoutDirty = false
  /// Whether the children have to be placed again although size and proposal are the same.
  @exclusivity(unchecked) package final internal(set) var needsPlacement = true
  /// Whether somebody aligned by guides of this node.
  @exclusivity(unchecked) final var guidesWereRead = false

  @exclusivity(unchecked) final var sizeCache = MeasureCache()
  package final var proposal: ProposedViewSize { shortProposal.proposal }
  @exclusivity(unchecked) final var shortProposal = CompactProposal(.unspecified)
  @exclusivity(unchecked) private final var storedOrigin = CGPoint.zero
  @exclusivity(unchecked) private final var storedSize = CGSize.zero

  // Other modules' access to a stored property is checked whatever is said here.

  package final internal(set) var origin: CGPoint {
    get { storedOrigin }
    set { storedOrigin = newValue }
  }
  package final internal(set) var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }

  /// Whether the container's layout placed the node in its current run.
  @exclusivity(unchecked) package final var wasPlaced = false
  /// Whether the node is part of the tree; false before it is attached and after it left.
  @exclusivity(unchecked) package final internal(set) var isMounted = false
  /// Whether the node was ever added to one of the root's lists of observers.
  @exclusivity(unchecked) package final var isInObserverList = false
  /// Whether the list element that the node shows has ended.
  @exclusivity(unchecked) package final var isStale = false
  /// The place among the parent's children, kept by ``ContainerNode``.
  @exclusivity(unchecked) final var position: Int32 = 0
  @exclusivity(unchecked) final var fragment: NodeFragment?

  package let environment: EnvironmentScope
  @exclusivity(unchecked) final var spacingCache: KnownSpacing?
  @exclusivity(unchecked) final var dependent: Dependent?
  /// The guides of what is inside that somebody aligned this node by lately; nil if nobody ever did.
  @exclusivity(unchecked) final var guides: GuideCache?
  /// The identity of the element in its container; nil for parts of an element.
  @exclusivity(unchecked) package final var elementID: ElementID?
  /// The outermost explicit id on the view that the node shows, or nil.
  package final var explicitID: ExplicitID?

  /// What is written on the element for the container that holds this node.
  package final var traits: ViewTraits {
    get { knownTraits?.traits ?? ViewTraits() }
    set {
      if knownTraits == nil, newValue.entries.isEmpty, !newValue.isBorrowed { return }
      knownTraits = KnownTraits(newValue)
    }
  }

  @exclusivity(unchecked) final var knownTraits: KnownTraits?

  /// Whether a node draws within its bounds, as far as that is known.
  enum Reach: UInt8 {
    case unknown, within, anywhere
  }

  @exclusivity(unchecked) final var reach = Reach.unknown

  // These fill what alignment leaves over: what moves is kept by the animator.

  /// Whether the node was ever laid out.
  @exclusivity(unchecked) package final internal(set) var hasFrame = false
  /// Whether the animator moves something of the node.
  package final internal(set) var hasMotion: Bool {
    get { hasMotionNow }
    set { hasMotionNow = newValue }
  }
  @exclusivity(unchecked) private final var hasMotionNow = false
  /// Whether the node comes or goes: something else is drawn in its place.
  @exclusivity(unchecked) final var isInTransition = false
  /// Whether the node draws elements that are going.
  @exclusivity(unchecked) final var hasLeavingChildren = false
  /// Whether somebody asked for guides of this node when no view had set any: nothing inside was asked then.
  @exclusivity(unchecked) final var guidesWereWanted = false
  /// Whether the node, or anything inside, ever handed up a preference: where nothing did, nobody has to look.
  @exclusivity(unchecked) package final internal(set) var holdsPreferences = false

  /// Creates a node for a place; it is not part of the tree yet.
  @_spi(Engine) public init(_ place: Place) {
    root = place.root
    environment = place.environment
    root.counters.nodesMounted += 1
    root.counters.liveNodes += 1
  }

  deinit {
    dependent?.detach()
    root.counters.liveNodes -= 1
  }

  // MARK: - The tree

  /// The nodes inside, in drawing order before z indices.
  package var children: [ViewNode] {
    var result: [ViewNode] = []
    forEachChild { result.append($0) }
    return result
  }

  /// Hands over the nodes inside, in the same order.
  @_spi(Engine) open func forEachChild(_ body: (ViewNode) -> Void) {}

  package func attach(to parent: ViewNode) {
    self.parent = parent
    shortDepth = parent.shortDepth + 1
    isMounted = true
    forEachChild { $0.attach(to: self) }
    didMount()
  }

  /// Makes this the outermost node.
  package func attachAsRoot() {
    isMounted = true
    forEachChild { $0.attach(to: self) }
    didMount()
  }

  /// The node is in the tree, its children too.
  @_spi(Engine) open func didMount() {}

  /// The node leaves the tree, before its children do.
  @_spi(Engine) open func willUnmount() {}

  /// Takes an action of something inside of a child, if the child is mounted but not shown, to be called once it is.
  ///
  /// - Returns: Whether the action was taken.
  @_spi(Engine) open func holds(_ action: (name: String, action: () -> Void), of child: ViewNode)
    -> Bool
  {
    false
  }

  /// Whether a child is part of what is shown: a candidate that was only measured is not.
  @_spi(Engine) open func shows(_ child: ViewNode) -> Bool { true }

  // MARK: - Names

  /// A name for messages and dumps.
  @_spi(Engine) open var viewName: String { "\(Self.self)" }

  package final var graphName: String { viewName }

  /// The list that the node was mounted from, for nodes of containers that a developer may have written.
  @_spi(Engine) open var declaringList: _ViewList? { nil }

  /// What the view or modifier is called in code: `HStack`, `padding`.
  @_spi(Engine) open var layoutName: String { LayoutNames.view(viewName) }

  /// What tells the node from others of its kind, such as what a text says; nil for most.
  @_spi(Engine) open var layoutLabel: String? { nil }

  /// The list that the node was mounted from, where the node knows it.
  @_spi(Engine) open var sourceList: _ViewList? { declaringList }

  /// Why the node answers `size` to `proposal`.
  ///
  /// Made anew by each call, by what lays out; may measure children again, and changes nothing that can be seen.
  @_spi(Engine) open func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason
  {
    .takesProposal(layoutName, proposal)
  }

  // MARK: - Values

  /// The view or modifier that the node shows has another value.
  @_spi(Engine) open func viewDidChange() {
    root.animator?.willResolve(self)
    needsResolve = true
    invalidateLayout()
    invalidateDrawing()
  }

  /// Reads the environment and computes what measuring and drawing need.
  ///
  /// What is read is recorded.
  @_spi(Engine) open func resolve(_ environment: EnvironmentValues) {}

  /// Whether ``resolve(_:)`` reads anything.
  ///
  /// Nodes that don't resolve save the bookkeeping.
  @_spi(Engine) open class var resolves: Bool { false }

  /// Whether ``resolve(_:)`` may read `@Observable` properties, through a binding say.
  @_spi(Engine) open class var resolvesObserved: Bool { false }

  /// Decides what a change in what was resolved means.
  ///
  /// Measures and draws again, unless overridden.
  @_spi(Engine) open func environmentDidChange() {
    invalidateLayout()
    invalidateDrawing()
  }

  // MARK: - Measuring

  /// Computes the size for a proposal.
  ///
  /// A node without children takes what is proposed, unless it overrides this; one with children has to override it.
  /// Must give the same answer to the same proposal until the node is invalidated, and change nothing that can be
  /// seen.
  @_spi(Engine) open func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    assertIsLeaf("computeSize(_:)")
    return proposal.replacingUnspecifiedDimensions()
  }

  /// Whether guides are worth remembering: those of nodes that ask what is inside of them.
  package class var remembersGuides: Bool { true }

  /// How short and how long the node can be, where it can tell without measuring; nil where it can't.
  @_spi(Engine) open func lengthRange(_ axis: Axis, across: CGFloat?) -> LengthRange? { nil }

  /// The explicit value of a guide for a size that was answered to a proposal, or nil.
  @_spi(Engine) open func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    nil
  }

  @_spi(Engine) open func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// The priority of views that nobody gave one.
  @_spi(Engine) open var intrinsicPriority: Double { 0 }

  /// Drops what layouts remember of children; called when the node or a child has changed.
  @_spi(Engine) open func layoutCacheDidExpire() {}

  // MARK: - Placing

  /// Places the children for `size` and `proposal`.
  ///
  /// A node with children has to override it.
  @_spi(Engine) open func layoutContent() { assertIsLeaf("layoutContent()") }

  /// The axis along which spacers and dividers inside arrange themselves, or nil.
  @_spi(Engine) open var stackOrientation: Axis? { nil }

  /// Whether views inside know nothing of the stack around, as those of a list's row, whose parts are in one.
  @_spi(Engine) open var isStackBoundary: Bool { false }

  /// The transform from this node's space to its parent's.
  ///
  /// Effects that move what is drawn override it.
  @_spi(Engine) open var transformToParent: CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  /// Whether frames can be given in this node's space by a name.
  @_spi(Engine) open func providesSpace(_ name: AnyHashable) -> Bool { false }

  /// The length that views inside are sized relative to, in points.
  ///
  /// nil for nodes that are no such container, or that do not know their length along the axis yet.
  @_spi(Engine) open func relativeContainerLength(_ axis: Axis) -> CGFloat? { nil }

  /// Whether the node shows a part of its content, which is moved by other means than layout: what is inside lies in no
  /// safe area of those around, and its place there is never shown in steps.
  @_spi(Engine) open var scrollsContent: Bool { false }

  // MARK: - What the node can do for others

  /// The node as one that shows elements of a list; nil where it shows none.
  package var elementContainer: ListNode? { nil }

  /// The node whose picture is drawn here while its element comes or goes; nil where there is none.
  package var transitionSource: ViewNode? { nil }

  /// The node as one that makes a safe area; nil where it makes none.
  @_spi(Engine) open var safeAreaProvider: (any SafeAreaProvider)? { nil }

  /// Whether what is inside moves with the node as one piece: the motion of what is around ends here.
  var isGeometryGroup: Bool { false }

  // MARK: - Drawing

  /// Draws the node and its children in its own coordinates.
  @_spi(Engine) open func draw(into recorder: inout NodeRecorder) {
    drawChildren(into: &recorder)
  }

  /// Draws the children at their places, in the order of their z indices.
  package func drawChildren(into recorder: inout NodeRecorder) {
    var (first, count): (ViewNode?, Int) = (nil, 0)
    forEachChild { child in
      first = first ?? child
      count += 1
    }
    if let first, count == 1 { return recorder.draw(first) }
    for child in Self.inDrawingOrder(children) { recorder.draw(child) }
  }

  /// How far glyphs, lines and the like may stick out of what draws within its bounds, in points.
  package static var overhang: CGFloat { 100 }

  /// Decides ``drawsWithinBounds``.
  ///
  /// To be overridden where something is drawn besides children at their places.
  @_spi(Engine) open func computeDrawsWithinBounds() -> Bool { childrenDrawWithinBounds }

  /// Where a child draws may have changed.
  package func reachDidChange(of child: ViewNode) {}

  // MARK: - Hitting

  /// Whether what the node draws itself, apart from what is inside, is at a point of its own space.
  @_spi(Engine) open func isHit(at point: CGPoint) -> Bool { false }

  /// Whether neither the node nor anything inside can be hit, as when nothing of it is drawn.
  @_spi(Engine) open var isOutOfReach: Bool { false }

  /// Hands over the nodes inside that may be at a point of the node's own space, the topmost first, until the
  /// closure answers true.
  @_spi(Engine) open func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool) {
    var (first, count): (ViewNode?, Int) = (nil, 0)
    forEachChild { child in
      first = first ?? child
      count += 1
    }
    if let first, count == 1 {
      _ = body(first)
      return
    }
    for child in Self.inDrawingOrder(children).reversed() where body(child) { return }
  }

  /// Where a point of the node's own space is in what the node draws, for nodes that move what they draw
  /// apart from layout.
  @_spi(Engine) open func hitLocation(_ point: CGPoint) -> CGPoint? { point }

  // MARK: - Preferences

  /// Adds what the node and its children prefer under a key, in order.
  ///
  /// Called by ``gatherPreferences(_:)`` alone. A node that adds something of its own says so by
  /// ``preferencesDidChange(_:)`` when it comes, changes and goes.
  @_spi(Engine) open func collectPreferences(_ collector: PreferenceCollector) {
    forEachChild { $0.gatherPreferences(collector) }
  }

  /// Forgets what is remembered of a preference from inside, or of all where the key is nil.
  @_spi(Engine) open func forgetPreferences(_ key: ObjectIdentifier?) {}

  // MARK: - Checking

  /// Whether sizes depend on the proposal alone, and not on what was visible before.
  @_spi(Engine) open var remembersSizesForSure: Bool { true }

  /// Whether ``resolve(_:)`` would have the result that it had.
  @_spi(Engine) open var isResolvedCurrent: Bool { true }
}

/// What is written on an element, apart from its node: on most nothing is.
final class KnownTraits {
  let traits: ViewTraits

  init(_ traits: ViewTraits) { self.traits = traits }
}

/// The distances that a node likes to keep, apart from it: nodes in stacks with a spacing are never asked.
final class KnownSpacing {
  let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) { self.spacing = spacing }
}

package enum LayoutPriorityTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
