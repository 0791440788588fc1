import Foundation

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  /// As it suits the surroundings.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  /// All.
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// The last one.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let value: Int

  /// The first.
  public static var sidebar: NavigationSplitViewColumn { .init(value: 0) }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn { .init(value: 1) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { .init(value: 2) }
}
