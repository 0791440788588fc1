@_spi(Engine) public import AviaryEngine
public import Foundation

extension View {
  /// Calls an action when the view is pressed for a time.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressWithCallback(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance
        ),
        action: action,
        onPressingChanged: onPressingChanged
      )
    )
  }

  /// Calls an action when the view is pressed for a time.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}

/// A long press that tells when the press begins and ends.
nonisolated struct LongPressWithCallback {
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension LongPressWithCallback: Gesture {
  typealias Value = Bool
  typealias Body = Never

  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    PressingRecognizer(gesture)
  }

  nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Bool>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: PressingRecognizer.self).update(gesture)
  }
}

final class PressingRecognizer: _GestureRecognizer<Bool> {
  private var gesture: LongPressWithCallback
  private let content: LongPressRecognizer
  private var hasTold = false

  init(_ gesture: LongPressWithCallback) {
    self.gesture = gesture
    content = LongPressRecognizer(gesture.gesture)
  }

  func update(_ gesture: LongPressWithCallback) {
    self.gesture = gesture
    content.gesture = gesture.gesture
  }

  private func tell(_ isPressing: Bool) {
    guard isPressing != hasTold else { return }
    hasTold = isPressing
    gesture.onPressingChanged?(isPressing)
  }

  override func reset() {
    tell(false)
    content.reset()
  }

  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Bool> {
    let outcome = content.receive(event)
    switch outcome {
    case .changed: event.perform { self.tell(true) }
    case .ended:
      event.perform {
        self.tell(false)
        self.gesture.action()
      }
    case .failed: event.perform { self.tell(false) }
    case .possible: break
    }
    return outcome
  }
}
