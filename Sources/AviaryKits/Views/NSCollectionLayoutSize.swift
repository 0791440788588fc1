public import Foundation

/// A width or a height of things in a layout of UIKit: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private let kind: Kind
  /// The part, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width of what is around it, where 1 is all.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the height of what is around it, where 1 is all.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points that are assumed at first.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is points that are assumed at first.
  open var isEstimated: Bool { kind == .estimated }
}

/// How large things in a layout of UIKit are: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

/// Room between things in a layout of UIKit: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public let spacing: CGFloat
  /// Whether it is that room.
  public let isFixedSpacing: Bool

  private init(_ spacing: CGFloat, isFixed: Bool) {
    self.spacing = spacing
    isFixedSpacing = isFixed
    super.init()
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
  }
  /// At least so many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
  }

  /// Whether it is at least that room.
  open var isFlexibleSpacing: Bool { !isFixedSpacing }
}

/// Room around a thing in a layout of UIKit: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// At the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// At the upper edge; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// At the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// At the lower edge; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at edges.
  ///
  /// - Parameters:
  ///   - leading: At the leading edge; nil for none.
  ///   - top: At the upper edge; nil for none.
  ///   - trailing: At the trailing edge; nil for none.
  ///   - bottom: At the lower edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// Where something at a thing in a layout of UIKit is: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is at.
  public let edges: NSDirectionalRectEdge
  /// How far it is from there: points, or parts of its size.
  public let offset: CGPoint
  /// Whether that is points.
  public let isAbsoluteOffset: Bool

  /// A place at edges, so many points from there.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  /// A place at edges, so many parts of its size from there.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }
  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Whether the distance is parts of its size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }
}
