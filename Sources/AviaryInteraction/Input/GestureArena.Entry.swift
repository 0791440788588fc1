@_spi(Engine) import AviaryEngine
import Foundation

extension GestureArena {
  /// One gesture that may be what a pointer means.
  final class Entry {
    enum State {
      /// It may still be meant.
      case possible
      /// It has a value, but leaves the pointer to others.
      case begun
      /// It has a value, and wants the pointer for itself.
      case claiming
      /// It has ended well, and wants to be told that it counts.
      case ended
      /// It is over.
      case over
    }

    let node: any GestureNode
    /// Whether it counts beside the others.
    let isSimultaneous: Bool
    var state = State.possible
    /// What follows if the gesture counts.
    private var effects: [() -> Void] = []
    private var lastLocation = CGPoint.zero

    init(_ node: any GestureNode) {
      self.node = node
      isSimultaneous = node.gesturePriority == .simultaneous
    }

    var isOver: Bool { state == .over }
    /// Whether it still wants to hear of events.
    var isLive: Bool { state != .over && state != .ended }
    var wantsToCount: Bool { state == .claiming || state == .ended }

    /// Hands an event to the gesture; what follows from it is kept.
    func receive(_ event: GestureEvent) {
      guard node.isMounted, node.takesGestures else {
        cancel(event)
        return
      }
      var own = event
      lastLocation = node.locationInNode(event.location) ?? lastLocation
      own.location = lastLocation
      own.size = node.size
      own.convert = { [node] point, space in
        node.convert(CGRect(origin: point, size: .zero), to: space).origin
      }
      own.perform = { [self] effect in effects.append(effect) }
      switch node.receiveGestureEvent(own) {
      case .possible: break
      case .begun: state = .begun
      case .changed: state = .claiming
      case .ended: state = .ended
      case .failed:
        // What was told so far is taken back by the gesture itself; what was not told need not be.
        effects = []
        state = .over
      }
    }

    /// Does what follows from the gesture, for it counts.
    func perform() {
      let due = effects
      effects = []
      for effect in due { effect() }
      if state == .ended { state = .over }
    }

    /// Another gesture counts, or the pointer is gone.
    func cancel(_ event: GestureEvent) {
      guard state != .over else { return }
      effects = []
      let isWaiting = state == .ended
      state = .over
      guard !isWaiting, node.isMounted else { return }
      var last = event
      last.kind = .cancelled
      last.location = lastLocation
      last.perform = { $0() }
      _ = node.receiveGestureEvent(last)
    }
  }
}

extension GestureNode {
  /// Whether the view is enabled.
  var takesGestures: Bool { EnvironmentValues(scope: environment).isEnabled }
}
