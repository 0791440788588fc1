@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
import AviaryGraph
@_spi(Engine) package import AviaryLayout
package import Foundation

/// The node of a scroll view: it knows how far the content is scrolled, and shows the part that is visible.
///
/// The offset is logical, in points: what of the content lies before the leading and the top edge. At the start
/// it is minus the content's margin.
package class ScrollNode: _ViewNode {
  /// Where the scroll view is to go; kept until everything rests, since lazy content learns its lengths on the way.
  package enum Target {
    /// A point of the way from the start to the end.
    case fraction(UnitPoint)
    /// An offset; nil along an axis that stays.
    case offset(x: CGFloat?, y: CGFloat?)
    /// A view, whose part at the anchor comes to the same part of what is visible. nil along an axis that stays.
    case view(LocatedView, x: CGFloat?, y: CGFloat?)
    /// A view of which it is not known yet where it is.
    case id(AnyHashable, UnitPoint?)

    /// Whether the place is reached with the next layout, and content that turns out longer moves it along.
    var isDoneAtOnce: Bool {
      guard case .offset(let x, let y) = self else { return false }
      return x?.isFinite ?? true && y?.isFinite ?? true
    }
  }

  let axes: () -> Axis.Set
  package private(set) var settings = ScrollSettings()

  package private(set) var offset = CGPoint.zero
  /// The size of the content as it was laid out last.
  package private(set) var scrolledSize = CGSize.zero
  /// How far the scroll view reaches into the unsafe area at its edges.
  package private(set) var safeExtents = EdgeInsets() {
    // It may be placed as before, and still show more or less of its content.
    didSet { if safeExtents != oldValue { invalidateDrawing() } }
  }

  /// What the scroll view does, and how fast, in points a second; whoever moves it sets both.
  package var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue else { return }
      root.geometryDidChange = true
      invalidateDrawing()
    }
  }
  package var velocity: CGVector?
  /// The number of flashes that show the indicators now.
  final var flashes = 0 {
    didSet { if (flashes > 0) != (oldValue > 0) { invalidateDrawing() } }
  }

  /// Who moves the scroll view over time, once somebody has.
  package final weak var mover: (any ScrollMover)?
  /// What a pointer that is pressed does.
  package lazy var drag = ScrollDrag()

  final var target: Target?
  private var hasOffset = false
  /// What was proposed last while there was no layout yet.
  private var measuredProposal = ProposedViewSize.unspecified
  private var lastAvailable = CGSize.zero

  /// What the offset was when everything rested last.
  private var restingOffset: CGPoint?
  /// What the scroll position asked for last.
  private var lastRequest: ScrollRequest?
  private var positionLink: ScrollPositionLink?
  /// Whether the move that is under way was asked for through the scroll position.
  private var movesByPosition = false
  private var movesByHand = false
  /// Whether a person or the program has scrolled since everything rested last.
  private var wasScrolled = false
  /// Whether the view that the scroll position names was visible when everything rested last.
  private var showsNamedView = false

  /// The nodes inside that make subviews the targets of scrolling.
  var targetLayouts = ScrollTargetLayouts()

  init(_ place: Place, axes: @escaping () -> Axis.Set) {
    self.axes = axes
    super.init(place)
  }

  /// The node of what is scrolled.
  package var contentNode: ListNode { preconditionFailure("abstract") }

  package final override func forEachChild(_ body: (ViewNode) -> Void) { body(contentNode) }

  // MARK: - Values

  package override var scrollsContent: Bool { true }
  package override class var resolves: Bool { true }

  package override class var resolvesObserved: Bool { true }

  package override func resolve(_ environment: EnvironmentValues) {
    settings = ScrollSettings(environment)
    positionLink = environment.scrollPositionLink
    let request = positionLink?.read()
    if request != lastRequest {
      lastRequest = request
      if let request {
        target = request.target
        movesByPosition = true
      }
    }
  }

  package override func didMount() {
    root.geometryObservers.add(self) { [unowned self] in didRest() }
    root.surroundingsObservers.add(self) { [unowned self] in
      guard SafeArea.extents(of: self) != safeExtents else { return false }
      invalidatePlacement()
      return true
    }
    let environment = EnvironmentValues(scope: environment)
    Tracker.untracked { environment.scrollRegistry }?.add(self)
    if Tracker.untracked({ environment.flashesScrollIndicatorsOnAppear }) {
      root.actions.append(
        (
          "scrollIndicatorsFlash",
          { [weak self] in
            if let self, isMounted { flashIndicators() }
          }
        )
      )
    }
  }

  package override func willUnmount() {
    mover?.forget(self)
    settings.barScroll?.leave(self)
  }

  // MARK: - Hitting

  package override func isHit(at point: CGPoint) -> Bool { clipRect.contains(point) }

  package override func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool) {
    if shownIndicator(at: point) != nil { return }
    guard settings.isClipDisabled || clipRect.contains(point) else { return }
    super.visitHitCandidates(at: point, body)
  }

  package override func providesSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    switch name {
    case .any: return true
    case .horizontal: return axes().contains(Axis.horizontal)
    case .vertical: return axes().contains(Axis.vertical)
    }
  }

  // MARK: - Layout

  package final func scrolls(_ axis: Axis) -> Bool { axes().contains(axis) }

  /// The margins around the content.
  final var margins: EdgeInsets { settings.margins.content }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal.inset(by: margins)
    for axis in Axis.allCases where scrolls(axis) { result[axis] = nil }
    return result
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if !hasOffset { measuredProposal = proposal }
    let content = contentNode.measure(contentProposal(proposal)).outset(by: margins)
    var result = content
    for axis in Axis.allCases where scrolls(axis) { result[axis] = proposal[axis] ?? content[axis] }
    return result
  }

  package override func layoutReason(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> LayoutReason {
    let inner = contentProposal(proposal)
    let content = contentNode.measure(inner)
    let along = Axis.allCases.filter { scrolls($0) }.map { "\($0)" }.joined(separator: " and ")
    var steps = Axis.allCases.map { axis in
      let name = axis.lengthName
      guard scrolls(axis), let proposed = proposal[axis] else {
        return "\(name): the content's \(size[axis].inWords)"
      }
      return "\(name): the proposed \(proposed.inWords)"
    }
    if margins != EdgeInsets() {
      steps.append("margins of \(margins.inWords) are around the content")
    }
    if offset != .zero { steps.append("the content is scrolled by \(offset.inWords)") }
    return LayoutReason(
      "\(layoutName): proposes nil along \(along.isEmpty ? "no axis" : along), "
        + "\(inner.inWords) in all; the content takes \(content.inWords)",
      steps
    )
  }

  // A scroll view asks for the usual distances, whatever it holds.
  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package override func layoutContent() {
    let inner = contentProposal(proposal)
    let space = size.inset(by: margins)
    let newSize = contentNode.measure(inner)
    safeExtents = SafeArea.extents(of: self)

    // 1. The offset: where it has to go, or what has to stay in place.
    let held = heldFractions()
    scrolledSize = newSize
    lastAvailable = space
    if !hasOffset {
      hasOffset = true
      if target == nil { target = .fraction(settings.anchors.initialOffset ?? .topLeading) }
    }
    var new = offset
    for axis in Axis.allCases { new[axis] = resolvedOffset(axis, held: held) }
    move(to: beginGlide(to: new) ?? new)
    if target != nil { root.geometryDidChange = true }
    if target?.isDoneAtOnce == true { target = nil }

    // 2. The content, at the offset.
    contentNode.place(at: CGPoint(x: -offset.x, y: -offset.y), size: newSize, proposal: inner)
  }

  /// The length that views inside are sized relative to: what is proposed, without margins.
  ///
  /// What the scroll view takes across its axes depends on its content, so it can't be asked. An axis
  /// along which nothing is proposed has no length before the first layout; the other one has.
  package override func relativeContainerLength(_ axis: Axis) -> CGFloat? {
    let proposed = hasOffset ? proposal[axis] : measuredProposal[axis]
    if let proposed, proposed.isFinite { return max(0, proposed - margins.total(axis)) }
    return hasOffset ? max(0, size[axis] - margins.total(axis)) : nil
  }

  // MARK: - The offset

  /// The least and the greatest offset.
  ///
  /// They are the same where the content is smaller than the space.
  package final func offsetRange(_ axis: Axis) -> ClosedRange<CGFloat> {
    let start = -margins[.start(of: axis)]
    let space = size[axis] - margins.total(axis)
    let spare = space - scrolledSize[axis]
    guard scrolls(axis), spare < 0 else {
      guard scrolls(axis), let anchor = settings.anchors.alignment else { return start...start }
      let place = (start - spare * anchor[axis]).finite("defaultScrollAnchor", or: start)
      return place...place
    }
    return start...start - spare
  }

  /// The offset for an axis that the target asks for, or what it has to be to keep what was held.
  private func resolvedOffset(_ axis: Axis, held: (x: CGFloat?, y: CGFloat?)) -> CGFloat {
    let range = offsetRange(axis)
    var result = offset[axis]
    if let wanted = targetOffset(axis, in: range) {
      result = wanted
    } else if let fraction = axis == .horizontal ? held.x : held.y {
      result = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
    return min(max(result, range.lowerBound), range.upperBound)
  }

  /// The fraction of the way that has to be kept when sizes change: that of the anchor, if it held so far.
  ///
  /// Source: layout-rules Z8.
  private func heldFractions() -> (x: CGFloat?, y: CGFloat?) {
    guard hasOffset, let anchor = settings.anchors.sizeChanges else { return (nil, nil) }
    func held(_ axis: Axis) -> CGFloat? {
      let spare = scrolledSize[axis] - lastAvailable[axis]
      guard spare > 0 else { return anchor[axis] }
      let start = -margins[.start(of: axis)]
      return abs(offset[axis] - (start + spare * anchor[axis])) < 0.5 ? anchor[axis] : nil
    }
    return (held(.horizontal), held(.vertical))
  }

  private func targetOffset(_ axis: Axis, in range: ClosedRange<CGFloat>) -> CGFloat? {
    if case .id(let id, let anchor)? = target { locateTarget(id, anchor) }
    switch target {
    case nil, .id: return nil
    case .fraction(let anchor):
      return range.lowerBound + (range.upperBound - range.lowerBound) * anchor[axis]
    case .offset(let x, let y):
      return axis == .horizontal ? x : y
    case .view(let view, let x, let y):
      guard let anchor = axis == .horizontal ? x : y, let rect = frame(of: view) else { return nil }
      let space = size[axis] - margins.total(axis)
      let start = margins[.start(of: axis)]
      return rect.origin[axis] + anchor * (rect.size[axis] - space) - start
    }
  }

  /// Finds the view that is to be scrolled to, and decides which of its edges leads where none was given.
  ///
  /// Without an anchor as little as possible is moved (layout-rules Z8).
  private func locateTarget(_ id: AnyHashable, _ anchor: UnitPoint?) {
    guard let view = locate(id), let rect = frame(of: view) else { return }
    func leading(_ axis: Axis) -> CGFloat? {
      guard scrolls(axis) else { return nil }
      if let anchor { return anchor[axis] }
      let start = offset[axis] + margins[.start(of: axis)]
      let space = size[axis] - margins.total(axis)
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if low < start { return high > start + space ? nil : 0 }
      return high > start + space ? (rect.size[axis] > space ? 0 : 1) : nil
    }
    target = .view(view, x: leading(.horizontal), y: leading(.vertical))
  }

  private func move(to new: CGPoint) {
    guard new != offset else { return }
    offset = new
    root.geometryDidChange = true
    invalidateDrawing()
  }

  /// Scrolls to an offset, in points, clamped to what there is to scroll.
  ///
  /// - Parameter byHand: Whether a person scrolls, and not the program.
  package final func scroll(to offset: CGPoint, byHand: Bool = false) {
    movesByHand = byHand
    start(.offset(x: offset.x, y: offset.y))
  }

  /// The offset that the next layout gives, as far as it is known.
  package final var plannedOffset: CGPoint {
    guard case .offset(let x, let y)? = target else { return offset }
    return clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y))
  }

  package final func start(_ target: Target) {
    noteGlide()
    self.target = target
    wasScrolled = true
    movesByPosition = false
    root.geometryDidChange = true
    invalidatePlacement()
  }

  /// Whether a lazy container may move the offset to keep what is visible in place.
  final func keepsPosition(_ axis: Axis) -> Bool {
    guard scrolls(axis), target == nil else { return false }
    let range = offsetRange(axis)
    guard offset[axis] > range.lowerBound else { return false }
    return (axis == .horizontal ? heldFractions().x : heldFractions().y) == nil
  }

  /// Moves the offset along with content that has moved, so that what is visible stays.
  final func shift(by distance: CGFloat, along axis: Axis) {
    offset[axis] += distance
    restingOffset?[axis] += distance
    invalidatePlacement()
  }

  /// A lazy container inside has learned lengths: a target may lie elsewhere.
  final func lengthsDidChange() {
    if target != nil { invalidatePlacement() }
  }

  // MARK: - Rest

  /// Everything has come to its place: the target is reached, and those who follow the position are told.
  private func didRest() -> Bool {
    // Something that was called back before may have asked for another place meanwhile.
    guard !needsPlacement, !isLayoutDirty else { return false }
    target = nil
    let movesBar = settings.barScroll?.report(self) ?? false
    if keepNamedView() { return true }
    defer {
      restingOffset = offset
      movesByPosition = false
      movesByHand = false
      wasScrolled = false
    }
    let isNamedViewVisible = lastRequest?.id.map { isTargetVisible($0) } ?? false
    showsNamedView = isNamedViewVisible
    // What moves because the content or the space changed leaves the name as long as it is true.
    if isNamedViewVisible, !wasScrolled { return movesBar }
    guard let restingOffset, restingOffset != offset, !movesByPosition, let positionLink else {
      return movesBar
    }
    guard let request = positionLink.write(self, movesByHand) else { return movesBar }
    lastRequest = request
    showsNamedView = request.id != nil
    return true
  }

  /// Goes back to the view that the scroll position names, where content or space changed so that it left the visible range.
  ///
  /// Source: documentation of `scrollPosition(id:anchor:)`: the view is kept visible when data is put in another order or
  /// the scroll view's size changes.
  ///
  /// - Returns: Whether the scroll view moves.
  private func keepNamedView() -> Bool {
    guard showsNamedView, !wasScrolled, !movesByPosition, phase == .idle, size.width > 0,
      size.height > 0, let lastRequest, let id = lastRequest.id, !isTargetVisible(id),
      locate(id) != nil
    else { return false }
    showsNamedView = false
    target = lastRequest.target
    movesByPosition = true
    root.geometryDidChange = true
    invalidatePlacement()
    return true
  }

  /// What is known of the scroll view, as it is handed to those who ask.
  package final var geometry: ScrollGeometry {
    let insets = margins + safeExtents
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - safeExtents.leading, y: offset.y - safeExtents.top),
      contentSize: scrolledSize,
      contentInsets: insets,
      containerSize: size.inset(by: margins)
    )
  }

  // MARK: - What is visible

  /// The part of the scroll view's own space in which content may be seen: unsafe area around included.
  final var clipRect: CGRect {
    CGRect(origin: .zero, size: size).outset(by: safeExtents, mirrored: isRightToLeft)
  }

  /// The part within the margins, at the edges of which headers and footers stop.
  final var pinningRect: CGRect {
    let insets = margins
    let physical =
      isRightToLeft
      ? EdgeInsets(
        top: insets.top,
        leading: insets.trailing,
        bottom: insets.bottom,
        trailing: insets.leading
      )
      : insets
    return CGRect(origin: .zero, size: size).inset(by: physical)
  }

  // MARK: - Drawing

  package override func computeDrawsWithinBounds() -> Bool {
    !settings.isClipDisabled && safeExtents == EdgeInsets()
  }

  package override func draw(into recorder: inout NodeRecorder) {
    if settings.isClipDisabled {
      recorder.draw(contentNode)
    } else {
      let visible = recorder.scope.visible.map { $0.intersection(clipRect) } ?? clipRect
      let content = recorder.isolated(contentNode, visible: visible, shown: clipRect)
      recorder.builder.clipped(content, to: Path(clipRect))
    }
    for axis in Axis.allCases { drawIndicator(axis, into: &recorder) }
  }

  var showsIndicators: Bool { true }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
  /// The rectangle with `insets` around; `mirrored` where leading is right.
  func outset(by insets: EdgeInsets, mirrored: Bool) -> CGRect {
    CGRect(
      x: minX - (mirrored ? insets.trailing : insets.leading),
      y: minY - insets.top,
      width: width + insets.total(.horizontal),
      height: height + insets.total(.vertical)
    )
  }
}
