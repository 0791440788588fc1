import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

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
