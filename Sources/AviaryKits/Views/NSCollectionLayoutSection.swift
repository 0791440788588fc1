public import AviaryGeometry
import AviaryGraphics
public import Foundation

/// What a section of a layout of UIKit is in.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// How large it is, in points.
  var contentSize: CGSize { get }
  /// How large it is without room at its edges, in points.
  var effectiveContentSize: CGSize { get }
  /// Room at its edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Room at its edges that counts, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section of a layout of UIKit is laid out by; none is made here.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What it is in.
  var container: any NSCollectionLayoutContainer { get }
  /// What it adapts to.
  var traitCollection: UITraitCollection { get }
}

/// What can be changed of what a section shows while it is scrolled.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// Its opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Which lies in front of others.
  var zIndex: Int { get set }
  /// Whether it is not seen.
  var isHidden: Bool { get set }
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// How it is moved, turned and scaled.
  var transform: CGAffineTransform { get set }
  /// Which thing it is.
  var indexPath: IndexPath { get }
  /// Where it is, in points.
  var frame: CGRect { get }
}

/// A section of a layout of UIKit: kept, and nothing lays it out.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  /// What can be changed of what it shows while it is scrolled.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  /// Room around it, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the room around it counts from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the room around what stands at it counts from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Room between its lines, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it is scrolled across its layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What stands above and below it.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether what stands at it has the room around it as well.
  open var supplementariesFollowContentInsets = true
  /// Called while it is scrolled; never here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// A section of lines that are all alike.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section of rows.
  ///
  /// - Parameters:
  ///   - configuration: How its rows are.
  ///   - layoutEnvironment: What it is laid out by.
  /// - Returns: The section.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { rows() }

  /// A section of rows of all of the width.
  static func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }
}

/// What room around a section counts from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// What no bar covers.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// Where lines can be read well.
  case readableContent = 4
}

/// How a section is scrolled across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// On and on.
  case continuous = 1
  /// On and on, and to the beginning of a line.
  case continuousGroupLeadingBoundary = 2
  /// To pages.
  case paging = 3
  /// To lines.
  case groupPaging = 4
  /// To lines, in the middle.
  case groupPagingCentered = 5
}
