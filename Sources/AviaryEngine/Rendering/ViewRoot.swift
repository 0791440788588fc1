@_spi(Hosting) package import AviaryDrawing
package import AviaryGeometry
package import AviaryGraph
import Foundation

/// One tree of views: its graph, its nodes, its queues, and the passes that bring it up to date.
///
/// Used on the main thread only.
@_spi(Engine) public final class ViewRoot {
  package let graph = Graph()
  /// The root for who may outlive it.
  @_spi(Engine) public let reference = RootReference()
  package let textEngine: any TextEngine
  package let images: any ImageSource
  /// What the platform does for the views here, and for no others.
  package let services: PlatformServices
  /// The time of what happens here; nobody else's.
  package let clock: FrameClock
  @exclusivity(unchecked) package var counters = Counters()
  /// The tasks of views that run now.
  package let runningTasks = RunningTasks()

  /// Counts a text that was handed to the text engine.
  package func countShapedText() { counters.textsShaped += 1 }

  /// The outermost environment; what nobody wrote there has its key's default.
  package private(set) var environment: EnvironmentScope!

  @exclusivity(unchecked) package var layoutQueue = LayoutQueue()
  @exclusivity(unchecked) package var placementQueue: [ViewNode] = []
  package var syncQueue: [ListNode] = []
  /// Whether any node ever set an alignment guide: where none did, guides need not be asked for.
  @exclusivity(unchecked) package var hasExplicitGuides = false
  /// Whether any node ever gave containers a shape: where none did, shapes need not look for one.
  package var hasContainerShapes = false
  /// Whether right-to-left was ever written: where it was not, nobody has to look.
  @exclusivity(unchecked) package private(set) var usesRightToLeft = false
  /// Whether changes somewhere have a transaction of their own, whatever they are.
  private(set) var hasTransactionRules = false
  /// What moves things; nil until time passes, as in pictures.
  @exclusivity(unchecked) package private(set) var animator: Animator?
  /// Whether a frame changed since geometry was reported last.
  @exclusivity(unchecked) package var geometryDidChange = false
  /// Whether preferences have to be collected again.
  @exclusivity(unchecked) package var preferencesDidChange = false
  @exclusivity(unchecked) package var needsDisplay = true
  /// Whether what is drawn also tells who stands behind it, for assistive technology that acts on it.
  @exclusivity(unchecked) package internal(set) var tracksAccessibility = false
  @exclusivity(unchecked) package var layoutTrace: (any LayoutTrace)?
  /// Who is told of bodies that run, and why; nil costs nothing.
  @exclusivity(unchecked) package var bodyTrace: (any BodyTrace)?
  /// What is drawn over all else and is no part of the tree, in the root's space: what a person drags.
  package var floating: DisplayFragment? {
    didSet { needsDisplay = true }
  }

  /// What is to be called when layout is done, in order: `onAppear` and the like.
  @exclusivity(unchecked) package var actions: [(name: String, action: () -> Void)] = []
  /// What is to be called after that: views that are gone are told so after those that have come.
  @exclusivity(unchecked) package var departures: [(name: String, action: () -> Void)] = []
  @exclusivity(unchecked) package var geometryObservers = ObserverList()
  @exclusivity(unchecked) package var preferenceObservers = ObserverList()
  /// Nodes whose layout depends on where they lie in nodes further out: lazy containers and the like.
  ///
  /// Each answers whether it has to be laid out again.
  @exclusivity(unchecked) package var surroundingsObservers = ObserverList()

  /// What parts of the tree keep at the root, by type: scene storage, focus, presentations.
  private var storedObjects: [ObjectIdentifier: AnyObject] = [:]

  package private(set) var node: ViewNode?
  package private(set) var proposal = ProposedViewSize.unspecified
  private var needsRootLayout = true
  private(set) var isUpdating = false
  /// Whether this update has had so many rounds that what is told of geometry and preferences won't end by itself.
  ///
  /// Observers then drop what they would call back with, so that the rest of the views is shown.
  package private(set) var dropsCallbacks = false
  private var lastNumber = 0

  /// More rounds than this count as a cycle.
  package static let roundLimit = 64

  package init(
    textEngine: any TextEngine,
    images: any ImageSource,
    services: PlatformServices = PlatformServices(),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.textEngine = textEngine
    self.images = images
    self.services = services
    clock = FrameClock(today: services.today)
    reference.begin(self)
    self.environment = EnvironmentScope(parent: nil, root: self, depth: 0, apply: environment)
    clock.onStart { [unowned self] in startAnimator() }
    FiniteNumbers.tell { Warnings.once($1, for: "number of \($0)") }
    graph.onChangeWhileTracking = { reader in
      Warnings.once(
        "an @Observable property that \(reader) reads was changed while a body was running; "
          + "change it in response to events"
      )
    }
  }

