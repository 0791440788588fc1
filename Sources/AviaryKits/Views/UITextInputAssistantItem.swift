public import Foundation

/// What stands beside a keyboard of UIKit: its values are kept, and nothing shows it.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Nothing.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Whether a person may hide it.
  open var allowsHidingShortcuts = true
  /// Items at its leading edge.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Items at its trailing edge.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Items of a bar that belong together, of UIKit: kept, and nothing shows them.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem]
  /// What is shown where there is no room for all of them; nil for nothing.
  open var representativeItem: UIBarButtonItem?

  /// Items that belong together.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
