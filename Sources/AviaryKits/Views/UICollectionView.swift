import AviaryGraphics
public import Foundation

/// Things in a layout of UIKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Which way things are scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Where a thing comes to be when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Places of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether things can be chosen.
  open var allowsSelection = true
  /// Whether several things can be chosen.
  open var allowsMultipleSelection = false
  /// Where things are.
  open var collectionViewLayout = UICollectionViewLayout()
  /// Who makes things; never asked here.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is behind all things.
  open var backgroundView: UIView?
  private var cells: [String: UICollectionViewCell.Type] = [:]

  /// Things in a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
  }

  /// Things without places.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says what things of a name are made of.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells[identifier] = cellClass as? UICollectionViewCell.Type
  }
  /// A thing of a name: a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    CellMaking.thing(of: cells[identifier] ?? UICollectionViewCell.self)
  }
  /// Asks for all things anew; nothing shows them.
  open func reloadData() {}
  /// Scrolls until a thing is seen; nothing moves.
  open func scrollToItem(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
}

/// A thing in a layout of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  /// What its views lie in.
  public private(set) lazy var contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is chosen.
  open var selectedBackgroundView: UIView?

  /// A thing with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes it ready to show something else.
  open func prepareForReuse() {}
}

/// Who makes things in a layout; never asked here.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many things a section has.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  /// A thing.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who is told about things in a layout; never here.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A thing was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Where things are, of UIKit: kept, and nobody asks.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// A layout without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Says that places changed; nobody asks for them.
  open func invalidateLayout() {}
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
  /// Room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero
}
