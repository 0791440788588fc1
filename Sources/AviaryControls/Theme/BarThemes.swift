import AviaryGeometry
import AviaryGraphics
import Foundation

/// The numbers of bars at the top of screens.
struct NavigationBarTheme: Sendable {
  /// The height without a large title, in points; measured.
  var height: CGFloat = 44
  /// Below that, in points; chosen.
  var bottomMargin: CGFloat = 0
  /// Above a screen that has no bar, in points; measured.
  var missingHeight: CGFloat = 0
  /// What the items at one end of the bar lie on together; measured.
  var itemSurface = ControlSurface.none
  /// The least width and the height of that, in points; nil for those of the items; measured.
  var plateLength: CGFloat?
  /// Beside the items on it, in points; chosen.
  var plateMargin: CGFloat = 0
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
}

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

/// The numbers of bars of tabs at the bottom.
struct TabBarTheme: Sendable {
  /// The height of the bar, in points; measured.
  var height: CGFloat = 49
  /// What the tabs lie on together; published.
  var surface = ControlSurface.none
  /// Whether the bar has a background from edge to edge; published.
  var hasBackground = true
  /// Around that surface, in points; published.
  var plateInsets = EdgeInsets()
  /// Within that surface, around the tabs, in points; published.
  var platePadding: CGFloat = 0
  /// What is behind the tab that is selected; published.
  var selectionFill = Color.clear
  /// What views that float above the page lie on; chosen.
  var accessorySurface = ControlSurface.material(.bar)
  /// Between a tab's icon and its title, in points; chosen.
  var iconSpacing: CGFloat = 5
  /// Below a tab's title, in points; measured.
  var titleMargin: CGFloat = 1
  /// The size of a title's font, which is medium, in points; measured.
  var titleSize: CGFloat = 10
  /// The size of the font of symbols, in points; chosen.
  var symbolSize: CGFloat = 20
  /// The height of the space for an icon, in points; chosen.
  var iconHeight: CGFloat = 24
  /// The size of a badge's font, in points; chosen.
  var badgeTextSize: CGFloat = 13
  /// Beside the text of a badge, in points; chosen.
  var badgePadding: CGFloat = 5
  /// The least width and height of a badge, in points; measured.
  var badgeLength: CGFloat = 18
  /// From the middle of a tab's upper edge to that of its badge, in points; chosen.
  var badgeOffset = CGSize(width: 14, height: 2)
  /// The width of a sidebar of tabs, in points; chosen.
  var sidebarWidth: CGFloat = 240
  /// The height of a view above the bar, and of what is left of a bar that was made small, in points; chosen.
  var accessoryHeight: CGFloat = 48
  /// Beside such a view, and between it and the bar, in points; chosen.
  var accessoryMargin: CGFloat = 8
}

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
