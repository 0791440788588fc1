public import AviaryFoundation
public import Foundation

/// A button of AppKit that opens a menu to choose from: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
  private var ownMenu: NSMenu? = NSMenu()
  private weak var chosen: NSMenuItem?

  /// Whether the menu lies below it, and the first item is what it says.
  open var pullsDown = false
  /// Whether what has nothing to do can't be chosen.
  open var autoenablesItems = true
  /// At which edge the menu opens; kept.
  open var preferredEdge = NSRectEdge.maxY
  /// What is chosen from.
  open override var menu: NSMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      select(pullsDown ? nil : newValue?.items.first)
    }
  }

  /// A button with a frame.
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// A button that a menu is pulled down from.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - menu: The menu; that it says something is put before its items.
  public convenience init(pullDownButtonWithTitle title: String, menu: NSMenu) {
    self.init(frame: .zero, pullsDown: true)
    self.menu = menu
    insertItem(withTitle: title, at: 0)
  }

  /// A button with items to choose from.
  ///
  /// - Parameters:
  ///   - menu: The items.
  ///   - target: Who performs the action; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(popUpButtonWithMenu menu: NSMenu, target: Any?, action: Selector?) {
    self.init(frame: .zero, pullsDown: false)
    self.menu = menu
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: - Items

  /// Adds an item; one of that name goes before.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  /// Adds items; those of the names go before.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Puts an item among the others; one of that name goes before.
  open func insertItem(withTitle title: String, at index: Int) {
    let before = indexOfItem(withTitle: title)
    if before >= 0 { removeItem(at: before) }
    let place = min(max(0, before >= 0 && before < index ? index - 1 : index), numberOfItems)
    menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: place)
    if chosen == nil, !pullsDown { select(menu?.items.first) }
  }
  /// Takes the item of a name away.
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
  /// Takes an item away.
  open func removeItem(at index: Int) {
    let item = item(at: index)
    menu?.removeItem(at: index)
    if let item, item === chosen { select(pullsDown ? nil : menu?.items.first) }
  }
  /// Takes all items away.
  open func removeAllItems() {
    menu?.removeAllItems()
    chosen = nil
  }
  /// What is chosen from.
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  /// How many items there are.
  open var numberOfItems: Int { itemArray.count }
  /// What the items are called.
  open var itemTitles: [String] { itemArray.map(\.title) }
  /// What the item at a place is called; empty where there is none.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// The item at a place; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
  /// The first item of a name; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
  /// The last item; nil for none.
  open var lastItem: NSMenuItem? { itemArray.last }
  /// The place of an item; -1 where it is not there.
  open func index(of item: NSMenuItem) -> Int { menu?.index(of: item) ?? -1 }
  /// The place of the first item of a name; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int {
    menu?.indexOfItem(withTitle: title) ?? -1
  }
  /// The place of the first item with a number; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { menu?.indexOfItem(withTag: tag) ?? -1 }
  /// The place of the first item that stands for an object; -1 for none.
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    menu?.indexOfItem(withRepresentedObject: obj) ?? -1
  }
  /// The place of the first item that has a target do something; -1 for none.
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    menu?.indexOfItem(withTarget: target, andAction: actionSelector) ?? -1
  }

  // MARK: - Choosing

  /// Chooses an item; nil for none.
  open func select(_ item: NSMenuItem?) {
    chosen?.state = .off
    chosen = item
    if !pullsDown { item?.state = .on }
  }
  /// Chooses the item at a place; none where there is none.
  open func selectItem(at index: Int) { select(item(at: index)) }
  /// Chooses the first item of a name; none where there is none.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Chooses the first item with a number; whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu?.item(withTag: tag) else { return false }
    select(item)
    return true
  }
  /// The item that is chosen; nil for none.
  open var selectedItem: NSMenuItem? { chosen }
  /// The place of the item that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { chosen.map { index(of: $0) } ?? -1 }
  /// What the item that is chosen is called; nil for none.
  open var titleOfSelectedItem: String? { chosen?.title }
  /// The number of the item that is chosen; -1 for none.
  open func selectedTag() -> Int { chosen?.tag ?? -1 }
  /// Chooses the item of a name, which is added where there is none; the first one says it where
  /// they are pulled down.
  open func setTitle(_ string: String) {
    if pullsDown {
      if let first = itemArray.first { first.title = string } else { addItem(withTitle: string) }
    } else {
      if item(withTitle: string) == nil { addItem(withTitle: string) }
      selectItem(withTitle: string)
    }
  }
  /// Has it say what is chosen, which it does.
  open func synchronizeTitleAndSelectedItem() {}
  /// What it says.
  open override var title: String {
    get { (pullsDown ? itemArray.first : chosen)?.title ?? "" }
    set { setTitle(newValue) }
  }
}
