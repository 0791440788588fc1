import AviaryDrawing
package import AviaryGeometry
public import AviaryGraph
public import AviaryLayout
package import Foundation

/// A mounted view: it lasts as long as the view's identity in its place, and holds its sizes, its position and
/// its piece of the display list.
///
/// Coordinates are points, y downwards; `origin` is in the parent's space, right-to-left already applied.
public class _ViewNode: LayoutElement, GraphItem {
  package unowned let root: ViewRoot
  package let environment: EnvironmentScope
  package private(set) unowned(unsafe) var parent: ViewNode?
  /// Distance from the root node.
  package private(set) var depth = 0

  /// What is written on the element for the container that holds this node.
  package var traits = ViewTraits()
  /// The identity of the element in its container; nil for parts of an element.
  package var elementID: ElementID?

  /// The outermost explicit id on the view that the node shows, or nil.
  package var explicitID: ExplicitID?

  package private(set) var origin = CGPoint.zero
  package private(set) var size = CGSize.zero
  package private(set) var proposal = ProposedViewSize.unspecified

  private var cache = MeasureCache()
  private var spacingCache: ViewSpacing?
  private var dependent: Dependent?
  private var fragment: NodeFragment?

  /// Whether the node waits in the root's layout queue.
  package var isLayoutDirty = false
  /// Whether the children have to be placed again although size and proposal are the same.
  package private(set) var needsPlacement = true
  /// Whether ``resolve()`` has to run before the next measurement or drawing.
  private var needsResolve = true
  /// Whether somebody aligned by guides of this node since it was laid out last.
  private var guidesWereRead = false
  /// Whether the container's layout placed the node in its current run.
  package var wasPlaced = false
  /// Whether the node is part of the tree; false before it is attached and after it left.
  package private(set) var isMounted = false
  /// Whether the list element that the node shows has ended.
  package var isStale = false

  init(_ place: Place) {
    root = place.root
    environment = place.environment
    root.counters.liveNodes += 1
  }

  deinit {
    dependent?.detach()
    root.counters.liveNodes -= 1
  }

  // MARK: - The tree

  /// The nodes inside, in drawing order before z indices.
  package var children: [ViewNode] { [] }

  package func attach(to parent: ViewNode) {
    self.parent = parent
    depth = parent.depth + 1
    isMounted = true
    for child in children { child.attach(to: self) }
    didMount()
  }

  /// Makes this the outermost node.
  package func attachAsRoot() {
    isMounted = true
    for child in children { child.attach(to: self) }
    didMount()
  }

