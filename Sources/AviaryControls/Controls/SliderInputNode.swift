@_spi(Engine) package import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

private var theme: SliderTheme { ControlTheme.standard.slider }

/// Lets a pointer drag a slider's knob, and keys move it.
package nonisolated struct SliderInputModifier: _NodeModifier {
  /// The part of the way, 0 to 1.
  let fraction: Binding<Double>
  /// The step as a part of the way; nil for none.
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SliderInputNode(list, child, place)
  }
}

/// The node of a slider's track.
package final class SliderInputNode: FocusTargetNode<SliderInputModifier> {
  /// How wide the knob is: its middle goes from half of that to the other end, in points.
  private var knob: CGFloat {
    EnvironmentValues(scope: environment).controlTheme.slider.knob.width
  }

  private var isEditing = false
  /// How far beside the knob's middle the pointer took it, in points.
  private var grip: CGFloat = 0

  package override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  private var space: CGFloat { size.width - knob }

  /// Where the knob's middle is, from the leading edge.
  private var knobCenter: CGFloat {
    knob / 2 + space * CGFloat(modifier.fraction.wrappedValue)
  }

  private func leading(_ event: GestureEvent) -> CGFloat {
    isRightToLeft ? size.width - event.location.x : event.location.x
  }

  private func setEditing(_ new: Bool) {
    guard new != isEditing else { return }
    isEditing = new
    modifier.onEditingChanged(new)
  }

  private func set(_ fraction: Double) {
    modifier.fraction.wrappedValue = min(max(fraction, 0), 1)
  }

  package override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    recorder.respond(self)
  }

  package override func receiveKey(_ key: InputEvent.Key) -> Bool {
    guard key.phase == .down || key.phase == .repeat, !key.isCommand else { return false }
    let step = step
    let now = modifier.fraction.wrappedValue
    let new: Double
    switch key.key {
    case .rightArrow: new = now + (isRightToLeft ? -step : step)
    case .leftArrow: new = now - (isRightToLeft ? -step : step)
    case .upArrow: new = now + step
    case .downArrow: new = now - step
    case .home: new = 0
    case .end: new = 1
    default: return false
    }
    edit(to: new)
    return true
  }
}

extension SliderInputNode: GestureNode {
  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      event.perform { [self] in
        setEditing(true)
        let distance = leading(event) - knobCenter
        // A press beside the knob takes it there.
        grip = abs(distance) <= knob / 2 ? distance : 0
        if grip == 0, distance != 0 { drag(event) }
      }
      return .changed
    case .moved:
      event.perform { [self] in drag(event) }
      return .changed
    case .up:
      event.perform { [self] in setEditing(false) }
      return .ended
    case .cancelled:
      setEditing(false)
      return .failed
    case .tick: return .possible
    case .magnify, .rotate, .pinchEnded: return .failed
    }
  }

  private func drag(_ event: GestureEvent) {
    guard space > 0 else { return }
    set(Double((leading(event) - grip - knob / 2) / space))
  }
}

extension SliderInputNode {
  /// How far a key moves the knob, as a part of the way.
  var step: Double { modifier.step ?? theme.keyStep }

  /// Sets the part of the way in one go, as a key does; what is outside of 0 to 1 is clamped.
  package func edit(to fraction: Double) {
    setEditing(true)
    set(fraction)
    setEditing(false)
  }

  var fraction: Double { modifier.fraction.wrappedValue }
}
