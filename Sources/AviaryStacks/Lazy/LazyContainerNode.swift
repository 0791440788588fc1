@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
import AviaryGraph
@_spi(Engine) package import AviaryLayout
package import Foundation

/// The node of a container that mounts only the elements that are visible.
///
/// Elements stand in lines: one a line in a stack, several in a grid. Which lines are visible and where they go is
/// found out by a ``LazyLayoutSolver``; the node measures, mounts and places. Each pass is a file of its own:
///
/// | file | pass |
/// |---|---|
/// | `+Sync` | the list has changed: mounted elements find their new places |
/// | `+Measuring` | the size; the lengths of lines |
/// | `+Placing` | what is visible is solved, mounted, placed and told of |
/// | `+Mounting` | elements are mounted, appear, and are let go |
/// | `+Elements` | what others ask of elements, mounted or not |
/// | `+VisibleRange` | what scroll views around let through |
///
/// - SeeAlso: Documentation/Behaviours/lazy.md; behaviours facts 37 to 43; layout-rules C6 to C8, R, Z5, Z7.
package class LazyContainerNode: ListNode, LazyElements {
  /// A mounted element.
  struct Cell {
    let node: ViewNode
    /// What the element's views want to do when they appear; held until the element is visible.
    var pendingActions: [(name: String, action: () -> Void)]
    var isVisible = false
  }

  /// An element that stays where it is seen: who it is, and how far behind the start of what is visible it lies.
  struct KeptElement {
    let id: ElementID
    let index: Int
    let distance: CGFloat
  }

  final var configuration: LazyConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.pinnedViews != oldValue.pinnedViews
        || (configuration.tracks == nil) != (oldValue.tracks == nil)
      {
        sections = nil
      }
      configureSolver()
      invalidateLayout()
    }
  }

  final var axis: Axis { configuration.axis }

  // MARK: - What is mounted

  /// The mounted elements by their index: those visible, and until the next layout those that were only measured.
  @exclusivity(unchecked) final var cells: [Int: Cell] = [:]
  /// The nodes of the elements visible, in order: the children, as what was only measured has no place.
  @exclusivity(unchecked) final var order: [ViewNode] = []
  /// The elements that stick to an edge.
  final var pinnedElements: Set<Int> = []
  /// What the last change of the list is known to have done; nil once it is laid out.
  final var change: LazyChange?

  // MARK: - What is known of lines

  /// How elements stand in lines, how long those are, and which were visible.
  final var solver: LazyLayoutSolver
  /// The header, content and footer of each section; nil until they are asked for.
  final var sections: [(header: Range<Int>, content: Range<Int>, footer: Range<Int>)]?
  /// The length across for which the solver's lengths hold.
  final var acrossLength: CGFloat?
  /// What every line counts as where none is visible: the length of one, measured for a length across, and its
  /// distance to its like.
  final var guess: (across: CGFloat, length: CGFloat, gap: CGFloat)?
  /// The ideal length across: that of the first element.
  final var idealAcross: CGFloat?

  // MARK: - What was visible

  final var lastVisibleRange: VisibleRange?
  /// The first element visible.
  final var firstVisible: KeptElement?
  /// The element that is to stay; set while the lines have changed and are not laid out yet.
  final var kept: KeptElement?

  init(_ place: Place, configuration: LazyConfiguration, content: _ViewList) {
    self.configuration = configuration
    solver = LazyLayoutSolver(spacing: configuration.lineSpacing)
    super.init(place, content: content)
    configureSolver()
  }

  /// Forgets what is known of lines, and tells the solver how they stand now.
  private func configureSolver() {
    solver.spacing = configuration.lineSpacing
    solver.pinsHeaders = configuration.pinnedViews.contains(.sectionHeaders)
    solver.pinsFooters = configuration.pinnedViews.contains(.sectionFooters)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) { order.forEach(body) }

  package override var stackOrientation: Axis? { configuration.tracks == nil ? axis : nil }

  package override func didMount() {
    root.surroundingsObservers.add(self) { [unowned self] in
      guard let lastVisibleRange, !visibleRange().isNear(lastVisibleRange) else { return false }
      invalidatePlacement()
      return true
    }
  }

  package override func willUnmount() {
    super.willUnmount()
    for cell in cells.values where !cell.isVisible { cell.node.detach() }
    cells.removeAll()
  }

  // MARK: - The list

  package override func sync() { findElements() }

  package override func readTraits() {
    beginReadingTraits()
    for (index, cell) in cells { readTraits(of: cell.node, at: index) }
  }

  // MARK: - Elements

  package final override var mountedIndices: [Int] { visibleElements }

  package final override func mountedNode(at index: Int) -> ViewNode? { cells[index]?.node }

  package final override var mountsOnlyVisible: Bool { true }

  package final override func elementFrame(at index: Int) -> CGRect? {
    estimatedFrame(ofElement: index)
  }

  package final override func elementIndices(
    near range: ClosedRange<CGFloat>,
    along axis: Axis
  ) -> [Int] {
    elements(near: range, along: axis)
  }

  package override func holds(
    _ action: (name: String, action: () -> Void),
    of child: ViewNode
  ) -> Bool {
    if let (index, cell) = cells.first(where: { $0.value.node === child }) {
      if cell.isVisible { return false }
      cells[index]?.pendingActions.append(action)
    } else {
      // The element is being mounted, and collects what it finds there.
      root.actions.append(action)
    }
    return true
  }

  // MARK: - Layout

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    sizeOfLines(proposal)
  }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package override func layoutReason(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> LayoutReason {
    let across = axis.other
    let taken = proposal[across].map { "takes the proposed \(across.lengthName) \($0.inWords)" }
    let ideal =
      configuration.tracks == nil
      ? "as wide as its first child ideally is" : "as wide as its tracks"
    var steps: [String] = []
    if let tracks = configuration.tracks {
      steps = LazyGridTracks.reasons(
        tracks,
        length: size[across],
        across: across,
        alignment: configuration.alignment
      )
    }
    steps.append(solver.lengths.reason(axis.lengthName))
    return LayoutReason("\(layoutName): \(taken ?? ideal)", steps)
  }

  package override func layoutCacheDidExpire() { guess = nil }

  package override var remembersSizesForSure: Bool { false }

  package override func layoutContent() { placeVisibleLines() }

  // MARK: - Drawing

  package override func computeDrawsWithinBounds() -> Bool { false }

  // What is pinned lies over what scrolls, but is read in its order.
  package override func draw(into recorder: inout NodeRecorder) {
    guard !pinnedElements.isEmpty else {
      super.draw(into: &recorder)
      return
    }
    let pinned = Set(pinnedElements.compactMap { cells[$0].map { ObjectIdentifier($0.node) } })
    var over: [DisplayFragment] = []
    for node in Self.inDrawingOrder(order) {
      if pinned.contains(ObjectIdentifier(node)) {
        over.append(recorder.isolated(node))
      } else {
        recorder.draw(node)
      }
    }
    for fragment in over { recorder.builder.fragment(fragment) }
  }
}
