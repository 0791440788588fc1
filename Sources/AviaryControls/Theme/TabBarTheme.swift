import AviaryGeometry
import AviaryGraphics
import Foundation

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
  /// The colour of tabs that are not selected; measured.
  var itemColor = Color(.systemGray)
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
