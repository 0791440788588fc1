@_spi(Engine) import AviaryEngine
import Foundation

/// How long items stay in a bar that has no space for all.
///
/// Items of the lowest priority are the first that go into the menu behind the others.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let level: Int
  /// The place within the level.
  private let shift: Int

  private init(level: Int, shift: Int = 0) {
    self.level = level
    self.shift = shift
  }

  /// The priority of items that nobody gave one.
  public static let automatic = ToolbarItemVisibilityPriority(level: 0)
  /// Below that of other items.
  public static let low = ToolbarItemVisibilityPriority(level: -1)
  /// Above that of other items.
  public static let high = ToolbarItemVisibilityPriority(level: 1)

  /// Above that of all others.
  static let pinned = ToolbarItemVisibilityPriority(level: 2)

  /// Creates a priority a little below another, and above the level below that one's.
  ///
  /// - Parameter other: The other priority. All that are made of one are equal.
  public init(lowerThan other: ToolbarItemVisibilityPriority) {
    self.init(level: other.level, shift: other.shift - 1)
  }

  /// Creates a priority a little above another, and below the level above that one's.
  ///
  /// - Parameter other: The other priority. All that are made of one are equal.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    self.init(level: other.level, shift: other.shift + 1)
  }

  /// Whether items of this priority stay longer than those of another.
  func isHigher(than other: ToolbarItemVisibilityPriority) -> Bool {
    (level, shift) > (other.level, other.shift)
  }
}

extension ToolbarContent {
  /// Sets how long the items stay in a bar that has no space for all.
  ///
  /// - Parameter priority: Those of the lowest are the first that go into the menu behind the others.
  public nonisolated func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

extension CustomizableToolbarContent {
  /// Sets how long the items stay in a bar that has no space for all.
  ///
  /// - Parameter priority: Those of the lowest are the first that go into the menu behind the others.
  public nonisolated func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some CustomizableToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

/// Items with a priority.
private struct PrioritizedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let priority: ToolbarItemVisibilityPriority
}

extension PrioritizedToolbarContent: CustomizableToolbarContent {
  typealias Body = Never
  nonisolated var _toolbarView: AnyView {
    AnyView(content._toolbarView.containerValue(\.toolbarVisibilityPriority, priority))
  }
}

private enum ToolbarVisibilityPriorityKey: ContainerValueKey {
  static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension ContainerValues {
  /// How long an item stays in a bar.
  var toolbarVisibilityPriority: ToolbarItemVisibilityPriority {
    get { self[ToolbarVisibilityPriorityKey.self] }
    set { self[ToolbarVisibilityPriorityKey.self] = newValue }
  }
}
