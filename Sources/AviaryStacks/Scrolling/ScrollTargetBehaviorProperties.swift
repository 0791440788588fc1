@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

/// What a behaviour of scroll views wants to be done differently.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a gesture is kept from scrolling beyond the next place of rest.
  public var limitsScrolls = false

  /// Makes the usual properties.
  public init() {}
}

/// What a scroll view tells a behaviour that is asked for its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The scroll view's environment.
  public let environment: EnvironmentValues
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
}

@available(*, unavailable)
extension ScrollTargetBehaviorPropertiesContext: Sendable {}
