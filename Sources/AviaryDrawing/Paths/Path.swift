public import Foundation

/// The outline of a 2D shape.
///
/// Coordinates are points, y downwards. A path that is one rectangle, ellipse or rounded rectangle
/// keeps that knowledge until it is changed, so that painting and hit testing need not rediscover
/// it.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  package private(set) var storage: Storage

  /// What a path is made of.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  /// Creates an empty path.
  public init() {
    self.init(storage: .empty)
  }

  package init(elements: [Element]) {
    self.init(storage: elements.isEmpty ? .empty : .elements(elements))
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a path containing a rectangle.
  ///
  /// A negative size is made positive; a null rectangle gives nothing.
  ///
  /// - Parameter rect: In points of the path's own space; a negative size is made positive, a null
  ///   rectangle gives nothing.
  public init(_ rect: CGRect) {
    self.init(storage: rect.isNull ? .empty : .rect(rect.standardized))
  }

  /// Creates a path as an ellipse within the given rectangle.
  ///
  /// - Parameter rect: In points of the path's own space; a negative size is made positive, a null
  ///   rectangle gives nothing.
  public init(ellipseIn rect: CGRect) {
    self.init(storage: rect.isNull ? .empty : .ellipse(rect.standardized))
  }

  /// Creates a path containing a rounded rectangle.
  ///
  /// Corners larger than half a side are made smaller.
  ///
  /// - Parameters:
  ///   - rect: In points of the path's own space; a negative size is made positive, a null
  ///     rectangle gives nothing.
  ///   - cornerSize: Width and height of the corners' quarter ellipses in points; at most half of
  ///     each side, square where not more than 0.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let corner = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2)
    )
    if corner.width > 0 && corner.height > 0 {
      self.init(storage: .roundedRect(rect, cornerSize: corner, style: style))
    } else {
      self.init(storage: .rect(rect))
    }
  }

  /// Creates a path containing a rounded rectangle whose corners are as high as wide.
  ///
  /// - Parameters:
  ///   - rect: In points of the path's own space; a negative size is made positive, a null
  ///     rectangle gives nothing.
  ///   - cornerRadius: The corners' radius in points; at most half of the shorter side, square
  ///     where not more than 0.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.isNull ? rect : rect.standardized
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius),
      style: style
    )
  }

  /// Creates a path as the given rounded rectangle, which may have uneven corner radii.
  ///
  /// Leading is left: whoever draws for a right-to-left layout mirrors the path. Radii which don't
  /// fit on a side are scaled down together.
  ///
  /// - Parameters:
  ///   - rect: In points of the path's own space; a negative size is made positive, a null
  ///     rectangle gives nothing.
  ///   - cornerRadii: A radius in points for each corner.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let all = cornerRadii
    if all.topLeading == all.topTrailing, all.topLeading == all.bottomLeading,
      all.topLeading == all.bottomTrailing
    {
      self.init(roundedRect: rect, cornerRadius: all.topLeading, style: style)
    } else {
      self.init(
        elements: RoundedRectOutline.elements(rect.standardized, radii: all, style: style)
      )
    }
  }

  /// Creates an empty path, then executes a closure to add its initial elements.
  ///
  /// - Parameter callback: Adds elements to the path; called at once.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements at all.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .rect, .ellipse, .roundedRect: false
    case .elements(let elements): elements.isEmpty
    }
  }

  /// The path as elements, computed for a path that is one known shape.
  package var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let rect): Path.rectElements(rect)
    case .ellipse(let rect): Path.ellipseElements(rect)
    case .roundedRect(let rect, let cornerSize, let style):
      RoundedRectOutline.elements(rect, cornerSize: cornerSize, style: style)
    case .elements(let elements): elements
    }
  }

  /// Calls a closure with each element of the path, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// Whether both have the same elements in the same order.
  public static func == (a: Path, b: Path) -> Bool {
    a.storage == b.storage || a.elements == b.elements
  }

  /// Turns the path into elements and lets `body` change them in place.
  mutating func edit(_ body: (inout [Element]) -> Void) {
    var elements = elements
    storage = .empty
    body(&elements)
    storage = elements.isEmpty ? .empty : .elements(elements)
  }
}
