public import Foundation

/// The tools at the upper edge of a window of AppKit that the program opens: its items are shown.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
  /// What a toolbar is found by.
  public typealias Identifier = String

  /// What items show.
  public enum DisplayMode: UInt, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// Picture and words.
    case iconAndLabel = 1
    /// The picture.
    case iconOnly = 2
    /// The words.
    case labelOnly = 3
  }

  /// How large items are.
  public enum SizeMode: UInt, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// As usual.
    case regular = 1
    /// Small.
    case small = 2
  }

  /// What it is found by.
  public let identifier: Identifier
  /// Tells what shows it that it changed.
  let change = HostedChange()
  private var own: [NSToolbarItem]?
  /// Who makes its items.
  open weak var delegate: (any NSToolbarDelegate)? {
    didSet {
      own = nil
      change.send()
    }
  }
  /// Whether it is seen.
  open var isVisible = true { didSet { change.send() } }
  /// What its items show.
  open var displayMode = DisplayMode.default { didSet { change.send() } }
  /// How large its items are; kept.
  open var sizeMode = SizeMode.default
  /// Whether there is a line below it; kept.
  open var showsBaselineSeparator = true
  /// Whether a person can choose its items; kept, and nobody can.
  open var allowsUserCustomization = false
  /// Whether a person can choose what items show; kept, and nobody can.
  open var allowsDisplayModeCustomization = true
  /// Whether other programs put items there; kept.
  open var allowsExtensionItems = false
  /// Whether what a person chose is kept; nobody chooses.
  open var autosavesConfiguration = false
  /// The item in its middle; kept.
  open var centeredItemIdentifier: NSToolbarItem.Identifier?
  /// The items in its middle; kept.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  /// The item that is chosen; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? { didSet { change.send() } }
  /// Whether a person chooses its items just now: no.
  open var customizationPaletteIsRunning: Bool { false }

  /// A toolbar of a name.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  /// A toolbar without a name.
  @MainActor @preconcurrency public override convenience init() { self.init(identifier: "") }

  /// Its items: those that its delegate says, until others are put in or taken out.
  open var items: [NSToolbarItem] {
    if let own { return own }
    guard let delegate else { return [] }
    let made = delegate.toolbarDefaultItemIdentifiers(self).compactMap { item($0) }
    own = made
    return made
  }
  /// Its items that are seen.
  open var visibleItems: [NSToolbarItem]? { isVisible ? items.filter { !$0.isHidden } : nil }

  /// Makes an item: a standard one, or as the delegate does.
  private func item(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    let made =
      standardItem(identifier)
      ?? delegate?.toolbar(
        self,
        itemForItemIdentifier: identifier,
        willBeInsertedIntoToolbar: true
      )
    guard let made else { return nil }
    tell(Self.willAddItemNotification, made) { $0.toolbarWillAddItem($1) }
    made.toolbar = self
    return made
  }

  private func tell(
    _ name: Notification.Name,
    _ item: NSToolbarItem,
    _ call: (any NSToolbarDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: ["item": item])
    NotificationCenter.default.post(notification)
    if let delegate { call(delegate, notification) }
  }

  /// Puts an item among the others, which its delegate makes.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    guard let item = item(itemIdentifier) else { return }
    var all = items
    all.insert(item, at: min(max(index, 0), all.count))
    own = all
    change.send()
  }
  /// Takes an item away.
  open func removeItem(at index: Int) {
    var all = items
    guard all.indices.contains(index) else { return }
    let item = all.remove(at: index)
    own = all
    item.toolbar = nil
    change.send()
    tell(Self.didRemoveItemNotification, item) { $0.toolbarDidRemoveItem($1) }
  }
  /// Takes all items of a name away.
  open func removeItem(identifier itemIdentifier: NSToolbarItem.Identifier) {
    while let index = items.firstIndex(where: { $0.itemIdentifier == itemIdentifier }) {
      removeItem(at: index)
    }
  }
  /// Has the program say anew which items can be used.
  open func validateVisibleItems() {
    for item in visibleItems ?? [] where item.autovalidates { item.validate() }
  }
  /// Has a person choose its items; says once that nobody can.
  open func runCustomizationPalette(_ sender: Any?) {
    Missing.tell("NSToolbar.runCustomizationPalette", "nothing here asks for items")
  }
}

extension NSToolbar {
  /// Posted before an item comes.
  public nonisolated static let willAddItemNotification = Notification.Name(
    "NSToolbarWillAddItemNotification"
  )
  /// Posted when an item is gone.
  public nonisolated static let didRemoveItemNotification = Notification.Name(
    "NSToolbarDidRemoveItemNotification"
  )
}

/// Who makes the items of a toolbar of AppKit.
@MainActor @preconcurrency
public protocol NSToolbarDelegate: NSObjectProtocol {
  /// Makes an item; nil where there is none of the name.
  ///
  /// - Parameters:
  ///   - toolbar: The bar.
  ///   - itemIdentifier: Which item.
  ///   - flag: Whether it is for the bar itself, and not for the choice of items.
  func toolbar(
    _ toolbar: NSToolbar,
    itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The items that are there at first.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that may be there.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that can be chosen.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that can't be moved.
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  /// Whether a person may put an item somewhere; nobody can.
  ///
  /// - Parameters:
  ///   - toolbar: The bar.
  ///   - itemIdentifier: Which item.
  ///   - index: Where it would be, from 0.
  func toolbar(
    _ toolbar: NSToolbar,
    itemIdentifier: NSToolbarItem.Identifier,
    canBeInsertedAt index: Int
  ) -> Bool
  /// An item comes.
  func toolbarWillAddItem(_ notification: Notification)
  /// An item is gone.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  /// None.
  ///
  /// - Parameters:
  ///   - toolbar: The bar.
  ///   - itemIdentifier: Which item.
  ///   - flag: Whether it is for the bar itself, and not for the choice of items.
  public func toolbar(
    _ toolbar: NSToolbar,
    itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// None.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// None.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// None.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// None.
  public func toolbarImmovableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> Set<NSToolbarItem.Identifier> { [] }
  /// It may.
  ///
  /// - Parameters:
  ///   - toolbar: The bar.
  ///   - itemIdentifier: Which item.
  ///   - index: Where it would be, from 0.
  public func toolbar(
    _ toolbar: NSToolbar,
    itemIdentifier: NSToolbarItem.Identifier,
    canBeInsertedAt index: Int
  ) -> Bool { true }
  /// Does nothing.
  public func toolbarWillAddItem(_ notification: Notification) {}
  /// Does nothing.
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}
