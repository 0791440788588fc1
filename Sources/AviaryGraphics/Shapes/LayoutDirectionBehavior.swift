public import AviaryGeometry

/// What happens to something drawn where the interface is read in another direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one of the directions.
  case mirrors(in: LayoutDirection)

  /// Mirrored where the interface is read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
