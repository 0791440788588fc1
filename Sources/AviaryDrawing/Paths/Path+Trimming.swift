public import Foundation

extension Path {
  /// Returns a partial copy of the path, between two fractions of its length.
  ///
  /// Fractions are clamped to 0...1. The length is that of all subpaths in order; moves have none.
  /// The result is empty unless `from` is less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from.isNaN ? 0 : from, 0), 1)
    let to = min(max(to.isNaN ? 0 : to, 0), 1)
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }

    let segments = PathSegment.segments(of: elements)
    let total = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (from * total, to * total)
    var result: [Element] = []
    var position: CGFloat = 0
    for segment in segments {
      let end = position + segment.length
      defer { position = end }
      guard segment.length > 0, end > first, position < last else { continue }
      let part = segment.part(
        from: max(first - position, 0),
        to: min(last - position, segment.length)
      )
      if result.isEmpty || segment.isFirst || position <= first {
        result.append(.move(to: part.start))
      }
      result.append(part.element)
    }
    return Path(elements: result)
  }
}
