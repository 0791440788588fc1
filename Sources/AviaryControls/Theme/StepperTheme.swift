import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of steppers.
struct StepperTheme: Sendable {
  /// The size, without a label, in points; measured.
  var size = CGSize(width: 94, height: 32)
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 8
  /// The signs, in points; measured.
  var sign = GlyphSize(12, 12, line: 1.67)
  /// The height of the line between the signs, in points; measured.
  var dividerHeight: CGFloat = 28
}
