@_spi(Engine) import AviaryEngine
import Foundation

/// Activates a control over which something is held that is dragged, if it wants that.
final class SpringLoading {
  /// How long it takes, in seconds; chosen.
  static let delay: TimeInterval = 1

  private unowned let root: ViewRoot
  private weak var control: (any Activatable)?
  private var deadline: Date?
  /// What was activated, so that it is not again before the pointer has left it.
  private weak var done: (any Activatable)?

  init(root: ViewRoot) { self.root = root }

  var nextWakeUp: WakeUp { deadline.map { .at($0) } ?? .never }

  func stop() {
    control = nil
    deadline = nil
    done = nil
  }

  /// The pointer is where the drag says.
  func follow(_ drag: Drag) {
    let found = root.hitPath(at: drag.location).reversed().lazy
      .compactMap { $0 as? any Activatable }.first { $0.takesGestures && Self.wantsIt($0) }
    guard let found else { return stop() }
    if done !== found { done = nil }
    guard found !== control, done == nil else { return }
    control = found
    deadline = root.clock.now.addingTimeInterval(Self.delay)
  }

  private static func wantsIt(_ node: any Activatable) -> Bool {
    EnvironmentValues(scope: node.environment).springLoadingBehavior == .enabled
  }

  func tick(_ now: Date) {
    guard let deadline, deadline <= now else { return }
    self.deadline = nil
    guard let control, control.isMounted else { return }
    self.control = nil
    done = control
    control.activate()
  }
}
