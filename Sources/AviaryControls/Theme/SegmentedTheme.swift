import Foundation

/// The numbers of segmented pickers.
struct SegmentedTheme: Sendable {
  /// The height, in points; measured.
  var height: CGFloat = 32
  /// Between the edges and the selected segment, in points; measured.
  var inset: CGFloat = 2
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 9
  /// The radius of the corners of the selected segment, in points; chosen.
  var segmentRadius: CGFloat = 7
  /// Beside the label of a segment, in points; measured.
  var padding: CGFloat = 9
  /// Beside the label of a segment that has too little space, in points; chosen.
  var leastPadding: CGFloat = 2
  /// The size of the font, in points; chosen.
  var textSize: CGFloat = 13
  /// The height of the lines between segments, in points; chosen.
  var dividerHeight: CGFloat = 15
  /// Below the selected segment, in points; chosen.
  var shadow = ControlShadow(0.12, radius: 4, y: 3)
}
