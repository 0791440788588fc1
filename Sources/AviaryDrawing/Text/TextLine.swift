package import Foundation

/// One line of a text layout, in the layout's coordinates.
package struct TextLine: Hashable, Sendable {
  package var frame: CGRect
  /// The distance of the baseline from the layout's top.
  package var baseline: CGFloat
  /// UTF-8 offsets in the request's string.
  package var range: Range<Int>

  package init(frame: CGRect, baseline: CGFloat, range: Range<Int>) {
    self.frame = frame
    self.baseline = baseline
    self.range = range
  }
}
