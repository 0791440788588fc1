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
/// The engine runs on one thread and no access to what a node holds lasts longer than a load or a store, so
/// access to the properties that are used most is not checked for overlaps.
open class _ViewNode: LayoutElement, GraphItem, TrackingReader {
  // What measuring and placing touch stands together, in front: a layout of many nodes waits for memory more than for
  // anything else.

  package let root: ViewRoot
  @exclusivity(unchecked) package final private(set) unowned(unsafe) var parent: ViewNode?
  /// Distance from the root node.
  package final var depth: Int { Int(shortDepth) }
  @exclusivity(unchecked) private var shortDepth: Int32 = 0
  /// Whether ``resolve()`` has to run before the next measurement or drawing.
  @exclusivity(unchecked) private var needsResolve = true
  /// Whether the node waits in the root's layout queue.
  @exclusivity(unchecked) package final var isLayoutDirty = false
  /// Whether the children have to be placed again although size and proposal are the same.
  @exclusivity(unchecked) package final private(set) var needsPlacement = true
  /// Whether somebody aligned by guides of this node.
  @exclusivity(unchecked) private var guidesWereRead = false

  @exclusivity(unchecked) private var cache = MeasureCache()
  package final var proposal: ProposedViewSize { shortProposal.proposal }
  @exclusivity(unchecked) private var shortProposal = CompactProposal(.unspecified)
  @exclusivity(unchecked) package final private(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package final private(set) var size = CGSize.zero

  /// Whether the container's layout placed the node in its current run.
  @exclusivity(unchecked) package final var wasPlaced = false
  /// Whether the node is part of the tree; false before it is attached and after it left.
  @exclusivity(unchecked) package final private(set) var isMounted = false
  /// Whether the node was ever added to one of the root's lists of observers.
  @exclusivity(unchecked) package final var isInObserverList = false
  /// Whether the list element that the node shows has ended.
  @exclusivity(unchecked) package final var isStale = false
  /// The place among the parent's children, kept by ``ContainerNode``.
  @exclusivity(unchecked) final var position: Int32 = 0
  @exclusivity(unchecked) private var fragment: NodeFragment?

  package let environment: EnvironmentScope
  @exclusivity(unchecked) private var spacingCache: KnownSpacing?
  @exclusivity(unchecked) private var dependent: Dependent?
  /// The guides of what is inside that somebody aligned this node by lately; nil if nobody ever did.
  @exclusivity(unchecked) private var guides: GuideCache?
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

  @exclusivity(unchecked) private var knownTraits: KnownTraits?

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

  /// Takes the node out of the tree for good.
  package final func detach() {
    guard isMounted else { return }
    isMounted = false
    root.counters.nodesUnmounted += 1
    willUnmount()
    dependent?.detach()
    forEachChild { $0.detach() }
    root.forget(self)
    parent = nil
  }

  /// The node is in the tree, its children too.
  @_spi(Engine) open func didMount() {}
  /// The node leaves the tree, before its children do.
  @_spi(Engine) open func willUnmount() {}

  /// Calls an action when layout is done; if the node is in something that is mounted but not shown, once it is.
  package final func whenShown(_ name: String, _ action: @escaping () -> Void) {
    var child: ViewNode = self
    while let ancestor = child.parent {
      if ancestor.holds((name, action), of: child) { return }
      child = ancestor
    }
    root.actions.append((name, action))
  }

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

  /// Whether all that the node is in shows it.
  package final var isShown: Bool {
    var child: ViewNode = self
    while let ancestor = child.parent {
      guard ancestor.shows(child) else { return false }
      child = ancestor
    }
    return true
  }

  /// Says that the list element, which this node is or is a part of, has ended.
  package final func markStale() {
    var node = self
    while node.elementID == nil, let parent = node.parent { node = parent }
    node.isStale = true
  }

  /// A name for messages and dumps.
  @_spi(Engine) open var viewName: String { "\(Self.self)" }
  package final var graphName: String { viewName }

  /// The list that the node was mounted from, for nodes of containers that a developer may have written.
  @_spi(Engine) open var declaringList: _ViewList? { nil }

  // MARK: - Explaining

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

  /// For overrides of ``viewDidChange()`` in nodes whose values can't change their size: draws again, no more.
  package final func styleDidChange() {
    root.animator?.willResolve(self)
    needsResolve = true
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

  package final func resolveIfNeeded() {
    guard needsResolve else { return }
    needsResolve = false
    guard Self.resolves else { return }
    if Self.resolvesObserved {
      tracked { resolve($0) }
    } else {
      let values = EnvironmentValues(scope: environment)
      Tracker.runUnobserved(for: self) { resolve(values) }
    }
  }

  package final var knownDependent: Dependent? { dependent }

  package final func makeDependent() -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(item: self, graph: root.graph, depth: depth)
    dependent = made
    return made
  }

  /// Runs a closure with the node's environment; a change of what it reads updates the node.
  ///
  /// For nodes that don't resolve and read elsewhere. What an earlier run read is forgotten.
  package final func tracked(_ body: (EnvironmentValues) -> Void) {
    let values = EnvironmentValues(scope: environment)
    Tracker.run(for: self) { body(values) }
  }

  /// Something that ``resolve(_:)`` read has changed.
  package final func updateIfNeeded() {
    root.animator?.willResolve(self)
    needsResolve = true
    environmentDidChange()
  }

  /// Decides what a change in what was resolved means.
  ///
  /// Measures and draws again, unless overridden.
  @_spi(Engine) open func environmentDidChange() {
    invalidateLayout()
    invalidateDrawing()
  }

  // MARK: - Measuring

  /// The size that the node chooses for a proposal; remembered for the last few proposals.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = cache.size(for: proposal) { return size }
    resolveIfNeeded()
    root.counters.measurements += 1
    let size = sizeInBounds(computeSize(proposal), proposal)
    cache.insert(size, for: proposal)
    root.layoutTrace?.measured(self, proposal, size)
    return size
  }

