@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
import AviaryGraph
@_spi(Engine) package import AviaryLayout
package import Foundation

/// The node of a container that mounts only the elements that are visible.
///
/// Elements stand in lines: one a line in a stack, several in a grid. Of lines that were never measured the mean
/// of the others is assumed. The first line visible keeps its place when lines before it turn out longer or
/// shorter, or come and go: the scroll view around is moved along.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md; behaviours facts 37 to 43; layout-rules C6 to C8, R, Z5, Z7.
package class LazyContainerNode: ListNode {
  /// A mounted element.
  struct Cell {
    let node: ViewNode
    /// What the element's views want to do when they appear; held until the element is visible.
    var pendingActions: [(name: String, action: () -> Void)]
    var isVisible = false
  }

  /// A line that the current pass has measured.
  package struct MeasuredLine {
    let line: Int
    /// Where the line starts, if the line that the pass started from stays where it is.
    let position: CGFloat
    let length: CGFloat

    var end: CGFloat { position + length }

    /// Whether the line, if only as a point, does not end before a position.
    func reaches(_ start: CGFloat) -> Bool { end > start || (length == 0 && position >= start) }
  }

  var configuration: LazyConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.pinnedViews != oldValue.pinnedViews
        || (configuration.tracks == nil) != (oldValue.tracks == nil)
      {
        sections = nil
      }
      map = nil
      lengths.forget(count: 0)
      lengths.spacing = configuration.lineSpacing
      invalidateLayout()
    }
  }

  final var axis: Axis { configuration.axis }

  /// The mounted elements by their index: those visible, and until the next layout those that were only measured.
  @exclusivity(unchecked) private var cells: [Int: Cell] = [:]
  /// The nodes of the elements visible, in order: the children, as what was only measured has no place.
  @exclusivity(unchecked) private var order: [ViewNode] = []

  /// The header, content and footer of each section; nil until they are asked for.
  private var sections: [(header: Range<Int>, content: Range<Int>, footer: Range<Int>)]?
  /// How elements stand in lines, for the number of tracks at the size that the node was laid out with.
  private var map: LineMap?
  private var lengths: LineLengths
  /// The length across for which `lengths` holds.
  private var acrossLength: CGFloat?
  /// What every line counts as where none is visible: the length of one, measured for a length across.
  private var guess: (across: CGFloat, length: CGFloat)?
  /// The ideal length across: that of the first element.
  private var idealAcross: CGFloat?

  /// The visible lines.
  private var visibleLines = 0..<0
  private var lastVisibleRange: VisibleRange?
  /// The first element visible, and how far behind the start of what is visible it lies.
  ///
  /// Set while the lines have changed and are not laid out yet.
  private var kept: (id: ElementID, index: Int, distance: CGFloat)?
  private var firstVisible: (id: ElementID, index: Int, distance: CGFloat)?
  /// The elements that stick to an edge.
  private var pinnedElements: Set<Int> = []
  /// What the last change of the list is known to have done; nil once it is laid out.
  private var change: LazyChange?

  init(_ place: Place, configuration: LazyConfiguration, content: _ViewList) {
    self.configuration = configuration
    lengths = LineLengths(count: 0, spacing: configuration.lineSpacing)
    super.init(place, content: content)
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

  // MARK: - The list

  /// Mounted elements find their new places; others are mounted when the node is laid out.
  package override func sync() {
    let knownCount = map?.elementCount
    sections = nil
    map = nil
    idealAcross = nil
    kept = kept ?? firstVisible
    let count = content.count
    let grown = count - lengths.count
    var survivors: [LazyChange.Survivor] = []
    var moved: [Int: Cell] = [:]
    var gone: [ViewNode] = []
    let old = order
    var shift = 0
    for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let id = cell.node.elementID, !cell.node.isStale,
        let new = newIndex(of: id, near: [index + shift, index, index + grown], count: count),
        moved[new] == nil
      else {
        // What was only measured is not seen going.
        if cell.isVisible { gone.append(cell.node) } else { unmount(cell.node) }
        continue
      }
      shift = new - index
      moved[new] = cell
      survivors.append(LazyChange.Survivor(old: index, new: new, node: cell.node))
    }
    change = nil
    if let knownCount, transitions != nil {
      change = LazyChange(
        mounted: cells.keys.sorted(),
        of: knownCount,
        survivors: survivors,
        now: count
      )
    }
    cells = moved
    if zip(survivors, survivors.dropFirst()).contains(where: { $0.new > $1.new })
      || gone.contains(where: \.holdsPreferences)
    {
      preferencesInsideDidChange()
    }
    if let transitions {
      remove(gone, of: old, staying: moved.values.map(\.node), transitions)
    } else {
      for node in gone { unmount(node) }
    }
    lengths.forget(count: 0)
    sortCells()
    readTraits()
    childrenDidChange()
  }

  private func newIndex(of id: ElementID, near hints: [Int], count: Int) -> Int? {
    for hint in hints where hint >= 0 && hint < count {
      if content.elementID(at: hint) == id { return hint }
    }
    return content.index(of: id, hint: hints[0])
  }

  package override func readTraits() {
    beginReadingTraits()
    for (index, cell) in cells { readTraits(of: cell.node, at: index) }
  }

  package override func willUnmount() {
    super.willUnmount()
    for cell in cells.values where !cell.isVisible { cell.node.detach() }
    cells.removeAll()
  }

  // MARK: - Elements

  package final func mountedNode(ofElement index: Int) -> ViewNode? { cells[index]?.node }

  /// The elements visible, in order.
  final var visibleElements: [Int] {
    cells.filter(\.value.isVisible).keys.sorted()
  }

  /// The node of an element, mounted if need be.
  ///
  /// What it wants to do when it appears has to wait.
  private func cell(_ index: Int) -> ViewNode {
    if let cell = cells[index] { return cell.node }
    let waiting = root.actions.count
    let node = mount(index, content.elementID(at: index))
    node.attach(to: self)
    readTraits(of: node, at: index)
    let actions = Array(root.actions[waiting...])
    root.actions.removeSubrange(waiting...)
    cells[index] = Cell(node: node, pendingActions: actions)
    return node
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

  /// The first element beyond those visible, of a hundred, of which something is true.
  ///
  /// Elements are mounted for that until the next layout.
  package final func elementBeyondVisibleRange(forward: Bool, where condition: (ViewNode) -> Bool) -> Int?
  {
    let visible = visibleElements
    guard let edge = forward ? visible.last : visible.first else { return nil }
    return firstElement(from: forward ? edge + 1 : edge - 1, forward: forward, where: condition)
  }

  /// The first element from an index on, of a hundred, of which something is true.
  ///
  /// Elements are mounted for that until the next layout.
  package final func firstElement(
    from start: Int,
    forward: Bool,
    where condition: (ViewNode) -> Bool
  ) -> Int? {
    defer { invalidatePlacement() }
    let end = forward ? min(content.count, start + 100) : max(-1, start - 100)
    return stride(from: start, to: end, by: forward ? 1 : -1).first { index in
      condition(Tracker.untracked { cell(index) })
    }
  }

  private func sortCells() {
    order = cells.filter(\.value.isVisible).sorted { $0.key < $1.key }.map(\.value.node)
  }

  /// Lets go of the elements that are outside the visible range, and lets the others appear.
  ///
  /// - Returns: Those that appear.
  @discardableResult
  private func keep(_ elements: Set<Int>) -> [Int] {
    var differs = false
    var appearing: [Int] = []
    var comesWithPreferences = false
    for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if elements.contains(index) {
        guard !cell.isVisible else { continue }
        appearing.append(index)
        if cell.node.holdsPreferences { comesWithPreferences = true }
        cells[index]?.isVisible = true
        cells[index]?.pendingActions = []
        root.actions += cell.pendingActions
      } else {
        unmount(cell.node)
        cells[index] = nil
      }
      differs = true
    }
    guard differs else { return [] }
    sortCells()
    invalidateDrawing()
    if comesWithPreferences { preferencesInsideDidChange() }
    root.geometryDidChange = true
    return appearing
  }

  /// Shows elements coming that a change of the list has brought into view: new ones by their transition, others
  /// with their neighbours.
  private func showAppearing(_ elements: [Int]) {
    guard let change, let transitions else { return }
    self.change = nil
    for index in elements {
      guard let node = cells[index]?.node else { continue }
      if change.isNew(index) {
        root.animator?.nodeIsNew(node)
        transitions.insert(node, in: self)
      } else if let neighbour = change.survivor(nearest: index)?.node, neighbour.isMounted {
        root.animator?.nodeComes(node, with: neighbour)
      }
    }
  }

  // MARK: - Across

  /// The tracks across, and the length that they divide.
  private struct Across {
    var length: CGFloat
    var tracks: [GridTrack.Resolved]
  }

  private func across(length: CGFloat) -> Across {
    guard let tracks = configuration.tracks else {
      let track = GridTrack.Resolved(offset: 0, length: length, alignment: configuration.alignment)
      return Across(length: length, tracks: [track])
    }
    let resolved = LazyGridTracks(
      tracks,
      length: length,
      across: axis.other,
      alignment: configuration.alignment
    )
    return Across(length: length, tracks: resolved.tracks)
  }

  /// The length across that the container takes of a proposal.
  ///
  /// Source: layout-rules C6, R7, Z7; behaviours fact 38 for stacks to which nothing is proposed.
  private func acrossLength(proposed: CGFloat?) -> CGFloat {
    if let tracks = configuration.tracks {
      return LazyGridTracks.length(tracks, proposed: proposed)
    }
    if let proposed { return proposed }
    if let idealAcross { return idealAcross }
    let ideal = content.count > 0 ? cell(0).measure(.unspecified)[axis.other] : 0
    idealAcross = ideal
    return ideal
  }

  // MARK: - Lines

  private func makeMap(perLine: Int) -> LineMap {
    guard configuration.tracks != nil || !configuration.pinnedViews.isEmpty else {
      return LineMap(elementCount: content.count, perLine: perLine)
    }
    if sections == nil {
      sections = content.observe().sections(of: content).map { ($0.header, $0.content, $0.footer) }
    }
    return LineMap(sections: sections ?? [], perLine: perLine)
  }

  /// What is proposed to the elements on a line, in order.
  private func proposals(
    _ line: Int,
    _ map: LineMap,
    _ across: Across
  ) -> (elements: Range<Int>, tracks: ArraySlice<GridTrack.Resolved>) {
    let block = map.blocks[map.blockIndex(ofLine: line)]
    let elements = map.elements(ofLine: line)
    guard block.kind == .content else {
      let track = GridTrack.Resolved(
        offset: 0,
        length: across.length,
        alignment: configuration.alignment
      )
      return (elements, [track])
    }
    return (elements, across.tracks.prefix(elements.count))
  }

  /// The length of a line: that of its longest element.
  private func measure(_ line: Int, _ map: LineMap, _ across: Across) -> CGFloat {
    let (elements, tracks) = proposals(line, map, across)
    var length: CGFloat = 0
    for (element, track) in zip(elements, tracks) {
      let proposal = ProposedViewSize(axis, major: nil, minor: track.length)
      length = max(length, cell(element).measure(proposal)[axis])
    }
    return length.isFinite ? length : 0
  }

  // MARK: - Size

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let mountedCount = cells.count
    // What is mounted to be measured alone is let go by a layout, which need not follow: the container may come out
    // as large as it was.
    defer { if cells.count > mountedCount { invalidatePlacement() } }
    let length = acrossLength(proposed: proposal[axis.other])
    let across = across(length: length)
    let map = makeMap(perLine: across.tracks.count)
    guard map.lineCount > 0 else { return CGSize(axis, major: 0, minor: length) }
    if length == acrossLength {
      use(map)
      measureMountedLines(map, across)
      if !lengths.runs.isEmpty { return CGSize(axis, major: lengths.total, minor: length) }
    }
    // Nothing is known for that length: one line stands for all.
    let guessed = LineLengths(
      count: map.lineCount,
      spacing: configuration.lineSpacing,
      fallback: guessedLength(map, across)
    )
    return CGSize(axis, major: guessed.total, minor: length)
  }

  /// The length of one line, that others are guessed to have as well.
  private func guessedLength(_ map: LineMap, _ across: Across) -> CGFloat {
    if let guess, guess.across == across.length { return guess.length }
    let line = visibleLines.isEmpty ? 0 : min(visibleLines.lowerBound, map.lineCount - 1)
    let length = measure(line, map, across)
    guess = (across.length, length)
    return length
  }

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
    steps.append(lengths.reason(axis.lengthName))
    return LayoutReason("\(layoutName): \(taken ?? ideal)", steps)
  }

  package override func layoutCacheDidExpire() { guess = nil }

  package override var remembersSizesForSure: Bool { false }

  private func use(_ map: LineMap) {
    self.map = map
    if lengths.count != map.lineCount { lengths.forget(count: map.lineCount) }
  }

  /// Notes the lengths of lines that are mounted as a whole; they may have changed.
  private func measureMountedLines(_ map: LineMap, _ across: Across) {
    var seen = -1
    for index in cells.keys.sorted() where index < map.elementCount {
      let line = map.line(ofElement: index)
      guard line != seen else { continue }
      seen = line
      if map.elements(ofLine: line).allSatisfy({ cells[$0] != nil }) {
        lengths.set(line, measure(line, map, across))
      }
    }
    lengths.prepare()
  }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  // MARK: - Layout

  package override func layoutContent() {
    let across = across(length: size[axis.other])
    let map = makeMap(perLine: across.tracks.count)
    if across.length != acrossLength {
      acrossLength = across.length
      lengths.forget(count: map.lineCount)
    }
    use(map)
    let oldTotal = size[axis]
    var visibleRange = visibleRange()
    lastVisibleRange = visibleRange
    guard map.lineCount > 0 else {
      visibleLines = 0..<0
      firstVisible = nil
      kept = nil
      keep([])
      return
    }

    // a. The line that stays where it is, and what is visible if it does.
    if lengths.runs.isEmpty { lengths.assume(guessedLength(map, across)) }
    lengths.prepare()
    let scroll = scrollNode
    var wantedShift: CGFloat = 0
    let start = startingLine(map, visibleRange, scroll)
    let position = lengths.position(of: start.line)
    if let distance = start.distance {
      wantedShift = position - distance - visibleRange.start
      visibleRange = visibleRange.moved(by: wantedShift)
    }

    // b. The visible lines, measured from there on in both directions.
    let measured = measureLines(from: start.line, at: position, in: visibleRange, map, across)
    let visible = measured.filter { $0.position < visibleRange.end && $0.reaches(visibleRange.start) }
    if let first = visible.first, let last = visible.last {
      visibleLines = first.line..<last.line + 1
    } else {
      visibleLines = 0..<0
    }

    // c. Headers and footers that stick to an edge.
    for line in measured { lengths.set(line.line, line.length) }
    lengths.prepare()
    let drift = lengths.position(of: start.line) - position
    let settled = visibleRange.moved(by: drift)
    let pinned = pinnedLines(map, settled, across)

    // d. What is mounted, and where it goes.
    var elements = Set<Int>()
    for line in visible { elements.formUnion(map.elements(ofLine: line.line)) }
    pinnedElements.removeAll()
    for line in pinned {
      elements.formUnion(map.elements(ofLine: line.line))
      pinnedElements.formUnion(map.elements(ofLine: line.line))
    }
    let appearing = keep(elements)
    let pinnedByLine = Dictionary(pinned.map { ($0.line, $0.position) }, uniquingKeysWith: { $1 })
    for line in visible {
      guard pinnedByLine[line.line] == nil else { continue }
      place(line.line, at: lengths.position(of: line.line), length: line.length, map, across)
    }
    for line in pinned { place(line.line, at: line.position, length: line.length, map, across) }
    showAppearing(appearing.filter { !pinnedElements.contains($0) })

    // e. What others have to know.
    noteFirstVisible(visible, map, settled)
    kept = nil
    let shift = wantedShift + drift
    if let scroll, abs(shift) > 0.001, scroll.keepsPosition(axis) {
      scroll.shift(by: shift, along: axis)
      // Should the scroll view not get as far, this is laid out again.
      lastVisibleRange = settled
    }
    if lengths.total != oldTotal { invalidateLayout() }
    scroll?.lengthsDidChange()
  }

  /// The nearest scroll view that scrolls along the container's axis.
  private var scrollNode: ScrollNode? {
    nearestAncestor(as: ScrollNode.self) { $0.scrolls(axis) }
  }

  /// The line from which lines are measured, and how far behind the start of what is visible it has to stay; nil
  /// where it just lies where it lies.
  private func startingLine(
    _ map: LineMap,
    _ visibleRange: VisibleRange,
    _ scroll: ScrollNode?
  ) -> (line: Int, distance: CGFloat?) {
    if let kept, let scroll, scroll.keepsPosition(axis),
      let index = newIndex(of: kept.id, near: [kept.index], count: map.elementCount)
    {
      return (map.line(ofElement: index), kept.distance)
    }
    // While the start of the container is visible, it is what stays.
    if visibleRange.start <= 0 { return (0, nil) }
    for line in visibleLines where line < map.lineCount {
      let position = lengths.position(of: line)
      if position < visibleRange.end, position + lengths.length(of: line) > visibleRange.start {
        return (line, nil)
      }
    }
    return (lengths.line(at: visibleRange.start), nil)
  }

  /// Measures the lines that are visible where a line lies at a position, and that line.
  private func measureLines(
    from start: Int,
    at position: CGFloat,
    in visibleRange: VisibleRange,
    _ map: LineMap,
    _ across: Across
  ) -> [MeasuredLine] {
    guard visibleRange.start < visibleRange.end else { return [] }
    let spacing = configuration.lineSpacing
    var after: [MeasuredLine] = []
    var place = position
    var line = start
    while line < map.lineCount, place < visibleRange.end {
      let length = measure(line, map, across)
      after.append(MeasuredLine(line: line, position: place, length: length))
      place += length + spacing
      line += 1
    }
    var before: [MeasuredLine] = []
    place = position - spacing
    line = start - 1
    while line >= 0, place > visibleRange.start {
      let length = measure(line, map, across)
      before.append(MeasuredLine(line: line, position: place - length, length: length))
      place -= length + spacing
      line -= 1
    }
    return before.reversed() + after
  }

  private func noteFirstVisible(_ visible: [MeasuredLine], _ map: LineMap, _ visibleRange: VisibleRange) {
    // While the start of the container is visible, it is what stays.
    guard visibleRange.start > 0,
      let line = visible.first(where: { lengths.position(of: $0.line) + $0.length > visibleRange.start })
    else {
      firstVisible = nil
      return
    }
    let index = map.elements(ofLine: line.line).lowerBound
    guard let id = cells[index]?.node.elementID else { return }
    firstVisible = (id, index, lengths.position(of: line.line) - visibleRange.start)
  }

  /// Places the elements of a line.
  private func place(
    _ line: Int,
    at position: CGFloat,
    length: CGFloat,
    _ map: LineMap,
    _ across: Across
  ) {
    let (elements, tracks) = proposals(line, map, across)
    let isGridLine =
      configuration.tracks != nil && map.blocks[map.blockIndex(ofLine: line)].kind == .content
    for (element, track) in zip(elements, tracks) {
      let node = cell(element)
      let proposal = ProposedViewSize(
        axis,
        major: isGridLine ? length : nil,
        minor: track.length
      )
      let dimensions = node.dimensions(proposal)
      let alignment = track.alignment ?? configuration.alignment
      let space = ViewDimensions(size: CGSize(axis, major: length, minor: track.length))
      func offset(_ axis: Axis) -> CGFloat {
        let key = alignment.key(axis)
        let offset = space[key] - dimensions[key]
        return offset.isFinite ? offset : 0
      }
      node.place(
        at: CGPoint(
          axis,
          major: position + (isGridLine ? offset(axis) : 0),
          minor: track.offset + offset(axis.other)
        ),
        size: dimensions.size,
        proposal: proposal
      )
    }
  }

  // MARK: - Pinned headers and footers

  /// The lines of headers and footers that stick to an edge of what is visible, and where they go.
  ///
  /// A header stays between the start of its section and the end of the content; a footer between the start of
  /// the content and the end of the section.
  private func pinnedLines(_ map: LineMap, _ visibleRange: VisibleRange, _ across: Across) -> [MeasuredLine] {
    guard !configuration.pinnedViews.isEmpty, visibleRange.start < visibleRange.end else { return [] }
    var result: [MeasuredLine] = []
    if configuration.pinnedViews.contains(.sectionHeaders) {
      let first = lengths.line(at: visibleRange.pinStart)
      result += pinned(.header, ofSectionAt: first, map, visibleRange, across)
    }
    if configuration.pinnedViews.contains(.sectionFooters) {
      let last = lengths.line(at: visibleRange.pinEnd.nextDown)
      result += pinned(.footer, ofSectionAt: last, map, visibleRange, across)
    }
    return result
  }

  private func pinned(
    _ kind: LineMap.Kind,
    ofSectionAt line: Int,
    _ map: LineMap,
    _ visibleRange: VisibleRange,
    _ across: Across
  ) -> [MeasuredLine] {
    let section = map.blocks[map.blockIndex(ofLine: line)].section
    let blocks = map.blocks[map.blocks(ofSection: section)]
    guard let block = blocks.first(where: { $0.kind == kind }) else { return [] }
    for line in block.lines { lengths.set(line, measure(line, map, across)) }
    lengths.prepare()
    let start = lengths.position(of: block.lines.lowerBound)
    let length = lengths.end(of: block.lines.upperBound - 1) - start
    let others = blocks.filter {
      $0.kind != kind && $0.kind != (kind == .header ? .footer : .header)
    }
    let place: CGFloat
    if kind == .header {
      let end = others.last.map { lengths.end(of: $0.lines.upperBound - 1) } ?? start + length
      place = max(start, min(visibleRange.pinStart, end - length))
      guard place > start else { return [] }
    } else {
      let least = others.first.map { lengths.position(of: $0.lines.lowerBound) } ?? start
      place = min(start, max(visibleRange.pinEnd - length, least))
      guard place < start else { return [] }
    }
    guard place < visibleRange.end, place + length > visibleRange.start else { return [] }
    return block.lines.map { line in
      MeasuredLine(
        line: line,
        position: place + lengths.position(of: line) - start,
        length: lengths.length(of: line)
      )
    }
  }

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

  // MARK: - Places of elements

  /// Where an element lies, or would lie, apart from pinning; physical.
  ///
  /// nil before the first layout.
  package final func estimatedFrame(ofElement index: Int) -> CGRect? {
    guard let map, let acrossLength, index >= 0, index < map.elementCount else { return nil }
    let across = across(length: acrossLength)
    let line = map.line(ofElement: index)
    let (elements, tracks) = proposals(line, map, across)
    let track = tracks[tracks.startIndex + index - elements.lowerBound]
    var rect = CGRect(
      origin: CGPoint(axis, major: lengths.position(of: line), minor: track.offset),
      size: CGSize(axis, major: lengths.length(of: line), minor: track.length)
    )
    if let node = cells[index]?.node, cells[index]?.isVisible == true {
      // Across, and within a grid's line, the element itself is known.
      rect.origin[axis.other] =
        isRightToLeft && axis == .vertical
        ? size.width - node.origin.x - node.size.width : node.origin[axis.other]
      rect.size[axis.other] = node.size[axis.other]
      rect.size[axis] = node.size[axis]
    }
    if isRightToLeft { rect.origin.x = size.width - rect.maxX }
    return rect
  }

  /// The elements that may lie near a stretch along an axis.
  final func elements(near range: ClosedRange<CGFloat>, along axis: Axis) -> [Int] {
    guard let map, map.lineCount > 0, axis == self.axis else { return visibleElements }
    let first = max(0, lengths.line(at: range.lowerBound) - 1)
    let last = min(map.lineCount - 1, lengths.line(at: range.upperBound) + 1)
    return (first...last).flatMap { Array(map.elements(ofLine: $0)) }
  }
}
