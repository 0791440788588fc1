import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of sliders.
struct SliderTheme: Sendable {
  /// The height, in points; chosen.
  var height: CGFloat = 31
  /// From the ends of the slider to those of its track, in points; measured.
  var trackInset: CGFloat = 3
  /// How far the knob is above the middle of the track, in points; measured.
  var knobRise: CGFloat = 1.17
  /// The height of the track, in points; chosen.
  var trackHeight: CGFloat = 4
  /// The knob's size: its middle goes from half of its width to the other end, in points; measured.
  var knob = CGSize(width: 27, height: 27)
  /// How large the mark of a tick is, in points; chosen.
  var tickSize: CGFloat = 4
  /// How far such marks are below the middle of the track, in points; chosen.
  var tickDrop: CGFloat = 11
  /// With how many steps at most a slider has ticks by itself; chosen.
  ///
  /// More would run into each other. 0, as before iOS 26, for no ticks.
  var mostStepTicks = 0
  /// The part of all values that a key goes on where no step is given, 0 to 1; chosen.
  var keyStep: Double = 0.1
}
