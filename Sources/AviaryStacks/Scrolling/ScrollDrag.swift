package import AviaryGeometry
package import Foundation

/// What a pointer does to a scroll view: drags its content, or its bar.
package final class ScrollDrag {
  package enum Mode {
    case waiting
    case content
    case bar(Axis)
    case ignored
  }

  package var mode = Mode.waiting
  /// In the scroll view's space.
  package var start = CGPoint.zero
  package var offset = CGPoint.zero

  /// How far a pointer moves before it drags, in points: the same as a drag gesture.
  package static let slack: CGFloat = 10
}
