import AviaryGeometry
import AviaryGraphics
import Foundation

/// The numbers of bars at the top of screens.
struct NavigationBarTheme: Sendable {
  /// The height without a large title, in points; measured.
  var height: CGFloat = 44
  /// Below that, in points; chosen.
  var bottomMargin: CGFloat = 0
  /// The height of what is left of a bar that gives its space to the content, in points; chosen.
  var minimizedHeight: CGFloat = 24
  /// Above a screen that has no bar, in points; measured.
  var missingHeight: CGFloat = 0
  /// What the items at one end of the bar lie on together; measured.
  var itemSurface = ControlSurface.none
  /// The least width and the height of that, in points; nil for those of the items; measured.
  var plateLength: CGFloat?
  /// Beside the items on it, in points; chosen.
  var plateMargin: CGFloat = 0
  /// Between two of these, in points; chosen.
  var plateSpacing: CGFloat = 8
  /// Whether an action that confirms is drawn in white over its tint; published.
  var fillsConfirmation = false
  /// What buttons that nobody tints are drawn with; published.
  var itemStyle = AnyShapeStyle(.tint)
  /// Whether the way back shows the title of the screen before; measured.
  var showsBackTitle = true
  /// Between the edges of the bar and what is in it, in points; measured.
  var margin: CGFloat = 16
  /// Between the parts at the ends and the one in the middle, in points; chosen.
  var gap: CGFloat = 8
  /// Between two items at one end, and in a bar at the bottom, in points; chosen.
  var itemSpacing: CGFloat = 16
  /// The size of the font of items, in points; measured.
  var titleSize: CGFloat = 17
  /// The height of a large title at the usual text size, in points; published.
  var largeTitleHeight: CGFloat = 52
  /// How far it is below the middle of that, in points; measured.
  var largeTitleDrop: CGFloat = 0
  /// From which width on a bar counts as wide, in points; published.
  var wideWidth: CGFloat = 414
  /// Beside a large title in a wide bar, in points; measured.
  var wideMargin: CGFloat = 20
  /// How much higher a large title is in a wide bar, in points; measured.
  var wideRise: CGFloat = 2
  /// The height of a subtitle below a large title, at the usual text size, in points; chosen.
  var subtitleHeight: CGFloat = 22
  /// How much of a large title is left when the small one appears, in points; chosen.
  var titleHandover: CGFloat = 14
  /// The width of a search field behind the items of a bar, in points; chosen.
  var searchWidth: CGFloat = 240
  /// The most width of a search field in the middle of a bar, in points; chosen.
  var principalSearchWidth: CGFloat = 560
  /// Between a title and the sign that it opens a menu, in points; chosen.
  var titleMenuSpacing: CGFloat = 4
  /// The most that what leads back takes of the bar's width where items need it, 0 to 1; chosen.
  var leadingShare: CGFloat = 0.4
  /// The most that a title takes of the bar's width where items need it, 0 to 1; chosen.
  var titleShare: CGFloat = 0.3
  /// The arrow that leads back, in points; measured.
  var backChevron = GlyphSize(8.2, 16.2, line: 2.8)
  /// Between that arrow and the title beside it, in points; measured.
  var backSpacing: CGFloat = 9.9
  /// How far the arrow is in the bar's margin, in points; measured.
  var backOutset: CGFloat = 5.1
  /// Around a field to search, in points; chosen.
  var searchInsets = EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16)
  /// The width of a fixed `ToolbarSpacer`, in points; chosen.
  var spacerWidth: CGFloat = 8
  /// The least height of a bar at the bottom of a screen, in points; chosen.
  var bottomHeight: CGFloat = 49
  /// Whether that bar has a background from edge to edge; published.
  var hasBottomBackground = true
  /// How opaque the line at the edge of a bar's background is, 0 to 1; published.
  var edgeLineOpacity: Double = 1
  /// How much of a bar's background fades towards the content, as a part of its height, 0 to 1; published, that it does.
  var edgeFading: CGFloat = 0
  /// How long a screen takes to come or go, in seconds; chosen.
  var screenDuration: Double = 0.35
  /// How far from the leading edge a finger goes down that draws a screen aside, in points; chosen.
  var backSwipeEdge: CGFloat = 20
}
