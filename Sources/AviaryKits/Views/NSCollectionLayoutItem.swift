public import Foundation

/// A thing in a layout of UIKit: kept, and nothing lays it out.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// What stands at it.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Room around it, in points, of its size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around it beside its size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A thing.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - supplementaryItems: What stands at it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// A thing.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// What stands at a thing in a layout of UIKit: kept, and nothing lays it out.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What kind of view.
  public let elementKind: String
  /// Where at the thing.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which place of itself is there; nil for the same.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Which lies in front of others.
  open var zIndex = 0

  /// What stands at a thing.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of view.
  ///   - containerAnchor: Where at the thing.
  ///   - itemAnchor: Which place of itself is there; nil for the same.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// What stands above or below a section in a layout of UIKit: kept, and nothing lays it out.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge of the section.
  public let alignment: NSRectAlignment
  /// How far it is from there, in points.
  public let offset: CGPoint
  /// Whether it has room of its own.
  open var extendsBoundary = true
  /// Whether it stays while its section is scrolled.
  open var pinToVisibleBounds = false

  /// What stands at an edge of a section.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of view.
  ///   - alignment: At which edge.
  ///   - absoluteOffset: How far it is from there, in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges,
        absoluteOffset: absoluteOffset
      )
    )
  }
}

/// What is behind a section in a layout of UIKit: kept, and nothing lays it out.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What kind of view.
  public let elementKind: String
  /// Which lies in front of others.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// What is behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// Things in a line of a layout of UIKit: kept, and nothing lays them out.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The things.
  public let subitems: [NSCollectionLayoutItem]
  /// Which way they are.
  let axis: UICollectionView.ScrollDirection
  /// How often the things are repeated; nil for as often as there is room.
  let count: Int?
  /// Room between them; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What stands at it.
  open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ axis: UICollectionView.ScrollDirection,
    _ count: Int?
  ) {
    self.subitems = subitems
    self.axis = axis
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private static func make(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ axis: UICollectionView.ScrollDirection,
    _ count: Int? = nil
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size, subitems, axis, count)
  }

  /// Things beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .horizontal) }
  /// Things below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .vertical) }
  /// A thing beside itself, so many times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .horizontal, count) }
  /// A thing below itself, so many times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .vertical, count) }
  /// A thing beside itself, so many times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .horizontal, count) }
  /// A thing below itself, so many times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .vertical, count) }
  /// Things where a closure has them, which is never asked here.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment)
      -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, [], .vertical) }
}

/// A thing where a program has it, in a layout of UIKit: kept.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it is in what is around it, in points.
  public let frame: CGRect
  /// Which lies in front of others.
  public let zIndex: Int

  /// A thing in a rectangle.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points.
  ///   - zIndex: Which lies in front of others.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Which edge or corner of a rectangle, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The lower leading corner.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The upper trailing corner.
  case topTrailing = 8

  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
