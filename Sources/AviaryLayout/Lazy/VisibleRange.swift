package import Foundation

/// The part of a lazy container that is visible, along its axis, in points of the container's own space.
///
/// Positions are logical: they run from the leading edge, or from the top.
package struct VisibleRange: Equatable, Sendable {
  /// Where elements may be seen.
  ///
  /// Empty where `end` is not beyond `start`.
  package var start: CGFloat
  package var end: CGFloat
  /// Where pinned headers and footers stop.
  package var pinStart: CGFloat
  package var pinEnd: CGFloat

  package init(start: CGFloat, end: CGFloat, pinStart: CGFloat, pinEnd: CGFloat) {
    self.start = start
    self.end = end
    self.pinStart = pinStart
    self.pinEnd = pinEnd
  }

  /// A range at whose own ends headers and footers stop.
  package init(start: CGFloat, end: CGFloat) {
    self.init(start: start, end: end, pinStart: start, pinEnd: end)
  }

  /// Whether nothing is visible.
  package var isEmpty: Bool { !(start < end) }

  /// Whether both are the same but for rounding.
  package func isNear(_ other: VisibleRange) -> Bool {
    func near(_ length: CGFloat, _ other: CGFloat) -> Bool {
      length == other || abs(length - other) < 0.001
    }
    return near(start, other.start) && near(end, other.end)
      && near(pinStart, other.pinStart) && near(pinEnd, other.pinEnd)
  }

  package func moved(by distance: CGFloat) -> VisibleRange {
    VisibleRange(
      start: start + distance,
      end: end + distance,
      pinStart: pinStart + distance,
      pinEnd: pinEnd + distance
    )
  }
}
