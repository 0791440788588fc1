import AviaryCoreGeometry
import AviaryDrawing
import AviaryGeometry
import Foundation

extension Path {
  /// The path if all of its points are numbers within reach; nil, and reported, if not.
  var finitePoints: Path? {
    let limit = FiniteNumbers.limit
    let isFinite = elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isWithin(limit)
      case .quadCurve(let end, let control): end.isWithin(limit) && control.isWithin(limit)
      case .curve(let end, let control1, let control2):
        end.isWithin(limit) && control1.isWithin(limit) && control2.isWithin(limit)
      case .closeSubpath: true
      }
    }
    if !isFinite { FiniteNumbers.report("CGPath", "the result is empty") }
    return isFinite ? self : nil
  }

  /// The subpaths as paths of their own.
  var subpaths: [Path] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element {
        result.append([element])
      } else if !result.isEmpty {
        result[result.count - 1].append(element)
      }
    }
    return result.map { Path(elements: $0) }
  }

  /// The path with chains of lines in place of its curves, each within `tolerance` of its curve.
  func flattened(tolerance: CGFloat) -> Path {
    var result: [Element] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .quadCurve(let end, let control):
        result += Flattening.points(from: current, control, end, tolerance: tolerance)
          .map { .line(to: $0) }
      case .curve(let end, let control1, let control2):
        result += Flattening.points(from: current, control1, control2, end, tolerance: tolerance)
          .map { .line(to: $0) }
      default: result.append(element)
      }
      current = element.end ?? current
    }
    return Path(elements: result)
  }

  /// The pieces of the path's lines that a pattern of dashes leaves.
  ///
  /// A pattern that can't be used leaves all.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let sum = lengths.reduce(0, +)
    guard let path = finitePoints, !lengths.isEmpty, sum.isFinite, sum > 0,
      lengths.allSatisfy({ $0 >= 0 }), phase.isFinite
    else { return self }
    var result: [Element] = []
    let tolerance = Flattening.tolerance(0.02, for: path.elements)
    for subpath in path.flattened(tolerance: tolerance).subpaths {
      result += subpath.dashes(lengths, phase: phase, of: sum)
    }
    return Path(elements: result)
  }

  /// The dashes of one subpath of lines.
  private func dashes(_ lengths: [CGFloat], phase: CGFloat, of sum: CGFloat) -> [Element] {
    var points: [CGPoint] = []
    for element in elements {
      if let end = element.end ?? points.first { points.append(end) }
    }
    var rest = phase.truncatingRemainder(dividingBy: sum)
    if rest < 0 { rest += sum }
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var result: [Element] = []
    if index % 2 == 0, let first = points.first { result.append(.move(to: first)) }
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      // A pattern finer than a millionth of the line is not worth its pieces.
      guard length > 0, length / sum < 1_000_000 else { continue }
      var position: CGFloat = 0
      func point(_ distance: CGFloat) -> CGPoint {
        let t = distance / length
        return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      while length - position > left {
        position += left
        result.append(index % 2 == 0 ? .line(to: point(position)) : .move(to: point(position)))
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - position
      if index % 2 == 0 { result.append(.line(to: b)) }
    }
    return result
  }

  /// The areas of a path that does not cross itself, each with its holes.
  var separatedAreas: [Path] {
    let parts = subpaths.filter { $0.elements.count > 1 }
    // A subpath that an even number of others surround is an outline, else a hole of the innermost around it.
    let surrounding = parts.enumerated().map { index, part in
      parts.indices.filter { other in
        guard other != index, let point = part.elements.first?.end else { return false }
        return parts[other].boundingRect.contains(part.boundingRect)
          && parts[other].contains(point, eoFill: true)
      }
    }
    return parts.indices.filter { surrounding[$0].count % 2 == 0 }.map { outline in
      var area = parts[outline]
      for hole in parts.indices
      where surrounding[hole].count == surrounding[outline].count + 1
        && surrounding[hole].contains(outline)
      {
        area.addPath(parts[hole])
      }
      return area
    }
  }
}
