public import AviaryFoundation
public import Foundation

/// Something in a toolbar of AppKit: a button, or a view, which is shown where it hosts one of
/// SwiftUI's.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
  /// What it is found by.
  public let itemIdentifier: Identifier
  /// The toolbar that it is in; nil for none.
  open internal(set) weak var toolbar: NSToolbar? {
    didSet { toolbar?.change.send() }
  }
  /// What it is called.
  open var label = "" { didSet { toolbar?.change.send() } }
  /// What it is called where a person chooses items; nobody does here.
  open var paletteLabel = ""
  /// Other names of it, for the room that there is; kept.
  open var possibleLabels: Set<String> = []
  /// What is told when the pointer rests on it.
  open var toolTip: String?
  /// The item of the menu that is in its place where there is no room; kept.
  open var menuFormRepresentation: NSMenuItem?
  /// A number to find it by.
  open var tag = 0
  /// Who performs its action; nil for the first that can.
  open weak var target: AnyObject?
  /// What it has its target do; nil for nothing.
  open var action: Selector?
  /// Whether it can be used.
  open var isEnabled = true { didSet { toolbar?.change.send() } }
  /// What it shows.
  open var image: NSImage? { didSet { toolbar?.change.send() } }
  /// What it says in place of a picture.
  open var title = "" { didSet { toolbar?.change.send() } }
  /// Whether there is a line around it; kept: the toolbar decides.
  open var isBordered = false
  /// Whether it is where one goes to; kept.
  open var isNavigational = false
  /// A view in its place.
  open var view: NSView? { didSet { toolbar?.change.send() } }
  /// Whether it is seen in its toolbar.
  open var isVisible: Bool { toolbar?.isVisible == true && !isHidden }
  /// Whether it is not seen.
  open var isHidden = false { didSet { toolbar?.change.send() } }
  /// Its least size, in points; kept.
  open var minSize = NSSize.zero
  /// Its greatest size, in points; kept.
  open var maxSize = NSSize.zero
  /// Whether it stays when there is little room; kept.
  open var visibilityPriority = VisibilityPriority.standard
  /// The colour behind it; kept.
  open var backgroundTintColor: NSColor?
  /// Whether it is asked by itself whether it can be used; nobody asks.
  open var autovalidates = true
  /// Whether it may be there several times.
  open var allowsDuplicatesInToolbar: Bool { false }

  /// An item.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// Finds out whether it can be used: whether somebody performs its action; where it says so, by
  /// its target.
  open func validate() {
    if let target = target as? any NSToolbarItemValidation {
      isEnabled = target.validateToolbarItem(self)
    }
  }

  /// Does what a click does.
  func send() {
    guard isEnabled, let action else { return }
    SentAction.send(action, to: target, from: self)
  }
}

/// Who says which items of a toolbar can be used.
@MainActor @preconcurrency
public protocol NSToolbarItemValidation: NSObjectProtocol {
  /// Whether an item can be used.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

/// Items of a toolbar of AppKit that belong together.
@MainActor @preconcurrency
open class NSToolbarItemGroup: NSToolbarItem {
  /// What a group looks like.
  public enum ControlRepresentation: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Beside each other.
    case expanded = 1
    /// One, with a menu.
    case collapsed = 2
  }

  /// What is chosen in a group.
  public enum SelectionMode: Int, Sendable {
    /// One.
    case selectOne = 0
    /// Any.
    case selectAny = 1
    /// None: they do something.
    case momentary = 2
  }

  /// The items.
  open var subitems: [NSToolbarItem] = [] {
    didSet {
      for item in subitems { item.toolbar = toolbar }
      toolbar?.change.send()
    }
  }
  /// The bar that it and the items in it are in; nil for none.
  open override var toolbar: NSToolbar? {
    didSet {
      for item in subitems { item.toolbar = toolbar }
    }
  }
  /// What it looks like; kept: they are beside each other.
  open var controlRepresentation = ControlRepresentation.automatic
  /// What is chosen in it.
  open var selectionMode = SelectionMode.momentary
  private var chosen: Set<Int> = []
  /// The item that was chosen last; -1 for none.
  open var selectedIndex = -1 {
    didSet { chosen = selectedIndex < 0 ? [] : [selectedIndex] }
  }

