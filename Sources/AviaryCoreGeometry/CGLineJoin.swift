/// How corners of lines look.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, unless the point would be too long.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}
