import AviaryGeometry
import Foundation

/// What of a node, or of a list, is on its way.
package enum MotionAttribute: Hashable, CaseIterable {
  /// Where a node lies, and how large it is.
  case frame
  /// The values of a modifier.
  case modifier
  /// The values of a view or a modifier with a body.
  case body
  /// The values of a shape.
  case shape
  /// The values of a layout.
  case layout
  /// The colours that something is painted in.
  case style
  /// The place that a view takes over from another one with the same id.
  case match
  /// How much of a text's old content is left.
  case content
  /// How far something is scrolled.
  case scroll
}

/// Something that moves: one attribute of one node or list.
class Motion {
  /// Says how late it is.
  func advance(to now: Date) {}

  /// Whether it moves no more.
  var isAtRest: Bool { true }

  /// Writes what is to be shown now.
  func applyPresentationValues() {}

  /// Writes where it ends, for layout and for those who ask where things are.
  func applyModelValues() {}

  /// Ends at once, without writing anything; who waits for it is told.
  func end() {}
}

/// The motion of a value of some type.
class ShownMotion<Value>: Motion {
  /// The value as it is to be shown.
  var shown: Value { preconditionFailure("abstract") }
}

/// The motion of an animatable value.
final class AnimatableMotion<Value: Animatable>: ShownMotion<Value> {
  /// The value at the end, with all that can't be interpolated.
  var model: Value
  var track: MotionTrack<Value.AnimatableData>
  /// When the value is written beside each step.
  private let writing: MotionWriting
  /// Writes a value that is to be seen: as whoever set the value last says.
  var show: (Value) -> Void
  private var showsModelValues = false

  init(at value: Value, _ writing: MotionWriting, show: @escaping (Value) -> Void) {
    model = value
    track = MotionTrack(at: value.animatableData)
    self.writing = writing
    self.show = show
  }

  override var shown: Value {
    if showsModelValues { return model }
    var value = model
    value.animatableData = track.value
    return value
  }

  override var isAtRest: Bool { track.isAtRest }

  override func advance(to now: Date) {
    track.advance(to: now)
    guard track.isAtRest else { return show(shown) }
    // Who observes what is set, as `AnimatableModifier`s do to know when they are there, is told of the very end.
    var end = model
    end.animatableData = track.target
    // But the model is what counts, to the last digit.
    show(model)
  }

  override func applyPresentationValues() {
    showsModelValues = false
    if writing != .withSteps { show(shown) }
  }

  override func applyModelValues() {
    guard writing == .apartFromUpdates else { return }
    showsModelValues = true
    show(model)
  }

  override func end() { track.end() }
}

/// When the value of a motion is written.
package enum MotionWriting {
  /// With each step: the tree has to be brought up to date with it.
  case withSteps
  /// With each step and after each update, which may have written the value at the end.
  case afterUpdates
  /// The same, and during updates the value is the one at the end.
  case apartFromUpdates
}
