import AviaryFoundation
import Foundation

extension NSToolbar {
  /// One of the items that AppKit makes; nil where the delegate is to make it.
  func standardItem(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    switch identifier {
    case .space, .flexibleSpace, .sidebarTrackingSeparator, .inspectorTrackingSeparator:
      NSToolbarItem(itemIdentifier: identifier)
    case .toggleSidebar:
      NSStandardToolbarItem(identifier, "Sidebar", "sidebar.left") {
        SentAction.send(Selector("toggleSidebar:"), to: nil, from: $0)
      }
    case .showColors:
      NSStandardToolbarItem(identifier, "Colors", "paintpalette") { _ in
        NSColorPanel.shared.orderFront(nil)
      }
    case .showFonts:
      NSStandardToolbarItem(identifier, "Fonts", "textformat") { _ in
        NSFontPanel.shared.orderFront(nil)
      }
    default: nil
    }
  }

  /// Does what a click on an item does: chooses it where it can be chosen, and sends its action.
  func click(_ item: NSToolbarItem) {
    let selectable = delegate?.toolbarSelectableItemIdentifiers(self) ?? []
    if selectable.contains(item.itemIdentifier) { selectedItemIdentifier = item.itemIdentifier }
    item.send()
  }
}

/// An item that AppKit makes.
private final class NSStandardToolbarItem: NSToolbarItem {
  private let work: @MainActor (NSToolbarItem) -> Void

  init(
    _ identifier: NSToolbarItem.Identifier,
    _ label: String,
    _ symbol: String,
    _ work: @escaping @MainActor (NSToolbarItem) -> Void
  ) {
    self.work = work
    super.init(itemIdentifier: identifier)
    self.label = label
    paletteLabel = label
    image = NSImage(systemSymbolName: symbol, accessibilityDescription: label)
  }

  override func send() { if isEnabled { work(self) } }
}
