import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The numbers of choices of actions at the bottom.
struct ConfirmationTheme: Sendable {
  /// Whether all widths have it on a card like an alert's, and not only wide ones; published.
  var isCard = false
  /// The width of the lines between actions, in points; chosen.
  var lineWidth: CGFloat = 0.5
  /// The width where none is proposed, in points; chosen.
  var width: CGFloat = 374
  /// The greatest width, in points; chosen.
  var greatestWidth: CGFloat = 500
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 13
  /// Between the cards and the edges of the screen, and between the two, in points; published.
  var margin: CGFloat = 8
  /// The least height of an action, in points; published.
  var rowHeight: CGFloat = 57.17
  /// Beside title and message, and above and below, in points; published.
  var headingPadding = CGSize(width: 16, height: 13.5)
  /// Between title and message, in points; chosen.
  var headingSpacing: CGFloat = 8
  /// Headings that are less high are padding alone, in points; chosen.
  var leastHeading: CGFloat = 40
}
