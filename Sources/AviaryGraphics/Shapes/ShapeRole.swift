/// What a shape is for.
public enum ShapeRole: Sendable {
  /// Areas.
  case fill
  /// Lines along an outline.
  case stroke
  /// Lines between things.
  case separator
}
