import AviaryGraph
public import Foundation

/// Changes what one view shows as time passes, without anything else having changed.
///
/// Lives as long as the view's identity. In a picture nobody tells the time, and it does nothing.
@_spi(Engine) open class AnimationPlayer: TimeDriven, DynamicObject {
  private let reference: RootReference
  private let signal = Signal()
  private var isOver = false

  /// Creates the player of a view in a root; it starts when the root's clock does.
  @_spi(Engine) public required init(root: ViewRoot) {
    reference = root.reference
    root.clock.onStart { [weak self] in
      guard let self, !isOver else { return }
      root.clock.add(self)
      didStart()
    }
  }

  final var root: ViewRoot? { reference.root }
  package final var isRunning: Bool { root?.clock.isRunning == true }
  /// The time of the last event or tick.
  package final var now: Date { root?.clock.now ?? Date() }
  /// What day and time it is, told by the platform.
  package final var today: Date { root?.clock.today() ?? Date() }

  /// Time passes from now on.
  @_spi(Engine) open func didStart() {}

  @_spi(Engine) open var nextWakeUp: WakeUp { .never }
  @_spi(Engine) open var isMotion: Bool { true }
  /// Moves everything on to a time.
  @_spi(Engine) open func tick(_ now: Date) {}

  /// The body that is running shows what the player says.
  package final func read() { signal.track() }

  /// The view has to show something else.
  package final func showAgain() { signal.send() }

  /// Ends what the object does; called once, when the view's identity ends.
  @_spi(Engine) public final func tearDown() {
    isOver = true
    root?.clock.remove(self)
  }
}

/// Gives a view a player of its own.
package struct PlayerProperty<P: AnimationPlayer>: DynamicProperty, IgnoredInComparison {
  package private(set) var player: P?

  package init() {}

  package mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    player = context.object { P(root: root) }
  }
}
