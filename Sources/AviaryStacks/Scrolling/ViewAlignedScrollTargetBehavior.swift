@_spi(Engine) import AviaryEngine
public import AviaryGeometry
import Foundation

/// Lets scroll views come to rest at the edges of views: those of layouts with
/// ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Makes the behaviour.
  ///
  /// - Parameter limitBehavior: How many views one gesture may go further.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Makes the behaviour.
  ///
  /// - Parameter anchor: The point of a view that comes to the same point of the scroll view; nil for the start.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Makes the behaviour.
  ///
  /// - Parameters:
  ///   - limitBehavior: How many views one gesture may go further.
  ///   - anchor: The point of a view that comes to the same point of the scroll view; nil for the start.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to the edge of the nearest view of the scroll target layout.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      align(&target, along: axis, context)
    }
  }

  /// Moves a target along one axis to the nearest view within the limit.
  private func align(_ target: inout ScrollTarget, along axis: Axis, _ context: TargetContext) {
    let space = context.containerSize[axis]
    let fraction = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let original = context.originalTarget.rect.origin[axis]
    let wanted = target.rect.origin[axis]
    let range = min(original, wanted) - space...max(original, wanted) + 2 * space
    let last = max(0, context.contentSize[axis] - space)
    // Where the scroll view has to be for each view; for those that can't get there, at the end of the content.
    let places = Set(
      context.targetFrames(range, axis).map {
        min(max(0, $0.origin[axis] + fraction * ($0.size[axis] - space)), last)
      }
    ).sorted()
    guard let nearest = Self.nearest(to: wanted, in: places) else { return }
    var chosen = nearest
    if let limit = limitBehavior.limit(in: context.environment),
      let start = Self.nearest(to: original, in: places)
    {
      chosen = min(max(nearest, start - limit), start + limit)
      // A gesture that leaves no doubt about its direction goes on by one view at least.
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      if chosen == start, abs(velocity) > Self.decidedVelocity {
        chosen = velocity > 0 ? min(start + 1, places.count - 1) : max(start - 1, 0)
      }
    }
    target.rect.origin[axis] = places[chosen]
  }

  /// The speed from which a gesture turns the page, in points a second.
  private static let decidedVelocity = 300.0

  private static func nearest(to place: CGFloat, in places: [CGFloat]) -> Int? {
    places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }

  /// Gestures have a limit where the behaviour has one.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = limitBehavior.limit(in: context.environment) != nil
    return properties
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// How many views one gesture may go further.
  public struct LimitBehavior: Sendable {
    private let kind: Kind

    private enum Kind {
      case automatic, unlimited
      case limited(Int)
    }

    /// The number of views; nil for no limit.
    func limit(in environment: EnvironmentValues) -> Int? {
      switch kind {
      case .automatic: environment.horizontalSizeClass == .compact ? Self.few : nil
      case .unlimited: nil
      case .limited(let count): count
      }
    }

    /// A few views where there is little space from side to side, else any number.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few views.
    public static var always: LimitBehavior { LimitBehavior(kind: .limited(few)) }
    /// A few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .limited(few)) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .limited(1)) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(kind: .unlimited) }

    private static let few = 3
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Lets scroll views come to rest at the start of views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Lets scroll views come to rest at the start of views, a limited number of them further.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Lets scroll views come to rest where a point of a view meets the same point of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Lets scroll views come to rest where a point of a view meets the same point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior,
    anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
