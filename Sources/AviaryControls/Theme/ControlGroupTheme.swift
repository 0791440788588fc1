import AviaryEngine
import Foundation

/// The numbers of controls side by side on one background.
struct ControlGroupTheme: Sendable {
  /// The least height, in points; chosen.
  var height: CGFloat = 32
  /// Beside each control, in points; chosen.
  var padding: CGFloat = 12
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 8
  /// The height of the lines between controls, in points; chosen.
  var dividerHeight: CGFloat = 18
}
