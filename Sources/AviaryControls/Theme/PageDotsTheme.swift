import AviaryGeometry
import AviaryGraphics
import Foundation

/// The numbers of the dots of pages.
struct PageDotsTheme: Sendable {
  /// Between two dots, in points; published.
  var spacing: CGFloat = 10
  /// A dot's diameter, in points; published.
  var length: CGFloat = 7
  /// How opaque the dots of other pages are, 0 to 1; chosen.
  var fadedOpacity: Double = 0.4
  /// Beside the dots, within their background, in points; chosen.
  var horizontalPadding: CGFloat = 10
  /// Above and below the dots, in points; chosen.
  var verticalPadding: CGFloat = 9
  /// How dark the background is, where there is one, 0 to 1; chosen.
  var backgroundOpacity: Double = 0.25
  /// Below the background, in points; chosen.
  var bottomMargin: CGFloat = 12
}
