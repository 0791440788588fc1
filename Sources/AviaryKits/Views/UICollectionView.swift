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
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
    }
  }
  /// Who is told what happens to things; never here.
  open var delegate: (any UICollectionViewDelegate)? {
    get { _delegate as? any UICollectionViewDelegate }
    set { _delegate = newValue }
  }
  /// Who makes things; never asked here.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is behind all things.
  open var backgroundView: UIView?
  /// Who is asked for things before they are seen; never asked here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether things are asked for before they are seen; kept.
  open var isPrefetchingEnabled = true
  /// Whether things can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several things can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether things are edited.
  open var isEditing = false
  /// Whether what is chosen follows keys; kept.
  open var selectionFollowsFocus = false
  private var cells: [String: AnyClass] = [:]
  private var supplementaries: [String: AnyClass] = [:]
  private var chosen: [IndexPath] = []

  /// Things in a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Things in a layout that has none.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Says what things of a name are made of: a class that can be made by `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells[identifier] = cellClass
  }
  /// Says what views of a kind and a name beside the things are made of.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaries["\(elementKind)/\(identifier)"] = viewClass }
  /// A thing of a name: a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cells[identifier] as? UICollectionViewCell.Type
    let made = CellMaking.thing(of: type ?? UICollectionViewCell.self)
    made.reuseIdentifier = identifier
    return made
  }
  /// A view of a kind and a name beside the things: a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let known = supplementaries["\(elementKind)/\(identifier)"] as? UICollectionReusableView.Type
    let made = makeObject(known ?? UICollectionReusableView.self)
    made.reuseIdentifier = identifier
    return made
  }
  /// Asks for all things anew; nothing shows them.
  open func reloadData() {}
  /// How many sections there are, by who makes things.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many things a section has, by who makes them.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Which things are chosen; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses a thing; nobody is told, and nothing moves.
  ///
  /// - Parameters:
  ///   - indexPath: Which thing; nil for none.
  ///   - animated: Counts for nothing.
  ///   - scrollPosition: Counts for nothing.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return chosen = [] }
    if !allowsMultipleSelection { chosen = [] }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
  }
  /// Says that a thing is no longer chosen; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
  }
  /// Which things are seen: none, as nothing lays them out.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The things that are seen: none, as nothing lays them out.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The thing at a place, where it is seen: nil, as nothing lays them out.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The view of a kind beside the things, where it is seen: nil, as nothing lays them out.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// Which thing is at a point: nil, as nothing lays them out.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Where a thing is: nil, as nothing lays them out.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Where a thing is: nil, as nothing lays them out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Puts another layout in place of its own; nothing moves.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Puts another layout in place of its own; nothing moves.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Counts for nothing.
  ///   - completion: Told `true` at once; nil for nobody.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Asks for sections anew; nothing shows them.
  open func reloadSections(_ sections: IndexSet) {}
  /// Asks for things anew; nothing shows them.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Asks for things to be brought up to date; nothing shows them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Says that things came; nothing shows them.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Says that things went; nothing shows them.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Says that a thing moved; nothing shows it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Says that sections came; nothing shows them.
  open func insertSections(_ sections: IndexSet) {}
  /// Says that sections went; nothing shows them.
  open func deleteSections(_ sections: IndexSet) {}
  /// Makes several changes together, at once.
  ///
  /// - Parameters:
  ///   - updates: Makes them; called at once; nil for none.
  ///   - completion: Told `true` at once; nil for nobody.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// What stands above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Scrolls until a thing is seen; nothing moves.
  open func scrollToItem(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
}
