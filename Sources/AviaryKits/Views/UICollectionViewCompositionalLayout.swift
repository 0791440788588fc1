public import AviaryGraphics
public import Foundation

/// Things in sections of lines, of UIKit: its values are kept, and nothing lays them out.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What makes a section of a number; nil for none.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  /// How it is.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  /// What makes a section; never asked here.
  let sectionProvider: SectionProvider

  /// A layout whose sections are all alike.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: How the layout is.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
    super.init()
  }

  /// A layout whose sections a closure makes, which is never asked here.
  ///
  /// - Parameters:
  ///   - sectionProvider: Makes a section of a number.
  ///   - configuration: How the layout is.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
    super.init()
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// A layout of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .rows())
  }

  /// Says what is behind sections, by a kind; kept.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// How a layout of sections is, of UIKit: kept.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// As usual.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Which way it is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What stands above and below all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What room around sections counts from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// How rows in a layout of UIKit are: kept.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How rows look.
  public enum Appearance: Int, Sendable {
    /// Without groups.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups within room.
    case insetGrouped = 2
    /// In a sidebar.
    case sidebar = 3
    /// In a sidebar, without groups.
    case sidebarPlain = 4
  }

  /// What stands above sections.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view beside the things.
    case supplementary = 1
    /// The first thing.
    case firstItemInSection = 2
  }

  /// What stands below sections.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view beside the things.
    case supplementary = 1
  }

  /// How rows look.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// How the lines between rows look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the lines of a row look; never asked here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind all rows; nil for the usual one.
  public var backgroundColor: UIColor?
  /// What stands above sections.
  public var headerMode = HeaderMode.none
  /// What stands below sections.
  public var footerMode = FooterMode.none
  /// Room above sections, in points; nil for the usual room.
  public var headerTopPadding: CGFloat?
  /// What can be done with a row from its leading edge; never asked here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What can be done with a row from its trailing edge; never asked here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Changes how the lines of a row look.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// What can be done with a row from an edge; nil for nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// How rows are.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines between rows of UIKit look: kept.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As suits the row.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// The room beside lines that rows work out by themselves.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude,
    leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude,
    trailing: CGFloat.greatestFiniteMagnitude
  )

  /// Whether the line above is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Room beside the line above, in points.
  public var topSeparatorInsets = automaticInsets
  /// Room beside the line below, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines.
  public var color: UIColor = .separator
  /// The colour of the lines where several rows are chosen.
  public var multipleSelectionColor: UIColor = .separator

  /// How the lines of rows look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// Something that can be done with a row of UIKit from its edge: kept, and not shown.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What it does.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What kind of thing it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case normal = 0
    /// Something goes away.
    case destructive = 1
  }

  /// What kind of thing it is.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it is called; nil for nothing.
  open var title: String?
  /// What it shows; nil for nothing.
  open var image: UIImage?
  /// The colour behind it.
  open var backgroundColor: UIColor!

  /// Something that can be done.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// What can be done with a row of UIKit from an edge: kept, and not shown.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// What can be done, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// What can be done.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
