@_spi(Engine) import AviaryEngine
import AviaryGraph
import Foundation

/// Follows keyframes.
final class KeyframePlayer<Value>: AnimationPlayer {
  private var timeline: KeyframeTimeline<Value>?
  private var start = Date.distantPast
  private var isRepeating = false
  private var isPlaying = false
  private var current: Value?
  private var trigger: AnyEquatable?
  private var isNew = true
  private var makeTimeline: ((Value) -> KeyframeTimeline<Value>)?

  /// The value to show.
  ///
  /// - Parameters:
  ///   - initial: The value before anything has started.
  ///   - trigger: What starts the keyframes; nil for at once.
  ///   - isRepeating: Whether they begin again at their end.
  ///   - timeline: The keyframes from a value on.
  /// - Returns: The value as of the last frame.
  func value(
    from initial: Value,
    trigger: AnyEquatable?,
    isRepeating: Bool,
    timeline: @escaping (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    read()
    let isTriggered = !isNew && trigger != self.trigger
    self.trigger = trigger
    self.isRepeating = isRepeating
    makeTimeline = timeline
    if isNew {
      isNew = false
      current = initial
      if trigger == nil, isRunning { begin() }
    } else if isTriggered, isRunning {
      begin()
    }
    return current ?? initial
  }

  override func didStart() { if !isNew, trigger == nil { begin() } }

  private func begin() {
    guard let current, let made = makeTimeline?(current), made.duration > 0 else { return }
    timeline = made
    start = now
    isPlaying = true
  }

  override var nextWakeUp: WakeUp { isPlaying ? .now : .never }

  override func tick(_ now: Date) {
    guard isPlaying, let timeline else { return }
    var time = now.timeIntervalSince(start)
    if time >= timeline.duration {
      if isRepeating {
        let rounds = (time / timeline.duration).rounded(.down)
        start += rounds * timeline.duration
        time -= rounds * timeline.duration
      } else {
        time = timeline.duration
        isPlaying = false
      }
    }
    current = timeline.value(time: time)
    showAgain()
  }
}