  /// The size that the node answered to a proposal, if it is remembered.
  package final func rememberedSize(for proposal: ProposedViewSize) -> CGSize? {
    cache.size(for: proposal)
  }

  /// Computes the size for a proposal.
  ///
  /// Must give the same answer to the same proposal until the node is invalidated, and change nothing that can be
  /// seen.
  @_spi(Engine) open func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The node measured, with its guides.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: measure(proposal), proposal: proposal, source: self)
  }

  package final func explicitAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if !key.isTextBaseline && !root.hasExplicitGuides {
      guidesWereWanted = true
      return nil
    }
    resolveIfNeeded()
    guidesWereRead = true
    guard Self.remembersGuides else {
      return guideInBounds(guide(key, size: size, proposal: proposal), key, size)
    }
    let known = guides ?? GuideCache()
    guides = known
    if let value = known.value(key, size, proposal) { return value }
    let value = guideInBounds(guide(key, size: size, proposal: proposal), key, size)
    known.insert(value, key, size, proposal)
    return value
  }

  /// Whether guides are worth remembering: those of nodes that ask what is inside of them.
  package class var remembersGuides: Bool { true }

  package final func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool {
    if key.isTextBaseline || root.hasExplicitGuides { return true }
    guidesWereWanted = true
    return false
  }

  /// How short and how long the node can be, where it can tell without measuring; nil where it can't.
  @_spi(Engine) open func lengthRange(_ axis: Axis, across: CGFloat?) -> LengthRange? { nil }

  /// The explicit value of a guide for a size that was answered to a proposal, or nil.
  @_spi(Engine) open func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    nil
  }

  /// The distances that the node would like to keep from its neighbours.
  package final var viewSpacing: ViewSpacing {
    if let spacingCache { return spacingCache.spacing }
    resolveIfNeeded()
    let spacing = computeSpacing()
    spacingCache = KnownSpacing(spacing)
    return spacing
  }

  @_spi(Engine) open func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package final var layoutPriority: Double {
    guard knownTraits != nil else { return intrinsicPriority }
    return traits.value(LayoutPriorityTrait.key, as: Double.self) ?? intrinsicPriority
  }

  /// The priority of views that nobody gave one.
  @_spi(Engine) open var intrinsicPriority: Double { 0 }

  package final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    traits.value(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue
  }

  // MARK: - Placing

  /// Puts the node at a place of its parent and lays out what is inside.
  ///
  /// `origin` is physical: the caller has mirrored it where layout runs from right to left.
  package final func setFrame(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let (origin, size) = frameInBounds(origin, size)
    let isMoved = origin != self.origin
    let isResized = size != self.size
    if isMoved || isResized {
      if hasFrame, let animator = root.animator, animator.notesFrames || hasMotion {
        animator.frameWillChange(self, from: CGRect(origin: self.origin, size: self.size))
      }
      parent?.reachDidChange(of: self)
      root.geometryDidChange = true
    }
    if isMoved {
      self.origin = origin
      parent?.invalidateDrawing()
    }
    guard needsPlacement || isResized || proposal != self.proposal else { return }
    if isResized { invalidateDrawing() }
    self.size = size
    shortProposal = CompactProposal(proposal)
    placeContent()
  }

  /// Lays out what is inside again, at the size that the node has.
  package final func placeContent() {
    needsPlacement = false
    hasFrame = true
    cache.settle()
    resolveIfNeeded()
    root.layoutTrace?.placed(self)
    layoutContent()
  }

  /// Places the children for `size` and `proposal`.
  @_spi(Engine) open func layoutContent() {}

  /// The container's call: a place in logical coordinates of the parent, mirrored here where need be.
  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    wasPlaced = true
    var origin = origin
    if let parent, parent.isRightToLeft { origin.x = parent.size.width - origin.x - size.width }
    setFrame(origin: origin, size: size, proposal: proposal)
  }

  /// Whether the node mirrors where it puts its children.
  package final var isRightToLeft: Bool { environmentLayoutDirection == .rightToLeft }

  /// The direction in the node's environment.
  ///
  /// Not recorded: a change lays out everything.
  package final var environmentLayoutDirection: LayoutDirection {
    guard root.usesRightToLeft else { return .leftToRight }
    return Tracker.untracked { EnvironmentValues(scope: environment)[LayoutDirectionKey.self] }
  }

  /// The axis along which spacers and dividers inside arrange themselves, or nil.
  @_spi(Engine) open var stackOrientation: Axis? { nil }

  /// The axis of the stack that the node stands in, or nil outside of stacks.
  package final var surroundingStackOrientation: Axis? {
    ancestor { $0 is ListNode }?.stackOrientation
  }

  /// Marks the children as in need of placing; the node's size stays.
  package final func invalidatePlacement() {
    guard !needsPlacement else { return }
    needsPlacement = true
    root.placementQueue.append(self)
  }

  // MARK: - Invalidation of layout

  /// Whether a size, a spacing or a place was ever asked of the node, so that somebody may rely on it.
  private var tookPartInLayout: Bool { !cache.isEmpty || spacingCache != nil || !needsPlacement }

  /// Marks the node as to be measured again.
  ///
  /// Parents are, only if its sizes turn out to differ.
  package final func invalidateLayout() {
    guard !isLayoutDirty, tookPartInLayout else { return }
    isLayoutDirty = true
    root.layoutQueue.insert(self)
  }

  /// The node sets a guide: those around that were asked for theirs when no view had set any are laid out again.
  package final func guideDidAppear() {
    root.hasExplicitGuides = true
    var node = parent
    while let current = node {
      if current.guidesWereWanted {
        current.guidesWereWanted = false
        current.guidesWereRead = true
        current.invalidateLayout()
      }
      node = current.parent
    }
  }

  /// Drops what layouts remember of children; called when the node or a child has changed.
  @_spi(Engine) open func layoutCacheDidExpire() {}

  /// Measures anew what was measured before.
  ///
  /// - Returns: Whether a parent has to look again.
  package final func remeasure() -> Bool {
    isLayoutDirty = false
    let old = cache
    let oldSpacing = spacingCache
    cache = MeasureCache()
    spacingCache = nil
    guides?.forget()
    layoutCacheDidExpire()
    if !needsPlacement {
      needsPlacement = true
      root.placementQueue.append(self)
    }
    // A parent may still know what was answered to a proposal that is forgotten here.
    if old.isEmpty || old.hasForgotten || guidesWereRead { return true }
    if let oldSpacing, !oldSpacing.spacing.isSame(as: viewSpacing) { return true }
    return !old.allSatisfy { measure($0) == $1 }
  }

  // MARK: - Drawing

  /// The node's piece of the display list, reused until something inside changes.
  ///
  /// A piece from which something was left out is good for its scope alone; one for those who can't see it is
  /// made each time where a picture would leave something out.
  package final func draw(_ scope: DrawingScope) -> NodeFragment {
    if let fragment, fragment.scope == nil || fragment.scope == scope { return fragment }
    resolveIfNeeded()
    root.counters.fragmentsBuilt += 1
    var recorder = NodeRecorder(scope)
    draw(into: &recorder)
    let made = recorder.finish()
    if made.scope == nil || scope.leavesOut { fragment = made }
    return made
  }

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

  package final func invalidateDrawing() {
    var node: ViewNode? = self
    while let current = node, current.fragment != nil || current.reach != .unknown {
      current.fragment = nil
      current.reach = .unknown
      if current.isInTransition { root.animator?.transitions.contentDidChange(current) }
      node = current.parent
      node?.reachDidChange(of: current)
    }
    root.needsDisplay = true
  }

  // MARK: - Reach

  /// Whether the node and all in it draw within the node's bounds, up to ``overhang``.
  ///
  /// False where that is not known. Costs a walk through the subtree the first time.
  final var drawsWithinBounds: Bool {
    if reach == .unknown {
      resolveIfNeeded()
      reach = computeDrawsWithinBounds() ? .within : .anywhere
    }
    return reach == .within
  }

  private enum Reach: UInt8 {
    case unknown, within, anywhere
  }

  @exclusivity(unchecked) private var reach = Reach.unknown

  // MARK: - Motion

  // These fill what alignment leaves over: what moves is kept by the animator.

  /// Whether the node was ever laid out.
  @exclusivity(unchecked) package final private(set) var hasFrame = false
  /// Whether the animator moves something of the node.
  @exclusivity(unchecked) package final var hasMotion = false
  /// Whether the node comes or goes: something else is drawn in its place.
  @exclusivity(unchecked) final var isInTransition = false
  /// Whether the node draws elements that are going.
  @exclusivity(unchecked) final var hasLeavingChildren = false
  /// Whether somebody asked for guides of this node when no view had set any: nothing inside was asked then.
  @exclusivity(unchecked) private var guidesWereWanted = false
  /// Whether the node, or anything inside, ever handed up a preference: where nothing did, nobody has to look.
  @exclusivity(unchecked) package final internal(set) var holdsPreferences = false

  /// Lies elsewhere, or is as large as something else, for those who look; layout is not asked.
  final func present(_ frame: CGRect) {
    let isMoved = frame.origin != origin
    let isResized = frame.size != size
    guard isMoved || isResized else { return }
    parent?.reachDidChange(of: self)
    origin = frame.origin
    size = frame.size
    if isResized { invalidateDrawing() } else { parent?.invalidateDrawing() }
    if isResized { parent?.invalidateDrawing() }
  }

  /// Whether the node shows a part of its content, which is moved by other means than layout: what is inside lies in no
  /// safe area of those around, and its place there is never shown in steps.
  @_spi(Engine) open var scrollsContent: Bool { false }

  /// How far glyphs, lines and the like may stick out of what draws within its bounds, in points.
  package static var overhang: CGFloat { 100 }

  /// Decides ``drawsWithinBounds``.
  ///
  /// To be overridden where something is drawn besides children at their places.
  @_spi(Engine) open func computeDrawsWithinBounds() -> Bool { childrenDrawWithinBounds }

  /// Whether all children lie in the node's bounds and draw within their own.
  package final var childrenDrawWithinBounds: Bool {
    var result = true
    forEachChild { child in
      guard result else { return }
      let (origin, inner) = (child.origin, child.size)
      result =
        origin.x >= -1 && origin.y >= -1 && origin.x + inner.width <= size.width + 1
        && origin.y + inner.height <= size.height + 1
        && child.transformToParent == CGAffineTransform(translationX: origin.x, y: origin.y)
        && !child.isInTransition && child.drawsWithinBounds
    }
    return result
  }

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

  // MARK: - Checking

  /// Compares what is remembered with what is computed anew; what the children remember counts as right.
  ///
  /// Dear; for tests. Changes nothing that can be seen.
  ///
  /// - Returns: A sentence for each thing that differs.
  package final func staleCaches() -> [String] {
    guard !isLayoutDirty, !needsResolve else { return [] }
    var faults: [String] = []
    if !isResolvedCurrent { faults.append("what was resolved is out of date") }
    if remembersSizesForSure {
      layoutCacheDidExpire()
      _ = cache.allSatisfy { proposal, known in
        let fresh = sizeInBounds(computeSize(proposal), proposal)
        if fresh != known { faults.append("\(known) for \(proposal) would be \(fresh)") }
        return true
      }
      _ = guides?.allSatisfy { key, size, proposal, known in
        let fresh = guideInBounds(guide(key, size: size, proposal: proposal), key, size)
        if fresh != known { faults.append("the guide \(known as Any) would be \(fresh as Any)") }
        return true
      }
      if let spacing = spacingCache?.spacing, !spacing.isSame(as: computeSpacing()) {
        faults.append("the spacing \(spacing) would be \(computeSpacing())")
      }
    }
    if let fragment {
      var recorder = NodeRecorder(fragment.scope ?? .picture)
      draw(into: &recorder)
      faults += fragment.differences(from: recorder.finish())
    }
    return faults.map { "\(viewName): \($0)" }
  }

  /// Whether sizes depend on the proposal alone, and not on what was visible before.
  @_spi(Engine) open var remembersSizesForSure: Bool { true }

  /// Whether ``resolve(_:)`` would have the result that it had.
  @_spi(Engine) open var isResolvedCurrent: Bool { true }

  // MARK: - Coordinates

  /// The transform from this node's space to its parent's.
  ///
  /// Effects that move what is drawn override it.
  @_spi(Engine) open var transformToParent: CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  /// Whether frames can be given in this node's space by a name.
  @_spi(Engine) open func providesSpace(_ name: AnyHashable) -> Bool { false }

  /// The size that geometry is reported of; the node's own.
  package final var contentSize: CGSize { size }

  /// The length that views inside are sized relative to, in points.
  ///
  /// nil for nodes that are no such container, or that do not know their length along the axis yet.
  @_spi(Engine) open func relativeContainerLength(_ axis: Axis) -> CGFloat? { nil }

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
}

/// What is written on an element, apart from its node: on most nothing is.
private final class KnownTraits {
  let traits: ViewTraits

  init(_ traits: ViewTraits) { self.traits = traits }
}

/// The distances that a node likes to keep, apart from it: nodes in stacks with a spacing are never asked.
private final class KnownSpacing {
  let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) { self.spacing = spacing }
}

package enum LayoutPriorityTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
