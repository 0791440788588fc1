/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off where the line ends.
  case butt = 0
  /// With half a circle added.
  case round = 1
  /// With half a square added.
  case square = 2
}
