@_spi(Engine) import AviaryEngine
import AviaryGraph
import Foundation

/// Goes through phases, each when the animation of the one before is complete.
final class PhasePlayer: AnimationPlayer {
  private(set) var index = 0
  private var count = 0
  private var animation: (Int) -> Animation? = { _ in nil }
  private var trigger: AnyEquatable?
  /// How many phases have to follow; nil for no end.
  private var left: Int? = 0
  /// Whether the next phase begins with the next frame.
  private var isDue = false
  /// Tells the completion of one round from those of later ones.
  private var round = 0

  /// The phase to show.
  ///
  /// - Parameters:
  ///   - count: The number of phases.
  ///   - trigger: What starts a round; nil for rounds without end.
  ///   - animation: What leads to a phase.
  /// - Returns: The number of the phase.
  func phase(
    of count: Int,
    trigger: AnyEquatable?,
    animation: @escaping (Int) -> Animation?
  ) -> Int {
    read()
    let isFirst = self.count == 0
    let isTriggered = !isFirst && trigger != self.trigger
    self.count = count
    self.animation = animation
    self.trigger = trigger
    if index >= count { index = 0 }
    if trigger == nil {
      left = nil
      if isFirst { isDue = count > 1 }
    } else if isTriggered, isRunning, count > 1 {
      // A round that is under way is left, from where it is, for a new one.
      round += 1
      left = count
      isDue = true
      isRestarting = true
    }
    return index
  }

  private var isRestarting = false

  override var nextWakeUp: WakeUp { isDue && isRunning ? .now : .never }

  override func tick(_ now: Date) {
    guard isDue, count > 1 else { return }
    isDue = false
    if let left {
      guard left > 0 else { return }
      self.left = left - 1
    }
    let next = isRestarting ? 1 : (index + 1) % count
    isRestarting = false
    let current = round
    withTransaction(Transaction()) {
      withAnimation(animation(next)) {
        index = next
        showAgain()
      } completion: { [weak self] in
        guard let self, round == current else { return }
        isDue = left.map { $0 > 0 } ?? true
      }
    }
  }
}
