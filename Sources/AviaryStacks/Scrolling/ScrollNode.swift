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
  package typealias Target = ScrollState.Target

  // What it is told to be.

  let axes: () -> Axis.Set
  package private(set) var settings = ScrollSettings()
  private(set) final var positionLink: ScrollPositionLink?

  // What it does.

  /// What moves it, where it is to go, and who asked for that.
  final var state = ScrollState()
  /// Who moves the scroll view over time, once somebody has.
  package final weak var mover: (any ScrollMover)?
  /// What a pointer that is pressed does.
  package lazy var drag = ScrollDrag()
  /// The number of flashes that show the indicators now.
  final var flashes = 0 {
    didSet { if (flashes > 0) != (oldValue > 0) { invalidateDrawing() } }
  }

  // Where it is.

  package internal(set) final var offset = CGPoint.zero
  /// How far the content is drawn beyond its ends, in points: negative before the start.
  ///
  /// A person has pulled it there, and it springs back; what is scrolled is ``offset`` all the same.
  package final var overshoot = CGPoint.zero {
    didSet {
      guard overshoot != oldValue else { return }
      root.geometryDidChange = true
      invalidatePlacement()
      invalidateDrawing()
    }
  }
  /// Whether there was a layout, and so an offset.
  final var hasOffset = false
  /// The size of the content as it was laid out last.
  package private(set) final var scrolledSize = CGSize.zero
  /// The space within the margins as it was in the last layout.
  final var lastAvailableSize = CGSize.zero
  /// What was proposed last while there was no layout yet.
  private var measuredProposal = ProposedViewSize.unspecified
  /// How far the scroll view reaches into the unsafe area at its edges.
  package private(set) final var safeExtents = EdgeInsets() {
    // It may be placed as before, and still show more or less of its content.
    didSet { if safeExtents != oldValue { invalidateDrawing() } }
  }
  /// The nodes inside that make subviews the targets of scrolling.
  final var targetLayouts = ScrollTargetLayouts()

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
    state.follow(positionLink?.read())
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
    settings.barScroll?.unmount(self)
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
    lastAvailableSize = space
    if !hasOffset {
      hasOffset = true
      if target == nil { state.refine(.fraction(settings.anchors.initialOffset ?? .topLeading)) }
    }
    var new = offset
    for axis in Axis.allCases { new[axis] = resolvedOffset(axis, held: held) }
    move(to: beginGlide(to: new) ?? new)
    if target != nil { root.geometryDidChange = true }
    if target?.isDoneAtOnce == true { state.reach() }

    // 2. The content, at the offset.
    contentNode.place(
      at: CGPoint(x: -offset.x - overshoot.x, y: -offset.y - overshoot.y),
      size: newSize,
      proposal: inner
    )
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

  /// What is known of the scroll view, as it is handed to those who ask.
  package final var geometry: ScrollGeometry {
    let insets = margins + safeExtents
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: offset.x + overshoot.x - safeExtents.leading,
        y: offset.y + overshoot.y - safeExtents.top
      ),
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
