/// A behaviour of scroll views of which the type is hidden.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public var base: any ScrollTargetBehavior

  /// Hides the type of a behaviour.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Asks the behaviour that is held.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Those of the behaviour that is held.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

@available(*, unavailable)
extension AnyScrollTargetBehavior: Sendable {}
