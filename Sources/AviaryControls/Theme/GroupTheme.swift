import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of boxes, groups that unfold, and views without content.
struct GroupTheme: Sendable {
  /// Around label and content of a box, in points; chosen.
  var boxPadding: CGFloat = 16
  /// Between label and content of a box, in points; chosen.
  var boxSpacing: CGFloat = 8
  /// The radius of the corners of a box, in points; chosen.
  var boxRadius: CGFloat = 8
  /// Before rows that a group in a list has unfolded, in points; chosen.
  var unfoldedInset: CGFloat = 20
  /// The size of the font of a symbol for missing content, in points; chosen.
  var unavailableSymbolSize: CGFloat = 46
  /// Between that symbol and the title, in points; chosen.
  var unavailableTitleSpacing: CGFloat = 14
  /// Above and within the description, in points; chosen.
  var unavailableSpacing: CGFloat = 4
  /// Above the actions, and above and below all, in points; chosen.
  var unavailableActionsGap: CGFloat = 16
  /// Between two actions, in points; chosen.
  var unavailableActionSpacing: CGFloat = 12
  /// Beside all, in points; chosen.
  var unavailableMargin: CGFloat = 32
}
