public import AviaryFoundation
public import Foundation

/// A menu of AppKit: kept, and nothing shows it; SwiftUI's `Menu`, `contextMenu` and `Commands` are
/// shown.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  /// What it is called.
  open var title: String
  /// What is in it.
  open var items: [NSMenuItem] = []
  /// Whether what has nothing to do can't be chosen.
  open var autoenablesItems = true
  /// Who is told; never here.
  open weak var delegate: (any NSMenuDelegate)?
  /// The menu that it is in; nil for none.
  open internal(set) weak var supermenu: NSMenu?

  /// A menu.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// A menu without a name: there are no interface files here.
  @MainActor @preconcurrency public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  /// A menu without a name.
  @MainActor @preconcurrency public override convenience init() { self.init(title: "") }

  /// Puts an item at its end.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Puts an item among the others.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(index, 0), items.count))
    newItem.menu = self
  }
  /// Takes an item away.
  open func removeItem(_ item: NSMenuItem) {
    items.removeAll { $0 === item }
    item.menu = nil
  }
  /// Takes all items away.
  open func removeAllItems() {
    for item in items { item.menu = nil }
    items = []
  }
  /// The first item with a name; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The first item with a number; nil for none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The item at a place; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// Puts an item at its end.
  ///
  /// - Parameters:
  ///   - string: What it is called.
  ///   - selector: What it has its target do; nil for nothing.
  ///   - charCode: The key that does it; empty for none.
  /// - Returns: the item.
  @discardableResult
  open func addItem(
    withTitle string: String,
    action selector: Selector?,
    keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Does what an item does, as if it were chosen.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), let action = item.action else { return }
    SentAction.send(action, to: item.target, from: item)
  }
  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// Puts a menu into an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Would show it; says once that nothing shows it, and returns false.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    Missing.tell("NSMenu.popUp", "SwiftUI's Menu and contextMenu are shown")
    return false
  }
}

/// Who is told about menus of AppKit; never here.
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
  /// It opens.
  func menuWillOpen(_ menu: NSMenu)
  /// It closed.
  func menuDidClose(_ menu: NSMenu)
  /// Its items are to be made.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// Something in a menu of AppKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  /// What it is called.
  open var title = ""
  /// What it is called, with attributes.
  open var attributedTitle: NSAttributedString?
  /// What it shows.
  open var image: NSImage?
  /// The key that does it.
  open var keyEquivalent = ""
  /// The keys that are held for it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is not seen.
  open var isHidden = false
  /// Whether its key is another one on other keyboards; kept.
  open var allowsAutomaticKeyEquivalentLocalization = true
  /// Whether its key points the other way where one reads from the right; kept.
  open var allowsAutomaticKeyEquivalentMirroring = true
  /// How it is.
  open var state = NSControl.StateValue.off
  /// A number to find it by.
  open var tag = 0
  /// What it stands for.
  open var representedObject: Any?
  /// Whom it tells; nil for the first that can do it.
  open weak var target: AnyObject?
  /// What it has its target do; nil for nothing.
  open var action: Selector?
  /// The menu in it.
  open var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
    }
  }
  /// The menu that it is in; nil for none.
  open internal(set) weak var menu: NSMenu?
  /// A view in its place.
  open var view: NSView?
  /// What is told when the pointer rests on it.
  open var toolTip: String?
  /// What it is found by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether it is a line between others.
  public private(set) var isSeparatorItem = false

  /// An item without a name.
  @MainActor @preconcurrency public override convenience init() {
    self.init(title: "", action: nil, keyEquivalent: "")
  }

  /// An item without a name: there are no interface files here.
  @MainActor @preconcurrency public required init(coder: NSCoder) { super.init() }

  /// An item.
  ///
  /// - Parameters:
  ///   - string: What it is called.
  ///   - selector: What it has its target do; nil for nothing.
  ///   - charCode: The key that does it; empty for none.
  @MainActor @preconcurrency
  public init(
    title string: String,
    action selector: Selector?,
    keyEquivalent charCode: String
  ) {
    super.init()
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// A line between others.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}

/// Who says which items of a menu can be chosen; nobody asks, since nothing shows menus of AppKit.
@MainActor @preconcurrency
public protocol NSMenuItemValidation {
  /// Whether an item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
