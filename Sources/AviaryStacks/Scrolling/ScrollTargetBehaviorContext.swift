@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// What a scroll view tells the behaviour that decides where it comes to rest.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the gesture began.
  public let originalTarget: ScrollTarget
  /// The velocity in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view within its insets.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// The frames of the views that are targets, near a stretch along an axis, in order.
  let targetFrames: (ClosedRange<CGFloat>, Axis) -> [CGRect]

  package init(
    originalTarget: ScrollTarget,
    velocity: CGVector,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set,
    environment: EnvironmentValues,
    targetFrames: @escaping (ClosedRange<CGFloat>, Axis) -> [CGRect]
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
    self.targetFrames = targetFrames
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

@available(*, unavailable)
extension ScrollTargetBehaviorContext: Sendable {}
