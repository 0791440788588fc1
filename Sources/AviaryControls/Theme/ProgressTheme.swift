import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of progress.
struct ProgressTheme: Sendable {
  /// Between a bar and its labels, in points; chosen.
  var labelSpacing: CGFloat = 4
  /// Between a ring or wheel and its labels, in points; chosen.
  var circularSpacing: CGFloat = 8
  /// The diameter of mini and small rings and wheels, in points; chosen.
  var smallLength: CGFloat = 16
  /// The diameter of regular rings and wheels, in points; chosen.
  var length: CGFloat = 20
  /// The diameter of large and extra large rings and wheels, in points; chosen.
  var largeLength: CGFloat = 37
  /// The width of a ring, in points; chosen.
  var ringWidth: CGFloat = 3
  /// How many spokes a wheel has; chosen.
  var spokeCount: Int = 8
  /// The width of a spoke, as a part of the diameter, 0 to 1; chosen.
  var spokeWidth: CGFloat = 0.13
  /// The length of a spoke, as a part of the diameter, 0 to 1; chosen.
  var spokeLength: CGFloat = 0.29
  /// How much less opaque each spoke is than the one before, 0 to 1; chosen.
  var spokeFading: Double = 0.1
  /// Around the wheel that tells that a list is refreshed, in points; chosen.
  var refreshPadding: CGFloat = 12
}
