import AviaryDrawing
public import Foundation

extension CGPath {
  /// The area that both paths cover; curves become chains of lines.
  public final func intersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { $0.intersection($1, eoFill: rule == .evenOdd) }
  }

  /// The area that either path covers; curves become chains of lines.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { $0.union($1, eoFill: rule == .evenOdd) }
  }

  /// The area that this path covers and the other does not; curves become chains of lines.
  public final func subtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { $0.subtracting($1, eoFill: rule == .evenOdd) }
  }

  /// The area that one of the paths covers and the other does not; curves become chains of lines.
  public final func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { $0.symmetricDifference($1, eoFill: rule == .evenOdd) }
  }

  /// The parts of this path's lines inside of another one.
  public final func lineIntersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { $0.lineIntersection($1, eoFill: rule == .evenOdd) }
  }

  /// The parts of this path's lines outside of another one.
  public final func lineSubtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { $0.lineSubtraction($1, eoFill: rule == .evenOdd) }
  }

  /// Whether the areas of both paths have something in common.
  public final func intersects(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The same area with an outline that does not cross itself, for either rule.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    guard let path = path.finitePoints else { return CGPath(Path()) }
    return CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// The path with chains of lines in place of its curves.
  ///
  /// - Parameter threshold: The greatest distance of a curve from its lines; what is less than 0.001 counts as that.
  public final func flattened(threshold: CGFloat) -> CGPath {
    guard let path = path.finitePoints else { return CGPath(Path()) }
    return CGPath(path.flattened(tolerance: threshold > 0.001 ? threshold : 0.001))
  }

  /// The parts of the path's area that don't touch each other, each with the holes that are in it.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    normalized(using: rule).path.separatedAreas.map { CGPath($0) }
  }

  private func combined(with other: CGPath, _ combine: (Path, Path) -> Path) -> CGPath {
    guard let path = path.finitePoints, let other = other.path.finitePoints else {
      return CGPath(Path())
    }
    return CGPath(combine(path, other))
  }
}