  deinit { reference.end() }

  // MARK: - Set up

  /// Shows a node as the outermost one.
  package func show(_ node: ViewNode) {
    self.node?.detach()
    self.node = node
    node.attachAsRoot()
    needsRootLayout = true
  }

  /// Lets go of all that is shown, for good.
  ///
  /// What is shown holds the root; without this neither would ever go.
  package func end() {
    animator?.end()
    animator = nil
    node?.detach()
    node = nil
    actions.removeAll()
    departures.removeAll()
    storedObjects.removeAll()
    syncQueue.removeAll()
    placementQueue.removeAll()
    layoutQueue = LayoutQueue()
    geometryObservers = ObserverList()
    preferenceObservers = ObserverList()
    surroundingsObservers = ObserverList()
    // What was shown takes leave of the root until here.
    reference.end()
  }

  /// Takes away what is shown, as when its window is closed, and tells views that wait for it: `onDisappear`.
  package func close() {
    node?.detach()
    node = nil
    for entry in takeActions() { entry.action() }
  }

  package func propose(_ proposal: ProposedViewSize) {
    guard proposal != self.proposal else { return }
    self.proposal = proposal
    needsRootLayout = true
  }

  /// The layout direction changed somewhere: everything is laid out again.
  package func layoutDirectionDidChange(to direction: LayoutDirection) {
    if direction == .rightToLeft { usesRightToLeft = true }
    guard usesRightToLeft, let node else { return }
    func invalidate(_ node: ViewNode) {
      node.invalidateLayout()
      node.invalidateDrawing()
      for child in node.children { invalidate(child) }
    }
    invalidate(node)
    needsRootLayout = true
  }

