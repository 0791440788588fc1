import AviaryGeometry
import Foundation

/// Lets scroll views come to rest at multiples of their own length, one page further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Moves the target to the nearest page, one further at most than the one visible.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let first = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      let reached = min(max(wanted, first - 1), first + 1)
      let last = max(0, context.contentSize[axis] - page)
      target.rect.origin[axis] = min(max(0, reached * page), last)
    }
  }

  /// Swipes go one page at most.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Lets scroll views come to rest at multiples of their own length.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
