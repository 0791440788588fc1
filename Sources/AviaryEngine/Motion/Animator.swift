import AviaryGeometry
import AviaryGraph
public import Foundation

/// Moves what changes with an animation: one for a tree whose clock runs.
///
/// The tree itself is always at the end: bodies run, and layout is done, once for a change. What is seen on the way
/// there is written over it between updates, and taken back before the next one. A change reaches the
/// animator through ``animate(_:_:at:from:to:_:show:)``, or for frames and colours, of which many may change,
/// through notes that ``commit()`` looks at when layout is done.
///
/// Changes find their transactions in `+Transactions`, reach what moves by `+Funnel` and `+Notes`, and `+Motions` tells
/// where that is seen. What is stored is theirs alone.
///
/// At rest it holds nothing and asks for nothing; nodes know nothing of it but a few bits.
@_spi(Engine) public final class Animator: TimeDriven {
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let attribute: MotionAttribute
  }

  struct Entry {
    let owner: AnyObject
    let motion: Motion
  }

  unowned let root: ViewRoot
  var entries: [Key: Entry] = [:]
  /// The transactions of changes that have not been shown, by who has to run.
  var waiting: [ObjectIdentifier: (dependent: Dependent, transaction: Transaction)] = [:]
  /// What all changes of the round belong to: they are laid out together.
  var round = Transaction()
  /// What the round that was laid out last belonged to: what is made of its preferences belongs to that too.
  private(set) var told = Transaction()
  /// Who waits for animations of this round.
  var roundGroups: [CompletionGroup] = []
  var rules = TransactionFinder()
  /// Whether frames that change in the layout that is under way have to be noted.
  var notesFrames = false
  /// What was noted for ``commit()``: frames, nodes that are new, colours.
  var frames: [ObjectIdentifier: (node: ViewNode, old: CGRect)] = [:]
  var newNodes: [ViewNode] = []
  var companions: [(node: ViewNode, neighbour: ViewNode)] = []
  var paints: [ObjectIdentifier: (node: ViewNode, commit: (Animator) -> Void)] = [:]
  /// Whether the values at the end are written.
  var showsModelValues = false
  /// Where values have been lately that a hand moves, each a ``TrackedValue``; and when the last one was moved.
  var tracked: [Key: Any] = [:]
  var lastTracked = Date.distantPast
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
      transitions.keepPlaces()
      roundGroups.forEach { $0.leave() }
      roundGroups.removeAll()
    }
    notesFrames = false
    told = round
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
