import Foundation

/// The rooms for which a layout is the answer.
struct AvailableTextSpace {
  var widths: ClosedRange<CGFloat>
  /// From the first up to, but not including, the second.
  var heights: (from: CGFloat, to: CGFloat)

  func contains(width: CGFloat, height: CGFloat) -> Bool {
    widths.contains(width) && height >= heights.from
      && (height < heights.to || heights.to == .infinity)
  }
}
