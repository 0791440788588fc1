import AviaryGraphics
public import Foundation

/// Where things are, of UIKit: kept, and nobody asks.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// A layout without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// None: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { nil }

  /// The things that it places; nil for none.
  open internal(set) weak var collectionView: UICollectionView?
  /// Says that places changed; nobody asks for them.
  open func invalidateLayout() {}
  /// Works places out; never called here.
  open func prepare() {}
  /// How large all things are together, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where things in a rectangle are; never asked here.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where a thing is; never asked here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a view beside the things is; never asked here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another rectangle gives other places; never asked here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling is to end; never asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Things in lines, of UIKit: its values are kept.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way things are scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The least room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least room within a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of things, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of things that is assumed at first, in points.
  open var estimatedItemSize = CGSize.zero
  /// The size that things work out by themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
  /// How large what is above sections is, in points.
  open var headerReferenceSize = CGSize.zero
  /// How large what is below sections is, in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether what is above a section stays while it is scrolled.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether what is below a section stays while it is scrolled.
  open var sectionFootersPinToVisibleBounds = false
  /// Room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero
}
