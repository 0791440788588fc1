import AviaryGeometry
import Foundation

/// What a pointer does to a scroll view: drags its content, or its bar.
final class ScrollDrag {
  enum Mode {
    case waiting
    case content
    case bar(Axis)
    case ignored
  }

  var mode = Mode.waiting
  /// In the scroll view's space.
  var start = CGPoint.zero
  var offset = CGPoint.zero

  /// How far a pointer moves before it drags, in points: the same as a drag gesture.
  static let slack: CGFloat = 10
}
