@_spi(Engine) import AviaryEngine
package import AviaryGeometry
package import Foundation

extension ScrollNode {
  /// Where the scroll view is to come to rest after a gesture, in points: the place to which it would run out,
  /// moved by the scroll view's behaviour.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would come to rest by itself.
  ///   - origin: The offset at which the gesture began.
  ///   - velocity: In points a second, at the end of the gesture.
  package final func restingOffset(
    from origin: CGPoint,
    proposed: CGPoint,
    velocity: CGVector
  ) -> CGPoint {
    let values = EnvironmentValues(scope: environment)
    guard let behavior = values.scrollTargetBehavior else { return clamped(proposed) }
    let insets = margins
    let space = size.inset(by: insets)
    // Behaviours think of the content that lies within the insets.
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), size: space)
    }
    var target = ScrollTarget(rect: rect(proposed))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(origin)),
      velocity: velocity,
      contentSize: scrolledSize,
      containerSize: space,
      axes: axes(),
      environment: values,
      targetFrames: { [unowned self] in targetFrames(near: $0, along: $1) }
    )
    behavior.updateTarget(&target, context: context)
    let anchor = target.anchor ?? .topLeading
    let origin = CGPoint(
      x: target.rect.minX + anchor.x * (target.rect.width - space.width) - insets.leading,
      y: target.rect.minY + anchor.y * (target.rect.height - space.height) - insets.top
    )
    return clamped(origin)
  }

  /// The nearest offset that there is.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let range = offsetRange(axis)
      result[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
    }
    return result
  }
}
