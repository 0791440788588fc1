import AviaryGeometry
import AviaryGraphics
import Foundation

/// The numbers of split views and inspectors.
struct SplitTheme: Sendable {
  /// The width of leading columns of which nobody says how wide they are, in points; chosen.
  var column = SplitColumnWidth(least: 200, ideal: 320, greatest: 480)
  /// A last column narrower than this can't be used, in points; chosen.
  var leastDetail: CGFloat = 300
  /// How much of the last column is left to click on beside those that lie over it, in points;
  /// chosen.
  var leastUncovered: CGFloat = 44
  /// How wide the edge of a column is where it is dragged, in points; chosen.
  var edgeWidth: CGFloat = 6
  /// How dark the last column is behind those that lie over it, 0 to 1; chosen.
  var dimming: Double = 0.12
  /// The width of an inspector of which nobody says how wide it is, in points; chosen.
  var inspectorWidth: CGFloat = 270
}
