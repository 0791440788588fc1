import AviaryFoundation
public import Foundation

/// What manages views of AppKit beside each other, each with a controller of its own.
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  /// The views.
  open lazy var splitView: NSSplitView = {
    let view = NSSplitView()
    view.isVertical = true
    return view
  }()
  /// The controllers, each with how its view is placed.
  open var splitViewItems: [NSSplitViewItem] = [] {
    didSet { arrange() }
  }
  /// From which width on a sidebar is beside the others, in points; kept.
  open var minimumThicknessForInlineSidebars: CGFloat = 0

  /// Has the views be in its own.
  open override func loadView() {
    view = splitView
    arrange()
  }

  private func arrange() {
    children = splitViewItems.map(\.viewController)
    for item in splitViewItems { item.owner = self }
    guard isViewLoaded else { return }
    splitView.delegate = self
    splitView.thickness = { [weak self] view in
      self?.splitViewItems.first { $0.viewController.viewIfLoaded === view }?.thickness
    }
    for view in splitView.subviews { view.removeFromSuperview() }
    for item in splitViewItems {
      item.viewController.view.isHidden = item.isCollapsed
      splitView.addArrangedSubview(item.viewController.view)
    }
  }

  /// Puts a controller behind the others.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: splitViewItems.count)
  }
  /// Puts a controller among the others.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: min(max(index, 0), splitViewItems.count))
  }
  /// Takes a controller away.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// The item of a controller; nil for none.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Takes a controller that is in it out of it, with its item.
  open override func removeChild(at index: Int) {
    guard splitViewItems.indices.contains(index) else { return super.removeChild(at: index) }
    splitViewItems.remove(at: index)
  }
  /// Shows the sidebar, or hides it.
  open func toggleSidebar(_ sender: Any?) { toggle(.sidebar) }
  /// Shows what tells of a selection, or hides it.
  open func toggleInspector(_ sender: Any?) { toggle(.inspector) }
  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    splitViewItems.first { $0.behavior == behavior }?.isCollapsed.toggle()
  }
}

/// How a controller's view is placed among others of AppKit.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
  /// What a view is among others.
  public enum Behavior: Int, Sendable {
    /// One of them.
    case `default` = 0
    /// A sidebar.
    case sidebar = 1
    /// A list to choose from.
    case contentList = 2
    /// What tells of a selection.
    case inspector = 3
  }

  /// What gets room that a view leaves.
  public enum CollapseBehavior: Int, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// The window's size changes, while others keep theirs.
    case preferResizingSplitViewWithFixedSiblings = 1
    /// The others get it.
    case preferResizingSiblingsWithFixedSplitView = 2
    /// All have what their rules say.
    case useConstraints = 3
  }

  /// What a view has no thickness of its own by.
  public nonisolated static let unspecifiedDimension: CGFloat = -1

  weak var owner: NSSplitViewController?
  /// What it is among others.
  public let behavior: Behavior
  /// The controller.
  open var viewController: NSViewController
  /// Whether its view takes no room.
  open var isCollapsed = false {
    didSet { viewController.viewIfLoaded?.isHidden = isCollapsed }
  }
  /// Whether a person can have its view take no room; kept.
  open var canCollapse = false
  /// What gets room that its view leaves; kept.
  open var collapseBehavior = CollapseBehavior.default
  /// How wide its view is at least, in points.
  open var minimumThickness: CGFloat = NSSplitViewItem.unspecifiedDimension {
    didSet { owner?.splitView.contentChanged() }
  }
  /// How wide its view is at most, in points.
  open var maximumThickness: CGFloat = NSSplitViewItem.unspecifiedDimension {
    didSet { owner?.splitView.contentChanged() }
  }
  /// Which part of all its view would like, from 0 to 1; kept.
  open var preferredThicknessFraction: CGFloat = NSSplitViewItem.unspecifiedDimension
  /// How wide its view becomes by itself, in points; kept.
  open var automaticMaximumThickness: CGFloat = NSSplitViewItem.unspecifiedDimension
  /// How much its view keeps its size; kept.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  /// Whether what is dragged to its edge shows it; kept.
  open var isSpringLoaded = false
  /// Whether a small window hides it; kept.
  open var canCollapseFromWindowResize = false
  /// Whether it is as high as the window; kept.
  open var allowsFullHeightLayout = false
  /// Which line is below the title over it; kept.
  open var titlebarSeparatorStyle = NSWindow.TitlebarSeparatorStyle.automatic

  private init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.viewController = viewController
    self.behavior = behavior
    super.init()
  }

  /// The item of a controller.
  public convenience init(viewController: NSViewController) {
    self.init(viewController, .default)
  }
  /// The item of a sidebar's controller.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
  }
  /// The item of the controller of a list to choose from.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
  /// The item of the controller of what tells of a selection.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
    canCollapse = true
  }

  var thickness: ClosedRange<CGFloat>? {
    let least = max(0, minimumThickness)
    return least...(maximumThickness > 0 ? max(least, maximumThickness) : .infinity)
  }
}
