import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The numbers of alerts.
struct AlertTheme: Sendable {
  /// The width at usual text sizes, in points; published.
  var width: CGFloat = 270
  /// The width at sizes of text for accessibility, in points; published.
  var accessibilityWidth: CGFloat = 310
  /// The radius of the corners, in points; published.
  var radius: CGFloat = 14
  /// Between the card and the edges of the screen, at least, in points; chosen.
  var margin: CGFloat = 8
  /// Between title and message, in points; chosen.
  var headingSpacing: CGFloat = 3
  /// Around title and message, in points; chosen.
  var headingInsets = EdgeInsets(top: 19, leading: 16, bottom: 18, trailing: 16)
  /// Where title and message stand; published.
  var headingAlignment = Alignment.center
  /// How the lines of title and message stand; published.
  var textAlignment = TextAlignment.center
  /// What the card is made of; published.
  var surface = ControlSurface.material(.alert)
  /// The width and height of a picture above the title, in points; chosen.
  var iconLength: CGFloat = 40
  /// The least height of an answer, in points; published.
  var answerHeight: CGFloat = 45
  /// Above and below the title of an answer, and beside it where two share a row, in points;
  /// chosen.
  var answerPadding: CGFloat = 8
  /// Around all answers, in points; published.
  var answersInsets = EdgeInsets(top: 0.5, leading: 0, bottom: 0, trailing: 0)
  /// Between two answers, in points; published.
  var answerGap: CGFloat = 0.5
  /// What is drawn there, and above the first one; published.
  var lineColor = Color(.separator)
  /// What is behind an answer; published.
  var answerFill = Color.clear
  /// The radius of the corners of that, in points; published.
  var answerRadius: CGFloat = 0
  /// What answers that destroy nothing are drawn with; chosen.
  var answerStyle = AnyShapeStyle(.tint)
  /// The weight of an answer; published.
  var answerWeight = Font.Weight.regular
  /// The weight of the answer that cancels; published.
  var cancelWeight = Font.Weight.semibold
  /// What an alert is scaled by while it comes; chosen.
  var scale: CGFloat = 1.1
  /// The least height of a field, in points; chosen.
  var fieldHeight: CGFloat = 28
  /// Beside the text of a field, in points; chosen.
  var fieldPadding: CGFloat = 6
  /// The radius of the corners of a field, in points; chosen.
  var fieldRadius: CGFloat = 6
  /// Beside a field, in points; chosen.
  var fieldMargin: CGFloat = 16
  /// Below a field, in points; chosen.
  var fieldSpacing: CGFloat = 12
}
