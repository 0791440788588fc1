import AviaryGeometry
import AviaryGraph
import Foundation

/// Shows how elements of containers come and go.
///
/// A container's nodes are those of its elements, at once. An element that comes or goes has a *host*: the body of
/// its transition around the element's picture, drawn in the element's place. An element that goes keeps its node, and
/// its place in the order of drawing, until its host is at rest; layout, pointers and those who can't see know
/// nothing of it. One that comes back meanwhile takes over the host as it is.
///
/// A transition changes how its view is drawn: one that changes sizes moves no neighbours.
package final class Transitions {
  /// One element that comes or goes.
  final class Run {
    var node: ViewNode
    unowned let container: ListNode
    let host: TransitionHost
    let show: (TransitionPhase) -> Void
    var phase: TransitionPhase
    /// What the element is drawn below of, while it goes.
    weak var next: ViewNode?
    /// Where the container was when the element went, in the space that it stays in; nil once that is made up for.
    var place: CGAffineTransform?
    /// Tells the completion of an earlier phase from that of this one.
    var generation = 0

    init(
      _ node: ViewNode,
      _ container: ListNode,
      _ host: TransitionHost,
      _ phase: TransitionPhase,
      show: @escaping (TransitionPhase) -> Void
    ) {
      self.node = node
      self.container = container
      self.host = host
      self.phase = phase
      self.show = show
    }
  }

  private unowned let animator: Animator
  private var runs: [ObjectIdentifier: Run] = [:]
  private var leaving: [ObjectIdentifier: [Run]] = [:]
  /// Those whose phase changes when layout is done, with the transaction that brought the change.
  private var starting: [(run: Run, phase: TransitionPhase, transaction: Transaction)] = []

  init(_ animator: Animator) { self.animator = animator }

  // MARK: - What containers ask for

  /// An element of a container is new.
  package func insert(_ node: ViewNode, in container: ListNode) {
    let leftover = leaving[ObjectIdentifier(container)]?.first { comesBack(node, as: $0) }
    guard let (transition, transaction) = transition(of: node, in: container, comes: true) else {
      leftover.map { end($0) }
      return
    }
    let run: Run
    if let leftover {
      // Where it goes on from need not be its place now.
      let place: CGRect? = animator.track(leftover.node, .frame)
      let way = leftover.host.origin
      let start = (place ?? CGRect(origin: leftover.node.origin, size: leftover.node.size))
        .offsetBy(dx: way.x, dy: way.y)
      // What kept it at its place while its container moved goes on doing so.
      animator.handMotion(of: leftover.host, to: node, at: start)
      leftover.host.stay(at: .zero)
      leftover.place = nil
      animator.frameWillChange(node, from: start)
      stopLeaving(leftover)
      leftover.node.isInTransition = false
      leftover.node.detach()
      leftover.node = node
      run = leftover
      run.host.changeContent(to: node)
    } else {
      run = makeRun(transition, node, container, .willAppear)
    }
    runs[ObjectIdentifier(node)] = run
    node.isInTransition = true
    starting.append((run, .identity, transaction))
  }

  /// Whether a new node is of the element that a run shows going.
  ///
  /// One that goes in the very round in which another one comes at its place has given way to that: its identity,
  /// as of a view with another `id`, is another one.
  private func comesBack(_ node: ViewNode, as run: Run) -> Bool {
    run.node.elementID == node.elementID && run.node.explicitID?.value == node.explicitID?.value
      && type(of: run.node) == type(of: node) && !starting.contains { $0.run === run }
  }

  /// An element has gone.
  ///
  /// - Parameters:
  ///   - node: The node of the element.
  ///   - container: Where it was.
  ///   - next: The first one behind it that stays.
  /// - Returns: Whether its node stays until it has been seen going.
  func remove(_ node: ViewNode, of container: ListNode, before next: ViewNode?) -> Bool {
    guard let (transition, transaction) = transition(of: node, in: container, comes: false) else {
      return false
    }
    let run =
      runs[ObjectIdentifier(node)] ?? makeRun(transition, node, container, .identity)
    starting.removeAll { $0.run === run }
    runs[ObjectIdentifier(node)] = run
    node.isInTransition = true
    run.next = next
    run.place = place(of: container, isSeen: true)
    leaving[ObjectIdentifier(container), default: []].append(run)
    container.hasLeavingChildren = true
    starting.append((run, .didDisappear, transaction))
    return true
  }

  /// From a node's space to the one in which what goes stays where it is: the root's, or what is scrolled, or a geometry group's.
  ///
  /// - Parameter isSeen: Whether nodes that move are where they are seen, and not where they end.
  private func place(of node: ViewNode, isSeen: Bool) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current = node
    while !current.isGeometryGroup, let parent = current.parent, !parent.scrollsContent {
      transform = transform.concatenating(current.transformToParent)
      if isSeen, current.hasMotion, let seen: CGRect = animator.track(current, .frame) {
        let way = CGAffineTransform(
          translationX: seen.minX - current.origin.x,
          y: seen.minY - current.origin.y
        )
        transform = transform.concatenating(way)
      }
      current = parent
    }
    return transform
  }

  /// The motions of containers have begun: what goes is seen where it was, wherever its container lies now and moves to.
  func keepPlaces() {
    for run in runs.values { keepPlace(of: run) }
  }

  private func keepPlace(of run: Run) {
    guard let old = run.place else { return }
    run.place = nil
    // One that follows another view by its geometry is where that is.
    guard run.node.firstNode(of: (any GeometryTaker).self) == nil else { return }
    let new = place(of: run.container, isSeen: false)
    guard new.a * new.d - new.b * new.c != 0 else { return }
    let place = CGPoint.zero.applying(old).applying(new.inverted())
    run.host.stay(at: CGPoint(x: run.host.origin.x + place.x, y: run.host.origin.y + place.y))
    animator.standStill(run.host)
  }

  /// Whether anything in a container that changes now may be seen coming or going.
  func mayShow(in container: ListNode) -> Bool {
    container.hasFrame && container.showsTransitions
  }

  private func transition(
    of node: ViewNode,
    in container: ListNode,
    comes: Bool
  ) -> (AnyTransition, Transaction)? {
    var transition = node.traits.transition ?? .opacity
    if transition.isIdentity { return nil }
    let transaction = animator.transaction(ofElement: node, in: container)
    guard transaction.animation != nil || transition.mayAnimateItself(comes: comes) else {
      return nil
    }
    let surroundings = EnvironmentValues(scope: container.content.environment)
    if Tracker.untracked({ surroundings.accessibilityReduceMotion }) {
      transition = transition.withoutMotion
    }
    return (transition, transaction)
  }

  /// What the container draws, in order: its nodes, and among them those that are going.
  func drawingOrder(of container: ListNode) -> [(node: ViewNode, isLeaving: Bool)] {
    let gone = leaving[ObjectIdentifier(container)] ?? []
    var result: [(node: ViewNode, isLeaving: Bool)] = []
    let nodes = container.children
    for node in nodes {
      result += gone.filter { $0.next === node }.map { ($0.node, true) }
      result.append((node, false))
    }
    result += gone.filter { run in
      run.next.map { next in !nodes.contains { $0 === next } } ?? true
    }.map { ($0.node, true) }
    return result.enumerated().sorted {
      let (a, b) = ($0.element.node.zIndex, $1.element.node.zIndex)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// Whether a node is in something that is going.
  func isLeaving(_ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let node = current {
      if node.isInTransition, let run = runs[ObjectIdentifier(node)],
        leaving[ObjectIdentifier(run.container)]?.contains(where: { $0 === run }) == true
      {
        return true
      }
      current = node.parent
    }
    return false
  }

  /// What is drawn in place of a node.
  func host(for node: ViewNode) -> ViewNode? { runs[ObjectIdentifier(node)]?.host }

  /// The picture of a node that comes or goes has changed.
  func contentDidChange(_ node: ViewNode) {
    runs[ObjectIdentifier(node)]?.host.contentDidChange()
  }

  // MARK: - Phases

  private func makeRun(
    _ transition: AnyTransition,
    _ node: ViewNode,
    _ container: ListNode,
    _ phase: TransitionPhase
  ) -> Run {
    let source = TransitionSource(node)
    func make<T: Transition>(_ transition: T) -> Run {
      let view = { (phase: TransitionPhase) in
        MainThread.body(
          of: transition,
          content: T.Content(TransitionContent(source: source)),
          phase
        )
      }
      let inputs = _ListInputs(
        root: container.root,
        environment: container.content.environment,
        base: .makeRoot(),
        depth: container.depth + 1
      )
      let list = T.Body._makeList(view(phase), inputs)
      let place = Place(root: container.root, environment: container.content.environment)
      let host = TransitionHost(place, content: list, source: source)
      return Run(node, container, host, phase) { T.Body._updateList(list, view($0)) }
    }
    let run = make(transition.transition)
    run.host.attach(to: container)
    return run
  }

  /// Layout is done: phases change.
  func commit() {
    for run in runs.values { run.host.follow(run.node) }
    guard !starting.isEmpty else { return }
    let due = starting
    starting.removeAll()
    for (run, phase, transaction) in due {
      run.phase = phase
      run.generation += 1
      let generation = run.generation
      let group = CompletionGroup(.removed) { [weak self, weak run] in
        guard let self, let run, run.generation == generation else { return }
        end(run)
      }
      animator.waitForRound(group)
      var transaction = transaction
      transaction.completions.append(group)
      withTransaction(transaction) { run.show(phase) }
      run.container.invalidateDrawing()
    }
  }

  // MARK: - Ends

  private func stopLeaving(_ run: Run) {
    let id = ObjectIdentifier(run.container)
    leaving[id]?.removeAll { $0 === run }
    if leaving[id]?.isEmpty == true {
      leaving[id] = nil
      run.container.hasLeavingChildren = false
    }
    runs[ObjectIdentifier(run.node)] = nil
  }

  private func end(_ run: Run) {
    let isGoing = leaving[ObjectIdentifier(run.container)]?.contains { $0 === run } == true
    run.container.invalidateDrawing()
    stopLeaving(run)
    starting.removeAll { $0.run === run }
    run.generation += 1
    run.node.isInTransition = false
    run.host.detach()
    if isGoing { run.node.detach() }
    run.container.root.needsDisplay = true
  }

  /// A node leaves the tree for good.
  func forget(_ node: ViewNode) {
    if let gone = leaving[ObjectIdentifier(node)] { gone.forEach { end($0) } }
    if let run = runs[ObjectIdentifier(node)] { end(run) }
  }

  var isEmpty: Bool { runs.isEmpty }
}
