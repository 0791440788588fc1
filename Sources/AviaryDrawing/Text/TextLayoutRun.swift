package import Foundation

/// Neighbouring characters of a line that share font, direction and request's run, in the layout's coordinates.
package struct TextLayoutRun: Hashable, Sendable {
  /// Characters that have one place together, from left to right in their run.
  package struct Place: Hashable, Sendable {
    package var x: CGFloat
    package var width: CGFloat
    /// UTF-8 offsets in the request's string.
    ///
    /// The ellipsis has the empty range where it stands for text.
    package var range: Range<Int>

    package init(x: CGFloat, width: CGFloat, range: Range<Int>) {
      self.x = x
      self.width = width
      self.range = range
    }
  }

  /// The number of the request's run.
  package var requestRun: Int
  package var isRightToLeft: Bool
  /// The distance of the line's baseline from the layout's top.
  package var baseline: CGFloat
  /// What the run needs above and below the line's baseline, its own offset included.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// At least one.
  package var places: [Place]

  package init(
    requestRun: Int,
    isRightToLeft: Bool,
    baseline: CGFloat,
    ascent: CGFloat,
    descent: CGFloat,
    places: [Place]
  ) {
    self.requestRun = requestRun
    self.isRightToLeft = isRightToLeft
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.places = places
  }
}