  /// The one object of a type that this root keeps, made when first asked for.
  package func rootStorage<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = storedObjects[key] { return unsafeDowncast(known, to: Object.self) }
    let made = make()
    storedObjects[key] = made
    return made
  }

  /// A number that was not given before in this root, more than 0: to tell things in it apart.
  package func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// A modifier changes transactions of what is inside.
  func noteTransactionRule(_ rule: TransactionRule) {
    if case .value = rule.kind { return }
    hasTransactionRules = true
    animator?.rules.hasUnconditional = true
  }

  /// Time passes from now on.
  func startAnimator() {
    guard animator == nil else { return }
    let made = Animator(self)
    made.rules.hasUnconditional = hasTransactionRules
    animator = made
    clock.add(made)
  }

  package func warn(_ message: String) { Warnings.once(message) }

  /// Takes a node out of whatever waits for it.
  package func forget(_ node: ViewNode) {
    geometryObservers.remove(node)
    preferenceObservers.remove(node)
    surroundingsObservers.remove(node)
    animator?.forget(node)
  }

  // MARK: - The passes

  /// Whether anything is out of date.
  package var isDirty: Bool { graph.isDirty || hasOwnWork }

  /// Whether anything is out of date but for what other threads change during an update: that is left for the next one.
  private var hasOwnWork: Bool {
    graph.hasOwnChanges || !stateBatches.isEmpty || !syncQueue.isEmpty || !layoutQueue.isEmpty
      || !placementQueue.isEmpty
      || needsRootLayout || !actions.isEmpty || !departures.isEmpty
  }

  /// Brings the tree to rest: lists, nodes, layout, callbacks, and again until nothing changes.
  ///
  /// Actions for geometry and preferences that bring on their own next call are not called any more after some rounds, with
  /// a warning, as on Apple's systems.
  ///
  /// - Throws: ``RenderingError/updateCycle(views:)`` where it never does.
  package func update() throws {
    guard !isUpdating else { return }
    isUpdating = true
    animator?.applyModelValues()
    defer {
      animator?.applyPresentationValues()
      isUpdating = false
      dropsCallbacks = false
    }
    var culprits: [String] = []
    for round in 0..<Self.roundLimit {
      counters.rounds += 1
      // 1. Bodies, transforms and environments whose dependencies changed, shallowest first.
      stateBatches.willUpdate()
      let cycle = graph.flush(takesForeign: round == 0)
      let transaction = stateBatches.didUpdate()
      guard cycle.isEmpty else { throw RenderingError.updateCycle(views: cycle) }
      // What was set in several turns is told turn by turn, and laid out once.
      if stateBatches.isNextPlain(after: transaction) {
        syncContainers()
        callBackWithValues()
        continue
      }
      // 2. Nodes for elements that came, went or moved.
      syncContainers()
      // 3. Sizes and places; what of it is to be seen in steps begins to move.
      animator?.willLayOut()
      if let bodyTrace, hasLayoutToDo { bodyTrace.traced("layout", layOut) } else { layOut() }
      animator?.commit()
      // 4. What views asked to be told.
      dropsCallbacks = round > Self.roundLimit / 2
      culprits = callBack(namesAreAsked: dropsCallbacks)
      guard hasOwnWork else {
        if Self.checksCaches { trapOnStaleCaches() }
        return
      }
      if dropsCallbacks, culprits.isEmpty, !graph.hasOwnChanges, actions.isEmpty {
        // Nobody was called back, so only layout is left: sizes that do not settle are drawn as they are.
        warn("layout does not settle: two sizes depend on each other; the last ones are drawn")
        return
      }
    }
    throw RenderingError.updateCycle(views: culprits.isEmpty ? ["a view"] : culprits)
  }

  private func syncContainers() {
    while !syncQueue.isEmpty {
      let waiting = syncQueue.sorted { $0.depth < $1.depth }
      syncQueue.removeAll()
      for container in waiting where container.isMounted { container.syncIfNeeded() }
    }
  }

  /// Grows with each layout that may have moved something.
  @exclusivity(unchecked) package private(set) var layoutCount = 0

  private var hasLayoutToDo: Bool {
    needsRootLayout || !layoutQueue.isEmpty || !placementQueue.isEmpty
  }

  private func layOut() {
    guard let node else { return }
    if hasLayoutToDo { layoutCount += 1 }
    var passes = 0
    repeat {
      while let dirty = layoutQueue.removeDeepest() {
        guard dirty.isMounted else { continue }
        guard dirty.remeasure() else { continue }
        if let parent = dirty.parent {
          parent.invalidateLayout()
        } else {
          needsRootLayout = true
        }
      }
      if needsRootLayout {
        needsRootLayout = false
        let size = node.measure(proposal)
        node.setFrame(origin: .zero, size: size, proposal: proposal)
      }
      let waiting = placementQueue.sorted { $0.depth < $1.depth }
      placementQueue.removeAll()
      for waiting in waiting where waiting.isMounted && waiting.needsPlacement {
        if waiting.isLayoutDirty {
          // Placing another has changed it: it is measured first, and may come out as before.
          placementQueue.append(waiting)
        } else {
          waiting.placeContent()
        }
      }
      // Lazy containers mount while they are laid out, and may learn better sizes.
      syncContainers()
      // What lies elsewhere in a scroll view now may have to show other elements.
      if layoutQueue.isEmpty, placementQueue.isEmpty, !needsRootLayout {
        for (node, notify) in surroundingsObservers.all where node.isMounted { _ = notify() }
      }
      passes += 1
    } while (!layoutQueue.isEmpty || needsRootLayout || !placementQueue.isEmpty) && passes < 16
  }

  /// What is to be called now, in order.
  private func takeActions() -> [(name: String, action: () -> Void)] {
    defer {
      actions.removeAll()
      departures.removeAll()
    }
    return departures.isEmpty ? actions : actions + departures
  }

  /// Calls back, in the order: appearing and changed values, disappearing, geometry, preferences.
  ///
  /// - Returns: The names of views whose callbacks ran, if asked for.
  private func callBack(namesAreAsked: Bool) -> [String] {
    var names: [String] = []
    func note(_ name: String) {
      if namesAreAsked, !names.contains(name) { names.append(name) }
    }
    for (name, action) in takeActions() {
      note(name)
      action()
    }
    if geometryDidChange {
      geometryDidChange = false
      for (node, notify) in geometryObservers.all where node.isMounted {
        if notify() { note(node.viewName) }
      }
    }
    if preferencesDidChange {
      preferencesDidChange = false
      for (node, notify) in preferenceObservers.all where node.isMounted {
        if notify() { note(node.viewName) }
      }
    }
    return names
  }

  /// Calls back with changed values alone: the views are not laid out.
  private func callBackWithValues() {
    let due = actions.filter { ChangeCallback.isNamed($0.name) }
    guard !due.isEmpty else { return }
    actions.removeAll { ChangeCallback.isNamed($0.name) }
    for entry in due { entry.action() }
  }

  // MARK: - The result

  /// The picture of the tree, as it is after ``update()``.
  package func displayList(background: RGBA = .clear) -> DisplayList {
    needsDisplay = false
    guard let node else { return DisplayList(root: .empty(), size: .zero, background: background) }
    var picture = node.draw(.picture).display
    if let floating, !floating.isEmpty {
      picture = DisplayFragment([
        .fragment(picture, offset: .zero), .fragment(floating, offset: .zero),
      ])
    }
    return DisplayList(root: picture, size: node.size, background: background)
  }

  /// What the picture shows, in reading order.
  package var accessibilityTree: AccessibilityElement {
    guard let node else { return AccessibilityElement(role: .window, label: "", frame: .zero) }
    return AccessibilityElement(
      role: .window,
      label: "",
      frame: CGRect(origin: .zero, size: node.size),
      children: AccessibilityPiece.elements(node.draw(.everything).accessibility)
    )
  }
}
