import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
private final class ToolMaker: NSObject, NSToolbarDelegate {
  var clicked = 0
  @MainActor func click(_ sender: Any?) { clicked += 1 }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.init("a"), .flexibleSpace, .init("unknown"), .init("b")]
  }

  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.init("b")]
  }

  func toolbar(
    _ toolbar: NSToolbar,
    itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard itemIdentifier.rawValue != "unknown" else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = itemIdentifier.rawValue
    item.target = self
    item.action = Selector("click:", ToolMaker.click(_:))
    return item
  }
}

@MainActor
@Suite("Toolbars and tabs of AppKit")
struct NSToolbarTests {
  @Test("a toolbar has the items that its delegate makes, and those of the system")
  func items() {
    let maker = ToolMaker()
    let toolbar = NSToolbar(identifier: "main")
    toolbar.delegate = maker
    #expect(toolbar.items.map(\.itemIdentifier.rawValue).first == "a")
    #expect(toolbar.items.count == 3)
    toolbar.insertItem(withItemIdentifier: .space, at: 0)
    #expect(toolbar.items[0].itemIdentifier == .space)
    toolbar.removeItem(at: 1)
    #expect(toolbar.items.count == 3)
    #expect(toolbar.items.last?.toolbar === toolbar)
  }

  @Test("a click on an item sends its action, and chooses it where it can be chosen")
  func clicks() throws {
    let maker = ToolMaker()
    let toolbar = NSToolbar(identifier: "main")
    toolbar.delegate = maker
    toolbar.click(toolbar.items[0])
    #expect(maker.clicked == 1)
    #expect(toolbar.selectedItemIdentifier == nil)
    let last = try #require(toolbar.items.last)
    toolbar.click(last)
    #expect(maker.clicked == 2)
    #expect(toolbar.selectedItemIdentifier?.rawValue == "b")
  }

  @Test("a window shows or hides its toolbar")
  func shown() {
    let window = NSWindow()
    let toolbar = NSToolbar()
    window.toolbar = toolbar
    window.toggleToolbarShown(nil)
    #expect(!toolbar.isVisible)
    #expect(toolbar.visibleItems == nil)
  }

  @Test("one item of a group is chosen, or any")
  func groups() {
    let group = NSToolbarItemGroup(
      itemIdentifier: .init("group"),
      titles: ["a", "b"],
      selectionMode: .selectOne,
      labels: nil,
      target: nil,
      action: nil
    )
    group.send(0)
    group.send(1)
    #expect(group.selectedIndex == 1)
    #expect(!group.isSelected(at: 0))
    group.selectionMode = .selectAny
    group.setSelected(true, at: 0)
    #expect(group.isSelected(at: 0) && group.isSelected(at: 1))
  }

  @Test("the first tab is seen, until another is asked for or it goes")
  func tabs() {
    let tabs = NSTabView()
    let items = ["a", "b", "c"].map { NSTabViewItem(identifier: $0) }
    for item in items { tabs.addTabViewItem(item) }
    #expect(tabs.selectedTabViewItem === items[0])
    tabs.selectTabViewItem(withIdentifier: "b")
    #expect(items[1].tabState == .selectedTab)
    tabs.selectNextTabViewItem(nil)
    tabs.removeTabViewItem(items[2])
    #expect(tabs.selectedTabViewItem === items[0])
  }

  @Test("a sidebar's view goes when it is collapsed")
  func splits() {
    let controller = NSSplitViewController()
    let side = NSSplitViewItem(
      sidebarWithViewController: NSHostingController(rootView: Text("side"))
    )
    let main = NSSplitViewItem(viewController: NSHostingController(rootView: Text("main")))
    controller.addSplitViewItem(side)
    controller.addSplitViewItem(main)
    #expect(controller.view === controller.splitView)
    #expect(controller.children.count == 2)
    #expect(controller.splitView.arrangedSubviews.count == 2)
    controller.toggleSidebar(nil)
    #expect(side.isCollapsed)
    #expect(controller.splitView.isSubviewCollapsed(side.viewController.view))
    main.viewController.removeFromParent()
    #expect(controller.splitViewItems == [side])
  }

  @Test("a table's rows that are there can be chosen, which its delegate is told")
  func tables() {
    final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate {
      var count = 3
      var told = 0
      func numberOfRows(in tableView: NSTableView) -> Int { count }
      func tableViewSelectionDidChange(_ notification: Notification) { told += 1 }
    }
    let rows = Rows()
    let table = NSTableView()
    table.dataSource = rows
    table.delegate = rows
    table.selectRowIndexes([1, 2, 9], byExtendingSelection: false)
    #expect(table.selectedRowIndexes == [1, 2])
    rows.count = 2
    table.reloadData()
    #expect(table.selectedRow == 1)
    #expect(rows.told == 2)
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    table.addTableColumn(column)
    column.width = 2
    #expect(column.width == column.minWidth)
    #expect(table.column(withIdentifier: column.identifier) == 0)
  }
}
