public import Foundation

/// One of several views of AppKit of which one is seen.
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
  /// How a tab is.
  public enum State: UInt, Sendable {
    /// Its view is seen.
    case selectedTab = 0
    /// Its view is not seen.
    case backgroundTab = 1
    /// It is pressed.
    case pressedTab = 2
  }

  /// What it is found by.
  open var identifier: Any?
  /// What its tab says.
  open var label = "" { didSet { tabView?.contentChanged() } }
  /// What its tab shows.
  open var image: NSImage? { didSet { tabView?.contentChanged() } }
  /// What is told when the pointer rests on its tab; kept.
  open var toolTip: String?
  /// The colour of its tab; kept.
  open var color: NSColor = .controlColor
  /// The view; where a controller has it, that one's.
  open var view: NSView? { didSet { tabView?.contentChanged() } }
  /// What manages the view.
  open var viewController: NSViewController? { didSet { tabView?.contentChanged() } }
  /// What it is in; nil for nothing.
  open internal(set) weak var tabView: NSTabView?
  /// What gets the keyboard first; kept.
  open weak var initialFirstResponder: NSView?
  /// How its tab is.
  open var tabState: State {
    tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab
  }

  /// A view that is found by something.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }

  /// A view that a controller manages, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  /// The view that is seen.
  var shownView: NSView? { viewController?.view ?? view }

  func isFound(by wanted: Any) -> Bool {
    guard let identifier else { return false }
    if let first = identifier as? AnyHashable, let second = wanted as? AnyHashable {
      return first == second
    }
    return identifier as AnyObject === wanted as AnyObject
  }
}

/// What manages views of AppKit of which one is seen, each with a controller of its own.
@MainActor @preconcurrency
open class NSTabViewController: NSViewController, NSTabViewDelegate {
  /// Where tabs are.
  public enum TabStyle: Int, Sendable {
    /// In a row of buttons above.
    case segmentedControlOnTop = 0
    /// In a row of buttons below.
    case segmentedControlOnBottom = 1
    /// In the window's toolbar.
    case toolbar = 2
    /// Nowhere.
    case unspecified = -1
  }

  /// The views.
  open lazy var tabView = NSTabView()
  /// Where tabs are: above the views, unless there are none.
  open var tabStyle = TabStyle.segmentedControlOnTop {
    didSet { tabView.tabPosition = tabStyle == .unspecified ? .none : .top }
  }
  /// How one view comes in place of another one; kept: at once.
  open var transitionOptions: NSViewController.TransitionOptions = [
    .crossfade, .allowUserInteraction,
  ]
  /// Whether its title is that of the view that is seen.
  open var canPropagateSelectedChildViewControllerTitle = true
  /// The controllers, each with its tab.
  open var tabViewItems: [NSTabViewItem] = [] {
    didSet {
      children = tabViewItems.compactMap(\.viewController)
      tabView.delegate = self
      tabView.tabViewItems = tabViewItems
    }
  }
  /// The place of the view that is seen; -1 for none.
  open var selectedTabViewItemIndex: Int {
    get {
      guard let item = tabView.selectedTabViewItem else { return -1 }
      return tabView.indexOfTabViewItem(item)
    }
    set { tabView.selectTabViewItem(at: newValue) }
  }

  /// Has the views be in its own.
  open override func loadView() { view = tabView }
  /// Puts a controller behind the others.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Puts a controller among the others.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItems.insert(tabViewItem, at: min(max(index, 0), tabViewItems.count))
  }
  /// Takes a controller away.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.removeAll { $0 === tabViewItem }
  }
  /// The item of a controller; nil for none.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === viewController }
  }
  /// Puts a controller in it, with a tab for it.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }
  /// Takes a controller that is in it out of it, with its tab.
  open override func removeChild(at index: Int) {
    guard children.indices.contains(index) else { return }
    let child = children[index]
    tabViewItems.removeAll { $0.viewController === child }
  }
  /// Whether a view may be seen: it may.
  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  /// Called before a view is seen.
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Called when a view is seen; takes over its title.
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    guard canPropagateSelectedChildViewControllerTitle else { return }
    if let title = tabViewItem?.viewController?.title { self.title = title }
  }
}
