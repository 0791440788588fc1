/// Which way a picture in a file is turned, by the number that Exif has for it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As it is seen.
  case up = 1
  /// As in a mirror.
  case upMirrored = 2
  /// Upside down.
  case down = 3
  /// Upside down, as in a mirror.
  case downMirrored = 4
  /// As in a mirror, its upper edge at the left.
  case leftMirrored = 5
  /// Its upper edge is at the right when it is seen.
  case right = 6
  /// As in a mirror, its upper edge at the right.
  case rightMirrored = 7
  /// Its upper edge is at the left when it is seen.
  case left = 8
}
