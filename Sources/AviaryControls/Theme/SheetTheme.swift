import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The numbers of sheets.
struct SheetTheme: Sendable {
  /// The radius of the corners, in points; published.
  var radius: CGFloat = 10
  /// Beside and below a sheet that is not large, in points; published, that it is there.
  var partialInset: CGFloat = 0
  /// The radius of the lower corners of such a sheet, at most, in points; chosen.
  var partialBottomRadius: CGFloat = 0
  /// Above the bar of a screen in a sheet, in points; chosen.
  var barInset: CGFloat = 0
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
  /// Beside and below that sign, what counts as it for a press, in points; chosen.
  var grabberReach: CGFloat = 12
  /// The height of what a mouse's drag has to begin in: a navigation bar below a grabber, in points;
  /// chosen.
  var handleHeight: CGFloat = 56
  /// How far a sheet that stays follows a drag, at most, in points; chosen.
  var resistance: CGFloat = 60
  /// At which length of a drag it has followed half of that, in points; chosen.
  var resistanceScale: CGFloat = 120
  /// How long a sheet takes to spring back, or to another height, in seconds; chosen.
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
