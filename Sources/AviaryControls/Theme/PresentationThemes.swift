import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The numbers of what is presented, whatever it is.
struct PresentationTheme: Sendable {
  /// The size of the screen that is meant where none is known, in points; chosen.
  var screen = CGSize(width: 390, height: 844)
  /// Between a popover or menu and the edges of the screen, in points; chosen.
  var margin: CGFloat = 10
  /// How long sheets and choices at the bottom take to come or go, in seconds; chosen.
  var sheetDuration: Double = 0.4
  /// How long alerts, popovers and menus take to come or go, in seconds; chosen.
  var cardDuration: Double = 0.25
  /// How dark it is behind a sheet or an alert, 0 to 1; chosen.
  var dimming: Double = 0.2
  /// How dark it is there in the dark scheme, 0 to 1; chosen.
  var darkDimming: Double = 0.48
}

/// The numbers of sheets.
struct SheetTheme: Sendable {
  /// The radius of the corners, in points; published.
  var radius: CGFloat = 10
  /// Beside and below a sheet that is not large, in points; published, that it is there.
  var partialInset: CGFloat = 0
  /// The radius of the lower corners of such a sheet, at most, in points; chosen.
  var partialBottomRadius: CGFloat = 0
  /// How opaque the background of such a sheet is, 0 to 1; published, that it is less.
  var partialOpacity: Double = 1
  /// What is behind that; published.
  var partialSurface = ControlSurface.none
  /// What a large sheet leaves free at the top of a screen, in points; chosen.
  var gap: CGFloat = 54
  /// The most that it leaves free of a space that is less high than `tallHeight`, where that is
  /// less than a tenth, in points; chosen.
  var shortGap: CGFloat = 10
  /// From which height on a space counts as a screen, in points; chosen.
  var tallHeight: CGFloat = 500
  /// The size of the sign that the sheet can be dragged, in points; chosen.
  var grabber = CGSize(width: 36, height: 5)
  /// Above that sign, in points; chosen.
  var grabberMargin: CGFloat = 5
  /// The height of what a drag has to begin in: a navigation bar below a grabber, in points;
  /// chosen.
  var handleHeight: CGFloat = 56
  /// How far a sheet that stays follows a drag, at most, in points; chosen.
  var resistance: CGFloat = 60
  /// At which length of a drag it has followed half of that, in points; chosen.
  var resistanceScale: CGFloat = 120
  /// How long a sheet takes to spring back, in seconds; chosen.
  var returnDuration: Double = 0.3
  /// From which width of the screen on a sheet is a card in its middle, in points; chosen.
  var wideWidth: CGFloat = 700
  /// The size of such a card, where the screen is high enough, in points; chosen.
  var formSize = CGSize(width: 540, height: 620)
  /// Above and below such a card, at least, in points; chosen.
  var formMargin: CGFloat = 20
  /// Around a card that is as large as a page, in points; chosen.
  var pageMargin: CGFloat = 40
  /// The greatest width of a card that is as large as a page, in points; chosen.
  var pageWidth: CGFloat = 1_000
}

/// The numbers of popovers.
struct PopoverTheme: Sendable {
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 13
  /// From the bubble's edge to the arrow's tip, in points; chosen.
  var arrowLength: CGFloat = 12
  /// The length of the arrow along the bubble's edge, in points; chosen.
  var arrowBase: CGFloat = 30
  /// Between the arrow's tip and what it points at, in points; chosen.
  var arrowGap: CGFloat = 1
  /// The width of the border, in points; chosen.
  var borderWidth: CGFloat = 0.5
  /// Below the popover, in points; chosen.
  var shadow = ControlShadow(0.2, radius: 25)
}

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
