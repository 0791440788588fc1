public import AviaryGeometry
public import Foundation

/// Where a scroll view would come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that would be visible, in points.
  public var rect: CGRect
  /// The point of `rect` that is to lie at the same point of the scroll view; nil for top leading.
  public var anchor: UnitPoint?

  /// Makes a target.
  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.width)
    hasher.combine(rect.height)
    hasher.combine(anchor)
  }
}

@available(*, unavailable)
extension ScrollTarget: Sendable {}
