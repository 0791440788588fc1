public import AviaryFoundation
public import AviaryGraphics
public import Foundation

/// Something in a bar of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String?
  /// What it shows.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// What is read out in its place; kept.
  open var accessibilityLabel: String?
  /// What is read out of what it does; kept.
  open var accessibilityHint: String?
  /// What is read out of its value; kept.
  open var accessibilityValue: String?
  /// What kind of thing it is when it is read out; kept.
  open var accessibilityTraits = UIAccessibilityTraits()
  /// What it is found by in tests; kept.
  open var accessibilityIdentifier: String?

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// None: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { nil }

  /// Sets the attributes of its title in a state; kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { titleAttributes[state] = attributes }

  /// The attributes of its title in a state; nil where none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

/// A button in a bar of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What it looks like.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As what ends something.
    case done = 2
  }

  /// What it is for.
  public enum SystemItem: Int, Sendable {
    /// It is done.
    case done = 0
    /// Nothing is to be done.
    case cancel = 1
    /// To edit.
    case edit = 2
    /// To keep.
    case save = 3
    /// To add.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room that does not.
    case fixedSpace = 6
    /// To write.
    case compose = 7
    /// To answer.
    case reply = 8
    /// To share.
    case action = 9
    /// To put away.
    case organize = 10
    /// Marks.
    case bookmarks = 11
    /// To find.
    case search = 12
    /// To load anew.
    case refresh = 13
    /// To stop.
    case stop = 14
    /// To take a picture.
    case camera = 15
    /// To throw away.
    case trash = 16
    /// To play.
    case play = 17
    /// To pause.
    case pause = 18
    /// To go back.
    case rewind = 19
    /// To go on quickly.
    case fastForward = 20
    /// To take a step back.
    case undo = 21
    /// To take it again.
    case redo = 22
    /// To close.
    case close = 24
  }

  /// What it looks like.
  open var style = Style.plain
  /// Its width in points; 0 for its own.
  open var width: CGFloat = 0
  /// A view in its place.
  open var customView: UIView?
  /// Its colour.
  open var tintColor: UIColor?
  /// What it does.
  open var primaryAction: UIAction?
  /// Its menu.
  open var menu: UIMenu?
  private(set) var systemItem: SystemItem?

  /// An item without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// None: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { nil }

  /// A button for something.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a title, a picture, an action, a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Who performs its action; nil for the first that can.
  open weak var target: AnyObject?
  /// What it has its target do; nil for nothing.
  open var action: Selector?

  /// A button with a title that has a target do something.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: What it looks like.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with a picture that has a target do something.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - style: What it looks like.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button for something that has a target do it.
  ///
  /// - Parameters:
  ///   - systemItem: What it is for.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does what it is for.
  func send() {
    if let primaryAction { return primaryAction.perform() }
    if let action { SentAction.send(action, to: target, from: self) }
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// A tab of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What it shows while it is chosen.
  open var selectedImage: UIImage?
  /// A short text beside it.
  open var badgeValue: String?
  /// The colour of that text.
  open var badgeColor: UIColor?

  /// A tab without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// None: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { nil }

  /// A tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// What the bar of a navigation shows for a controller, of UIKit: its values are kept.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// What a button back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, something shorter, or nothing.
    case `default` = 0
    /// Something short, or nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// What the button back to its screen says; kept, as no bar shows it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the screen before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Where a field for searching stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits the space.
    case automatic = 0
    /// In the bar.
    case inline = 1
    /// Below the bar.
    case stacked = 2
    /// Among the bar's items.
    case integrated = 3
    /// Among the bar's items, in the middle.
    case integratedCentered = 4
    /// As a button among the bar's items.
    case integratedButton = 5
  }

  /// Where the field is to stand; kept.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// When its title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// What the way back to it is called.
  open var backButtonTitle: String?
  /// The way back to it.
  open var backBarButtonItem: UIBarButtonItem?
  /// Items at its leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Items at its trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What searches in it.
  open var searchController: UISearchController?
  /// Whether a field for searches goes away while something is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// What its bar looks like.
  open var standardAppearance: UINavigationBarAppearance?
  /// What its bar looks like where nothing is behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// What is shown for a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The item at its leading edge; the first, where there are several.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The item at its trailing edge; the first, where there are several.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
