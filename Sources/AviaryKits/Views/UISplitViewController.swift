import AviaryControls
import AviaryEngine
public import Foundation

/// Columns, of UIKit: shown as a `NavigationSplitView` in the windows of UIKit's programs.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns.
  public enum Style: Int, Sendable {
    /// As long ago.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Which column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The one between the first and the last, of three.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// What is in place of all columns in little width; never shown here.
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The last.
    case secondaryOnly = 1
    /// The last, and one beside it.
    case oneBesideSecondary = 2
    /// The last, and one over it.
    case oneOverSecondary = 3
    /// The last, and two beside it.
    case twoBesideSecondary = 4
    /// The last, and two over it.
    case twoOverSecondary = 5
    /// The last, moved aside by two.
    case twoDisplaceSecondary = 6
  }

  /// How columns share the room with the last one.
  public enum SplitBehavior: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Beside it.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// They move it aside.
    case displace = 3
  }

  /// The width that columns have by themselves.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns.
  public private(set) var style = Style.unspecified
  /// Who is told which columns are shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns.
  open var viewControllers: [UIViewController] = [] { didSet { hold(viewControllers, oldValue) } }
  private var columns: [Column: UIViewController] = [:]
  /// Which columns SwiftUI shows.
  var visibility = NavigationSplitViewVisibility.automatic {
    didSet {
      guard visibility != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      change.send()
    }
  }

  override func makeContent() -> AnyView {
    loadViewIfNeeded()
    return AnyView(SplitViewControllerContent(self))
  }
  override var isShownBySwiftUI: Bool { !viewControllers.isEmpty }

  /// Which columns it would like to show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      visibility =
        switch preferredDisplayMode {
        case .automatic: .automatic
        case .secondaryOnly: .detailOnly
        case .oneBesideSecondary, .oneOverSecondary:
          style == .tripleColumn ? .doubleColumn : .all
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
        }
    }
  }
  /// Which columns it shows.
  open var displayMode: DisplayMode {
    switch visibility {
    case .detailOnly: .secondaryOnly
    case .automatic: preferredDisplayMode
    case .doubleColumn: .oneBesideSecondary
    default: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }
  }
  /// How columns share the room with the last one; kept, since they stand beside it.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns share the room with the last one: they stand beside it.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether there is room for one column alone: no.
  open var isCollapsed: Bool { false }
  /// Whether a swipe shows columns.
  open var presentsWithGesture = true
  /// Whether a button shows the last column alone; kept.
  open var showsSecondaryOnlyButton = false

  /// The width that the first column would like, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { change.send() } }
  /// The part of the width that the first column would like; kept.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// The least width of the first column, in points, where it has one that it would like.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { change.send() } }
  /// The greatest width of the first column, in points, where it has one that it would like.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { change.send() } }
  /// The width of the first column, in points: what it would like, 0 where that is not known.
  open var primaryColumnWidth: CGFloat {
    preferredPrimaryColumnWidth == Self.automaticDimension ? 0 : preferredPrimaryColumnWidth
  }
  /// The width that the column between would like, in points; kept.
  open var preferredSupplementaryColumnWidth = automaticDimension
  /// The part of the width that the column between would like; kept.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  /// The least width of the column between, in points; kept.
  open var minimumSupplementaryColumnWidth = automaticDimension
  /// The greatest width of the column between, in points; kept.
  open var maximumSupplementaryColumnWidth = automaticDimension

  /// Columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Columns.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller of a column; nil where there is none.
  open func viewController(for column: Column) -> UIViewController? {
    if let found = columns[column] { return found }
    switch column {
    case .primary: return viewControllers.first
    case .secondary: return viewControllers.count > 1 ? viewControllers.last : nil
    case .supplementary: return viewControllers.count > 2 ? viewControllers[1] : nil
    case .compact: return nil
    }
  }

  /// Puts a controller into a column; the one for little width is kept, and not shown.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    for column in [Column.primary, .supplementary, .secondary] where columns[column] == nil {
      columns[column] = viewController(for: column)
    }
    columns[column] = vc
    viewControllers = [.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// Shows a column, and those after it.
  open func show(_ column: Column) {
    guard column == .primary || column == .supplementary else { return }
    delegate?.splitViewController(self, willShow: column)
    visibility = column == .primary ? .all : .doubleColumn
  }

  /// Hides a column, and those before it; the last one stays.
  open func hide(_ column: Column) {
    guard column == .primary || column == .supplementary else { return }
    delegate?.splitViewController(self, willHide: column)
    visibility = column == .primary && style == .tripleColumn ? .doubleColumn : .detailOnly
  }

  /// Goes on to a controller in the last column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }
}

/// Who is told which columns of UIKit are shown.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// A column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  /// A column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  /// Which column is shown where there is room for one; never asked here.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether somebody else puts the last column into the first; never asked here.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// There is room for one column alone; never here.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There is room for several columns again; never here.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
  /// The one that is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Nobody else does.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