  /// Takes the node out of the tree for good.
  package final func detach() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
    dependent?.detach()
    for child in children { child.detach() }
    root.forget(self)
    parent = nil
  }

  /// The node is in the tree, its children too.
  package func didMount() {}
  /// The node leaves the tree, before its children do.
  package func willUnmount() {}

  /// Says that the list element, which this node is or is a part of, has ended.
  package final func markStale() {
    var node = self
    while node.elementID == nil, let parent = node.parent { node = parent }
    node.isStale = true
  }

  /// A name for messages and dumps.
  package var viewName: String { "\(Self.self)" }
  package var graphName: String { viewName }

  /// The list that the node was mounted from, for nodes of containers that a developer may have written.
  package var declaringList: _ViewList? { nil }

  // MARK: - Values

  /// The view or modifier that the node shows has another value.
  package func viewDidChange() {
    needsResolve = true
    invalidateLayout()
    invalidateDrawing()
  }

  /// For overrides of ``viewDidChange()`` in nodes whose values can't change their size: draws again, no more.
  package final func styleDidChange() {
    needsResolve = true
    invalidateDrawing()
  }

  /// Reads the environment and computes what measuring and drawing need.
  ///
  /// What is read is recorded.
  package func resolve(_ environment: EnvironmentValues) {}

  /// Whether ``resolve(_:)`` reads anything. Nodes that don't resolve save the bookkeeping.
  package class var resolves: Bool { false }

  package final func resolveIfNeeded() {
    guard needsResolve else { return }
    needsResolve = false
    if Self.resolves { tracked { resolve($0) } }
  }

  /// Runs a closure with the node's environment; a change of what it reads updates the node.
  ///
  /// For nodes that don't resolve and read elsewhere. What an earlier run read is forgotten.
  package final func tracked(_ body: (EnvironmentValues) -> Void) {
    let values = EnvironmentValues(scope: environment)
    if let dependent {
      Tracker.run(for: dependent) { body(values) }
    } else {
      Tracker.run(
        lazily: { [weak self] in
          guard let self else { return nil }
          if let dependent { return dependent }
          let made = Dependent(item: self, graph: root.graph, depth: depth)
          dependent = made
          return made
        },
        { body(values) }
      )
    }
  }

  /// Something that ``resolve(_:)`` read has changed.
  package final func updateIfNeeded() {
    needsResolve = true
    environmentDidChange()
  }

  /// Decides what a change in what was resolved means.
  ///
  /// Measures and draws again, unless overridden.
  package func environmentDidChange() {
    invalidateLayout()
    invalidateDrawing()
  }

  // MARK: - Measuring

  /// The size that the node chooses for a proposal; remembered for the last few proposals.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = cache.size(for: proposal) { return size }
    resolveIfNeeded()
    root.counters.measurements += 1
    var size = computeSize(proposal)
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    cache.insert(size, for: proposal)
    root.layoutTrace?.measured(self, proposal, size)
    return size
  }

  /// Computes the size for a proposal.
  ///
  /// Must give the same answer to the same proposal until the node is invalidated, and change nothing that can be
  /// seen.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
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
    if !key.isTextBaseline && !root.hasExplicitGuides { return nil }
    resolveIfNeeded()
    guidesWereRead = true
    return guide(key, size: size, proposal: proposal)
  }

  /// The explicit value of a guide for a size that was answered to a proposal, or nil.
  package func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// The distances that the node would like to keep from its neighbours.
  package final var viewSpacing: ViewSpacing {
    if let spacingCache { return spacingCache }
    resolveIfNeeded()
    let spacing = computeSpacing()
    spacingCache = spacing
    return spacing
  }

  package func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package final var layoutPriority: Double {
    traits.value(LayoutPriorityTrait.key, as: Double.self) ?? intrinsicPriority
  }

  /// The priority of views that nobody gave one.
  package var intrinsicPriority: Double { 0 }

  package final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    traits.value(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue
  }

  // MARK: - Placing

  /// Puts the node at a place of its parent and lays out what is inside.
  ///
  /// `origin` is physical: the caller has mirrored it where layout runs from right to left.
  package final func setFrame(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    if origin != self.origin {
      self.origin = origin
      parent?.invalidateDrawing()
      root.geometryDidChange = true
    }
    guard needsPlacement || size != self.size || proposal != self.proposal else { return }
    if size != self.size {
      invalidateDrawing()
      root.geometryDidChange = true
    }
    self.size = size
    self.proposal = proposal
    placeContent()
  }

  /// Lays out what is inside again, at the size that the node has.
  package final func placeContent() {
    needsPlacement = false
    resolveIfNeeded()
    root.layoutTrace?.placed(self)
    layoutContent()
  }

  /// Places the children for `size` and `proposal`.
  package func layoutContent() {}

  /// The container's call: a place in logical coordinates of the parent, mirrored here where need be.
  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    wasPlaced = true
    var origin = origin
    if let parent, parent.isRightToLeft { origin.x = parent.size.width - origin.x - size.width }
    setFrame(origin: origin, size: size, proposal: proposal)
  }

  /// Whether the node mirrors where it puts its children.
  package var isRightToLeft: Bool { environmentLayoutDirection == .rightToLeft }

  /// The direction in the node's environment.
  ///
  /// Not recorded: a change lays out everything.
  package final var environmentLayoutDirection: LayoutDirection {
    guard root.usesRightToLeft else { return .leftToRight }
    return Tracker.untracked { EnvironmentValues(scope: environment).layoutDirection }
  }

  /// The axis along which spacers and dividers inside arrange themselves, or nil.
  package var stackOrientation: Axis? { nil }

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

  /// Drops what layouts remember of children; called when the node or a child has changed.
  package func layoutCacheDidExpire() {}

  /// Measures anew what was measured before.
  ///
  /// - Returns: Whether a parent has to look again.
  package final func remeasure() -> Bool {
    isLayoutDirty = false
    let old = cache
    let oldSpacing = spacingCache
    cache.removeAll()
    spacingCache = nil
    layoutCacheDidExpire()
    if !needsPlacement {
      needsPlacement = true
      root.placementQueue.append(self)
    }
    if old.isEmpty || guidesWereRead { return true }
    if let oldSpacing, !oldSpacing.isSame(as: viewSpacing) { return true }
    for entry in old.entries where measure(entry.proposal) != entry.size { return true }
    return false
  }

  // MARK: - Drawing

  /// The node's piece of the display list, reused until something inside changes.
  package final func draw() -> NodeFragment {
    if let fragment { return fragment }
    resolveIfNeeded()
    root.counters.fragmentsBuilt += 1
    var recorder = NodeRecorder()
    draw(into: &recorder)
    let made = recorder.finish()
    fragment = made
    return made
  }

  /// Draws the node and its children in its own coordinates.
  package func draw(into recorder: inout NodeRecorder) {
    drawChildren(into: &recorder)
  }

  /// Draws the children at their places, in the order of their z indices.
  package final func drawChildren(into recorder: inout NodeRecorder) {
    let children = children
    for child in Self.inDrawingOrder(children) { recorder.draw(child) }
  }

  static func inDrawingOrder(_ children: [ViewNode]) -> [ViewNode] {
    guard children.contains(where: { $0.traits.contains(ZIndexTrait.key) }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.zIndex, $1.element.zIndex)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  package final var zIndex: Double { traits.value(ZIndexTrait.key, as: Double.self) ?? 0 }

  package final func invalidateDrawing() {
    var node: ViewNode? = self
    while let current = node, current.fragment != nil {
      current.fragment = nil
      node = current.parent
    }
    root.needsDisplay = true
  }

  // MARK: - Coordinates

  /// The transform from this node's space to its parent's.
  ///
  /// Effects that move what is drawn override it.
  package var transformToParent: CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  /// A rectangle of this node's space, in the space of an ancestor, or of the root where that is nil.
  package final func convert(_ rect: CGRect, to ancestor: ViewNode?) -> CGRect {
    var rect = rect
    var node: ViewNode? = self
    while let current = node, current !== ancestor {
      rect = rect.applying(current.transformToParent)
      node = current.parent
    }
    return rect
  }

  /// The nearest ancestor that a closure accepts.
  package final func ancestor(where accepts: (ViewNode) -> Bool) -> ViewNode? {
    var node = parent
    while let current = node {
      if accepts(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// Whether frames can be given in this node's space by a name.
  package func providesSpace(_ name: AnyHashable) -> Bool { false }

  /// The size that geometry is reported of; the node's own.
  package var contentSize: CGSize { size }

  /// The insets of the safe area at those edges of the node that lie at the edge of the safe area or beyond.
  package final var safeAreaInsets: EdgeInsets { SafeArea.insets(of: self) }

  /// The length that views inside are sized relative to, in points.
  ///
  /// nil for nodes that are no such container, or that do not know their length along the axis yet.
  package func relativeContainerLength(_ axis: Axis) -> CGFloat? { nil }

  // MARK: - Preferences

  /// Adds what the node and its children prefer under a key, in order.
  package func collectPreferences(_ collector: PreferenceCollector) {
    for child in children { child.collectPreferences(collector) }
  }
}

enum LayoutPriorityTrait { static var key: ObjectIdentifier { ObjectIdentifier(Self.self) } }
enum ZIndexTrait { static var key: ObjectIdentifier { ObjectIdentifier(Self.self) } }