  /// A group of items with words.
  ///
  /// - Parameters:
  ///   - itemIdentifier: What it is found by.
  ///   - titles: What they say.
  ///   - selectionMode: What is chosen among them.
  ///   - labels: What they are called; nil for what they say.
  ///   - target: Who performs the action; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier,
    titles: [String],
    selectionMode: SelectionMode,
    labels: [String]?,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    fill(titles.count, selectionMode, labels ?? titles, target, action)
    for (item, title) in zip(subitems, titles) { item.title = title }
  }

  /// A group of items with pictures.
  ///
  /// - Parameters:
  ///   - itemIdentifier: What it is found by.
  ///   - images: What they show.
  ///   - selectionMode: What is chosen among them.
  ///   - labels: What they are called.
  ///   - target: Who performs the action; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier,
    images: [NSImage],
    selectionMode: SelectionMode,
    labels: [String]?,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    fill(images.count, selectionMode, labels ?? [], target, action)
    for (item, image) in zip(subitems, images) { item.image = image }
  }

  private func fill(
    _ count: Int,
    _ mode: SelectionMode,
    _ labels: [String],
    _ target: AnyObject?,
    _ action: Selector?
  ) {
    selectionMode = mode
    self.target = target
    self.action = action
    subitems = (0..<count).map { index in
      let name = Identifier("\(itemIdentifier.rawValue).\(index)")
      let item = NSToolbarItem(itemIdentifier: name)
      if labels.indices.contains(index) { item.label = labels[index] }
      return item
    }
  }

  /// Chooses an item, or none of that place.
  open func setSelected(_ selected: Bool, at index: Int) {
    if selected {
      if selectionMode != .selectAny { chosen = [] }
      let all = chosen.union([index])
      selectedIndex = index
      chosen = all
    } else {
      let all = chosen.subtracting([index])
      selectedIndex = all.max() ?? -1
      chosen = all
    }
    toolbar?.change.send()
  }
  /// Whether the item at a place is chosen.
  open func isSelected(at index: Int) -> Bool { chosen.contains(index) }

  /// Does what a click on one of the items does: its own action, else the group's.
  func send(_ index: Int) {
    guard subitems.indices.contains(index) else { return }
    if selectionMode == .momentary {
      selectedIndex = index
    } else {
      setSelected(selectionMode == .selectOne || !isSelected(at: index), at: index)
    }
    if subitems[index].action != nil { subitems[index].send() } else { send() }
  }
}

/// A field for searches in a toolbar of AppKit.
@MainActor @preconcurrency
open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField()
  /// How wide the field would like to be, in points; kept.
  open var preferredWidthForSearchField: CGFloat = 0
  /// Whether escape ends the search; kept.
  open var resignsFirstResponderWithCancel = true
  /// Begins to search: gives the field the keyboard; nothing does, which is told once.
  open func beginSearchInteraction() {
    Missing.tell("NSSearchToolbarItem.beginSearchInteraction", "SwiftUI's searchable is shown")
  }
  /// Ends the search.
  open func endSearchInteraction() {}
}

/// A line in a toolbar of AppKit that goes on from one in a split view; the toolbar has it nowhere.
@MainActor @preconcurrency
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  /// The split view.
  open var splitView: NSSplitView
  /// Which of its lines, from 0.
  open var dividerIndex: Int

  /// A line of a split view.
  ///
  /// - Parameters:
  ///   - identifier: What it is found by.
  ///   - splitView: The split view.
  ///   - dividerIndex: Which of its lines, from 0.
  public init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
    self.splitView = splitView
    self.dividerIndex = dividerIndex
    super.init(itemIdentifier: identifier)
  }
}

/// An item of a toolbar of AppKit that shows a menu.
@MainActor @preconcurrency
open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu() { didSet { toolbar?.change.send() } }
  /// Whether there is a sign that it is a menu.
  open var showsIndicator = true
}
