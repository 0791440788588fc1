import AviaryGeometry
import Foundation

// The gate of layout: what sizes, guides and places come from is other people's arithmetic.
extension ViewNode {
  /// Longer than anything that can be drawn; sums of such lengths are still exact to a fraction of a point.
  private static var longest: CGFloat { 1e12 }

  /// A size that a layout can go on with.
  ///
  /// Where infinity was proposed, on either axis, an infinite length may be the answer. Elsewhere the proposed
  /// length counts in its place, or 0 where none was proposed.
  @inline(__always)
  final func sizeInBounds(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let longest = Self.longest
    if size.width >= 0, size.height >= 0, size.width <= longest, size.height <= longest {
      return size
    }
    return nearestSize(size, proposal)
  }

  @inline(never)
  private func nearestSize(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let longest = Self.longest
    let isEndless = proposal.width == .infinity || proposal.height == .infinity
    func length(_ axis: Axis) -> CGFloat {
      let length = size[axis]
      guard !length.isNaN else {
        FiniteNumbers.report(layoutName, "a size of 0 counts")
        return 0
      }
      guard length > longest, !isEndless else { return max(0, length) }
      FiniteNumbers.report(layoutName, "the proposed size counts")
      return min(proposal[axis] ?? 0, longest)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// A guide that others can be aligned by; nil, as if it were not set, for NaN, and for infinity in a finite size.
  final func guideInBounds(_ value: CGFloat?, _ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard let value, !value.isFinite else { return value }
    if !value.isNaN, !size[key.axis].isFinite { return value }
    FiniteNumbers.report(layoutName, "the guide is not set")
    return nil
  }

  /// A place for the node that coordinates can be told in.
  @inline(__always)
  final func frameInBounds(_ origin: CGPoint, _ size: CGSize) -> (CGPoint, CGSize) {
    if origin.isWithin(Self.longest), size.width == size.width, size.height == size.height {
      return (origin, size)
    }
    return nearestFrame(origin, size)
  }

  @inline(never)
  private func nearestFrame(_ origin: CGPoint, _ size: CGSize) -> (CGPoint, CGSize) {
    var (origin, size) = (origin, size)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    guard !origin.isWithin(Self.longest) else { return (origin, size) }
    for axis in Axis.allCases where !(origin[axis].magnitude <= Self.longest) {
      // The middle of what is endless is nowhere: nobody's fault.
      if size[axis].isFinite, parent?.size[axis].isFinite ?? true {
        FiniteNumbers.report(parent?.layoutName ?? layoutName, "0 is the place that counts")
      }
      origin[axis] = 0
    }
    return (origin, size)
  }
}
