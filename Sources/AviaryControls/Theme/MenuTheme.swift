import AviaryGraphics
import Foundation

/// The numbers of menus that are open, and what opens them.
struct MenuTheme: Sendable {
  /// The widths that a menu can have, in points; the least is published.
  var widths: ClosedRange<CGFloat> = 250...360
  /// The least height of an item, in points; chosen.
  var rowHeight: CGFloat = 44
  /// Beside the content of an item, and before the items of a menu within, in points; published.
  var margin: CGFloat = 16
  /// Between the parts of an item, in points; chosen.
  var spacing: CGFloat = 8
  /// Between a title and the icon behind it, at least, in points; chosen.
  var iconGap: CGFloat = 16
  /// Above and below all items, in points; published.
  var padding: CGFloat = 0
  /// Between two sections, in points; published.
  var sectionGap: CGFloat = 8
  /// How much of that is filled, in points; chosen.
  var sectionLine: CGFloat = 8
  /// Beside what is filled, in points; chosen.
  var sectionMargin: CGFloat = 0
  /// What is drawn between two sections; chosen.
  var sectionFill = Color(.tertiarySystemFill)
  /// What items are written in; nil for body text; published.
  var font: Font?
  /// Whether lines are between items; measured.
  var hasLines = true
  /// How opaque the lines between items are, 0 to 1; chosen.
  var lineOpacity: Double = 1
  /// What the menu is made of; published.
  var surface = ControlSurface.material(.regularMaterial)
  /// Above and below the header of a section, in points; chosen.
  var headerPadding: CGFloat = 6
  /// Around what a menu shows meanwhile, in points; chosen.
  var previewPadding: CGFloat = 8
  /// The radius of the corners, in points; published.
  var radius: CGFloat = 13
  /// Below the menu, in points; chosen.
  var shadow = ControlShadow(0.2, radius: 20)
  /// Between a menu and what it belongs to, in points; chosen.
  var gap: CGFloat = 6
  /// The mark of an item that is selected, in points; chosen.
  var checkmark = GlyphSize(11, 10, line: 2)
  /// The sign of a button that opens a menu, in points; chosen.
  var indicator = GlyphSize(9, 5, line: 1.7)
  /// Between a label and the sign that it opens a menu, in points; chosen.
  var indicatorSpacing: CGFloat = 5
}
