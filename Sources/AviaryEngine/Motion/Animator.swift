package import AviaryGeometry
import AviaryGraph
public import Foundation

/// Moves what changes with an animation: one for a tree whose clock runs.
///
/// The tree itself is always at the end: bodies run, and layout is done, once for a change. What is seen on the way
/// there is written over it between updates, and taken back before the next one. A change reaches the
/// animator through ``animate(_:_:at:from:to:_:show:)``, or for frames and colours, of which many may change,
/// through notes that ``commit()`` looks at when layout is done.
///
/// At rest it holds nothing and asks for nothing; nodes know nothing of it but a few bits.
@_spi(Engine) public final class Animator: TimeDriven {
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let attribute: MotionAttribute
  }

  private struct Entry {
    let owner: AnyObject
    let motion: Motion
  }

  unowned let root: ViewRoot
  private var entries: [Key: Entry] = [:]
  /// The transactions of changes that have not been shown, by who has to run.
  private var waiting: [ObjectIdentifier: (dependent: Dependent, transaction: Transaction)] = [:]
  /// What all changes of the round belong to: they are laid out together.
  private(set) var round = Transaction()
  /// Who waits for animations of this round.
  private var roundGroups: [CompletionGroup] = []
  var rules = TransactionRules()
  /// Whether frames that change in the layout that is under way have to be noted.
  var notesFrames = false
  /// What was noted for ``commit()``: frames, nodes that are new, colours.
  var frames: [ObjectIdentifier: (node: ViewNode, old: CGRect)] = [:]
  var newNodes: [ViewNode] = []
  var companions: [(node: ViewNode, neighbour: ViewNode)] = []
  var paints: [ObjectIdentifier: (node: ViewNode, commit: (Animator) -> Void)] = [:]
  /// Whether the values at the end are written.
  private var showsModelValues = false
  /// Where values have been lately that a hand moves, each a ``TrackedValue``; and when the last one was moved.
  private var tracked: [Key: Any] = [:]
  private var lastTracked = Date.distantPast
  /// The transactions in which scroll views were asked to go somewhere.
  package var glides: [ObjectIdentifier: Transaction] = [:]
  /// Views that take over from others with the same id.
  var takeovers: [any GeometryTaker] = []
  /// Views that come and go.
  package private(set) lazy var transitions = Transitions(self)

  init(_ root: ViewRoot) {
    self.root = root
    root.graph.willInvalidate = { [unowned self] in note($0) }
    root.graph.aroundUpdate = { [unowned self] in run($0, $1) }
  }

  var now: Date { root.clock.now }

  // MARK: - Transactions

  /// Something has to run because of what changes now.
  private func note(_ dependent: Dependent) {
    let transaction = Transaction.current
    guard !transaction.isEmpty else { return }
    transaction.completions.forEach { $0.enter() }
    let key = ObjectIdentifier(dependent)
    var merged = transaction
    // Who waited for an earlier change waits for what is shown of both.
    if let before = waiting[key] {
      merged.completions = before.transaction.completions + merged.completions
    }
    waiting[key] = (dependent, merged)
  }

  private func run(_ dependent: Dependent, _ item: any GraphItem) {
    guard let entry = waiting.removeValue(forKey: ObjectIdentifier(dependent)) else {
      withTransaction(Transaction()) { item.updateIfNeeded() }
      return
    }
    roundGroups += entry.transaction.completions
    noteRound(entry.transaction)
    withTransaction(entry.transaction) { item.updateIfNeeded() }
  }

  /// A change of this transaction is part of the round.
  func noteRound(_ transaction: Transaction) {
    guard !transaction.isEmpty else { return }
    if transaction.animation != nil || round.isEmpty {
      round = transaction
      rules.forgetKnown()
    }
  }

  /// Something changes now that is shown without anything having to run.
  func noteChange() {
    let transaction = Transaction.current
    guard !transaction.isEmpty else { return }
    transaction.completions.forEach { $0.enter() }
    roundGroups += transaction.completions
    noteRound(transaction)
  }

  /// Keeps somebody waiting until all animations of the round have begun.
  func waitForRound(_ group: CompletionGroup) {
    group.enter()
    roundGroups.append(group)
  }

  /// The transaction of a change that is made now at a place.
  package func transaction(at scope: EnvironmentScope) -> Transaction {
    rules.transaction(.current, at: scope, isRound: false)
  }

  /// The transaction of what the round's changes do to layout at a place.
  func roundTransaction(at scope: EnvironmentScope) -> Transaction {
    rules.transaction(round, at: scope, isRound: true)
  }

  /// The transaction in which an element of a container comes or goes in this round.
  func transaction(ofElement node: ViewNode, in container: ListNode) -> Transaction {
    let scope = container.content.environment
    return rules.transaction(roundTransaction(at: scope), ofElementAt: node.environment, in: scope)
  }

  /// Whether anything that changes in this round may be animated.
  var mayAnimate: Bool {
    round.animation != nil || rules.hasTriggered || rules.hasUnconditional
  }

  // MARK: - The funnel

  /// Takes a value to another one, with the animation of the place if there is one.
  ///
  /// - Parameters:
  ///   - owner: The node or list whose value it is; kept as long as the value moves.
  ///   - attribute: Which of its values it is.
  ///   - scope: The environment that the owner is in.
  ///   - old: The value so far; what moves already goes on from where it is.
  ///   - new: The value at the end.
  ///   - writing: When the value is written beside each step.
  ///   - show: Writes a value that is to be seen. Must not keep the owner.
  /// - Returns: The value to show now.
  @discardableResult
  package func animate<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    at scope: EnvironmentScope,
    from old: Value,
    to new: Value,
    _ writing: MotionWriting,
    show: @escaping (Value) -> Void
  ) -> Value {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return new }
    return animate(
      owner,
      attribute,
      in: transaction(at: scope),
      at: scope,
      from: old,
      to: new,
      writing,
      show: show
    )
  }

  /// The same in a given transaction.
  @discardableResult
  package func animate<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    in transaction: Transaction,
    at scope: EnvironmentScope,
    from old: Value,
    to new: Value,
    _ writing: MotionWriting,
    show: @escaping (Value) -> Void
  ) -> Value {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    let known = entries[key]?.motion as? AnimatableMotion<Value>
    let end = new.animatableData
    if let known {
      known.model = new
      known.show = show
      if known.track.target == end { return known.shown }
    } else if old.animatableData == end {
      return new
    }
    guard let animation = transaction.animation else {
      if let known {
        CompletionGroup.holding { known.track.jump(to: end) }
        remove(key)
      }
      if transaction.tracksVelocity { track(key, at: end) }
      return new
    }
    var hand = tracked.removeValue(forKey: key) as? TrackedValue<Value.AnimatableData>
    let motion = known ?? AnimatableMotion(at: old, writing, show: show)
    motion.model = new
    CompletionGroup.holding {
      motion.track.animate(
        to: end,
        animation,
        environment: EnvironmentValues(scope: scope),
        waiting: transaction.completions,
        velocity: hand?.velocity(at: now) ?? .zero,
        now
      )
    }
    entries[key] = Entry(owner: owner, motion: motion)
    (owner as? ViewNode)?.hasMotion = true
    root.needsDisplay = true
    if showsModelValues { motion.applyModelValues() }
    return motion.shown
  }

  /// A hand has moved a value.
  private func track<Value: VectorArithmetic>(_ key: Key, at value: Value) {
    // What was moved before that stands still by now.
    if now.timeIntervalSince(lastTracked) > TrackedValue<Value>.memory { tracked.removeAll() }
    lastTracked = now
    var places = tracked[key] as? TrackedValue<Value> ?? TrackedValue()
    places.move(to: value, at: now)
    tracked[key] = places
  }

  /// A view or a modifier with a body gets another value: if it is animatable, its body will run with each step.
  func valueWillChange<Value>(
    _ list: _ViewList,
    from old: Value,
    to new: Value,
    at scope: EnvironmentScope,
    _ dependent: Dependent
  ) {
    guard mayAnimate || !Transaction.current.isEmpty || !entries.isEmpty else { return }
    guard let animatable = old as? any Animatable else { return }
    func change<A: Animatable>(from old: A) {
      guard let new = new as? A else { return }
      animate(list, .body, at: scope, from: old, to: new, .withSteps) { [weak dependent] _ in
        dependent?.invalidate()
      }
    }
    change(from: animatable)
  }

  /// The value that is to be shown of something that moves; nil where it is at rest.
  package func shown<Value>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    as type: Value.Type = Value.self
  ) -> Value? {
    guard !entries.isEmpty else { return nil }
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    return (entries[key]?.motion as? ShownMotion<Value>)?.shown
  }

  package func isMoving(_ owner: AnyObject, _ attribute: MotionAttribute) -> Bool {
    entries[Key(owner: ObjectIdentifier(owner), attribute: attribute)] != nil
  }

  /// Where something that moves is seen, also while an update hides that.
  package func track<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute
  ) -> Value? {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    guard let motion = entries[key]?.motion as? AnimatableMotion<Value> else { return nil }
    var value = motion.model
    value.animatableData = motion.track.value
    return value
  }

  /// Gives something the motion of something else, at another place; what goes on from there adds to it.
  ///
  /// - Returns: Whether the other one moves.
  func copyMotion(
    of other: AnyObject,
    to owner: AnyObject,
    _ attribute: MotionAttribute,
    movedBy offset: CGPoint,
    _ writing: MotionWriting,
    show: @escaping (CGRect) -> Void
  ) -> Bool {
    let source = Key(owner: ObjectIdentifier(other), attribute: attribute)
    guard let motion = entries[source]?.motion as? AnimatableMotion<CGRect> else { return false }
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }
    let copy = AnimatableMotion(at: moved(motion.model), writing, show: show)
    copy.track = motion.track.moved(
      by: moved(motion.model).animatableData - motion.model.animatableData
    )
    entries[Key(owner: ObjectIdentifier(owner), attribute: attribute)] =
      Entry(owner: owner, motion: copy)
    (owner as? ViewNode)?.hasMotion = true
    return true
  }

  /// Gives a node that does not move the motion of all that it is in, the other way: it is seen where it ends.
  func standStill(_ node: ViewNode) {
    let key = Key(owner: ObjectIdentifier(node), attribute: .frame)
    guard entries[key] == nil else { return }
    let motion = AnimatableMotion(
      at: CGRect(origin: node.origin, size: node.size),
      .apartFromUpdates
    ) { [unowned node] in node.present($0) }
    var ancestor = node.parent
    while let current = ancestor, !(current is GeometryGroupNode) {
      let key = Key(owner: ObjectIdentifier(current), attribute: .frame)
      if current.hasMotion, let around = entries[key]?.motion as? AnimatableMotion<CGRect> {
        motion.track.add(around.track) { way in
          AnimatablePair(.zero - way.first, .zero)
        }
      }
      ancestor = current.parent
    }
    guard !motion.track.isAtRest else { return }
    entries[key] = Entry(owner: node, motion: motion)
    node.hasMotion = true
    root.needsDisplay = true
    if showsModelValues { motion.applyModelValues() }
  }

  /// Ends a motion where it is; what is to be seen is for the caller to say.
  package func stop(_ owner: AnyObject, _ attribute: MotionAttribute) {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    guard let entry = entries[key] else { return }
    CompletionGroup.holding { entry.motion.end() }
    remove(key)
  }

  /// Ends a motion without telling the step: what is to be seen is for the caller to say.
  package func drop(_ owner: AnyObject, _ attribute: MotionAttribute) {
    remove(Key(owner: ObjectIdentifier(owner), attribute: attribute))
  }

  func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    guard let node = entry.owner as? ViewNode else { return }
    let id = ObjectIdentifier(node)
    node.hasMotion = MotionAttribute.allCases.contains {
      entries[Key(owner: id, attribute: $0)] != nil
    }
  }

  /// A node or a list goes away.
  func forget(_ owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    frames[id] = nil
    paints[id] = nil
    glides[id] = nil
    if let node = owner as? ViewNode, !transitions.isEmpty { transitions.forget(node) }
    if !tracked.isEmpty {
      for attribute in MotionAttribute.allCases {
        tracked[Key(owner: id, attribute: attribute)] = nil
      }
    }
    guard !entries.isEmpty else { return }
    CompletionGroup.holding {
      for attribute in MotionAttribute.allCases {
        entries.removeValue(forKey: Key(owner: id, attribute: attribute))?.motion.end()
      }
    }
  }

  // MARK: - Passes

  /// An update begins: what is seen on the way gives way to where it ends.
  func applyModelValues() {
    guard !showsModelValues else { return }
    showsModelValues = true
    for entry in entries.values { entry.motion.applyModelValues() }
  }

  /// An update has ended.
  func applyPresentationValues() {
    guard showsModelValues else { return }
    showsModelValues = false
    for entry in entries.values { entry.motion.applyPresentationValues() }
  }

  /// The graph has been flushed: what follows is layout.
  func willLayOut() {
    for (_, transaction) in waiting.values {
      noteRound(transaction)
      roundGroups += transaction.completions
    }
    waiting.removeAll()
    notesFrames = mayAnimate || round.tracksVelocity
  }

  /// Layout is done: animations of the round begin.
  func commit() {
    CompletionGroup.holding {
      transitions.commit()
      commitTakeovers()
      commitPaints()
      commitFrames()
      commitNewNodes()
      roundGroups.forEach { $0.leave() }
      roundGroups.removeAll()
    }
    notesFrames = false
    if !round.isEmpty || rules.hasTriggered {
      round = Transaction()
      rules.reset()
    }
  }

  /// Everything ends.
  func end() {
    CompletionGroup.holding {
      for entry in entries.values { entry.motion.end() }
      entries.removeAll()
      for (_, transaction) in waiting.values { transaction.completions.forEach { $0.leave() } }
      waiting.removeAll()
    }
    root.graph.willInvalidate = nil
    root.graph.aroundUpdate = nil
  }

  /// Whether nothing moves, comes, goes or waits.
  package var isEmpty: Bool { entries.isEmpty && waiting.isEmpty && transitions.isEmpty }

  // MARK: - Time

  /// With the next frame while anything moves.
  @_spi(Engine) public var nextWakeUp: WakeUp { entries.isEmpty ? .never : .now }

  /// Moves everything on to a time.
  @_spi(Engine) public func tick(_ now: Date) {
    guard !entries.isEmpty else { return }
    CompletionGroup.holding {
      for (key, entry) in entries {
        entry.motion.advance(to: now)
        if entry.motion.isAtRest { remove(key) }
      }
    }
    root.needsDisplay = true
  }
}
