import AviaryGeometry
import Foundation

/// How far things that are lined up on one guide reach before and after it.
struct GuideExtent {
  /// From the least edge to the guide; negative if the guide lies before all edges.
  private var before: CGFloat = -.infinity

  /// From the guide to the greatest edge; negative if the guide lies after all edges.
  private var after: CGFloat = -.infinity

  private(set) var isEmpty = true

  /// Lines up one more thing.
  ///
  /// An infinite length with its guide at infinity reaches infinitely far both ways (layout-rules
  /// Z12).
  mutating func include(guide: CGFloat, length: CGFloat) {
    isEmpty = false
    let rest = length - guide
    before = max(before, guide.isNaN ? .infinity : guide)
    after = max(after, rest.isNaN ? .infinity : rest)
  }

  /// From the least to the greatest edge; zero if there is nothing.
  ///
  /// Source: layout-rules S13.
  var length: CGFloat {
    if isEmpty { return 0 }
    let sum = before + after
    return sum.isNaN ? .infinity : max(0, sum)
  }

  /// Where the guide lies in a space of `available`, from its start.
  ///
  /// Space left over goes before the things, after them or in parts, as the guide's default value
  /// does in an empty space: none before for leading, half for centre, all for trailing.
  func line(for key: AlignmentKey, in available: CGFloat) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let spare = available - length
    guard !isEmpty, before.isFinite else { return 0 }
    return spare.isFinite && spare != 0 ? before + spare * key.defaultValue(in: unit) : before
  }
}
