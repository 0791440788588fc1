public import AviaryFoundation
public import Foundation

extension NSMenu {
  /// The place of an item; -1 where it is not there.
  public func index(of item: NSMenuItem) -> Int { index { $0 === item } }
  /// The place of the first item with a name; -1 for none.
  public func indexOfItem(withTitle title: String) -> Int { index { $0.title == title } }
  /// The place of the first item with a number; -1 for none.
  public func indexOfItem(withTag tag: Int) -> Int { index { $0.tag == tag } }
  /// The place of the first item that stands for an object; -1 for none.
  public func indexOfItem(withRepresentedObject object: Any?) -> Int {
    index { item in
      switch (item.representedObject, object) {
      case (nil, nil): true
      case (let first as AnyHashable, let second as AnyHashable): first == second
      default: false
      }
    }
  }
  /// The place of the item with a menu in it; -1 for none.
  public func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { index { $0.submenu === submenu } }
  /// The place of the first item that has a target do something; -1 for none.
  public func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    index { $0.action == actionSelector && $0.target === target.map { $0 as AnyObject } }
  }
  /// Takes an item away.
  public func removeItem(at index: Int) {
    if let item = item(at: index) { removeItem(item) }
  }

  private func index(where isMeant: (NSMenuItem) -> Bool) -> Int {
    items.firstIndex(where: isMeant) ?? -1
  }
}

extension NSMenu {
  /// Posted when a menu opens; nothing posts it here.
  public nonisolated static let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification"
  )
  /// Posted when a menu has closed; nothing posts it here.
  public nonisolated static let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification"
  )
  /// Posted before an item's action is sent; nothing posts it here.
  public nonisolated static let willSendActionNotification = Notification.Name(
    "NSMenuWillSendActionNotification"
  )
  /// Posted when an item's action was sent; nothing posts it here.
  public nonisolated static let didSendActionNotification = Notification.Name(
    "NSMenuDidSendActionNotification"
  )
}
