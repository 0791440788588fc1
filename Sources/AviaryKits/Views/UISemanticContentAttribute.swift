/// Which way content of a view of UIKit runs.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the direction of reading is.
  case unspecified = 0
  /// From left to right, as what plays.
  case playback = 1
  /// From left to right, as places are.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
