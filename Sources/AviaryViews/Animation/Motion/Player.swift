import AviaryGraph
import Foundation

/// Changes what one view shows as time passes, without anything else having changed.
///
/// Lives as long as the view's identity. In a picture nobody tells the time, and it does nothing.
class Player: TimeDriven, DynamicObject {
  private(set) weak var root: ViewRoot?
  private let signal = Signal()
  private var isOver = false

  required init(root: ViewRoot) {
    self.root = root
    root.clock.onStart { [weak self] in
      guard let self, !isOver else { return }
      root.clock.add(self)
      didStart()
    }
  }

  var isRunning: Bool { root?.clock.isRunning == true }
  var now: Date { root?.clock.now ?? Date() }

  /// Time passes from now on.
  func didStart() {}

  package var nextWakeUp: WakeUp { .never }
  package func tick(_ now: Date) {}

  /// The body that is running shows what the player says.
  final func read() { signal.track() }

  /// The view has to show something else.
  final func showAgain() { signal.send() }

  func tearDown() {
    isOver = true
    root?.clock.remove(self)
  }
}

/// Gives a view a player of its own.
struct PlayerProperty<P: Player>: DynamicProperty, IgnoredInComparison {
  private(set) var player: P?

  mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    player = context.object { P(root: root) }
  }
}
