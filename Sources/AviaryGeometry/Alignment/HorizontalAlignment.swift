public import Foundation

/// A guide by which views are aligned along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable, BitwiseCopyable {
  /// What tells this guide from others.
  public let key: AlignmentKey

  /// Makes the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// The guide of a key of the horizontal axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Merges the explicit values that several views have for this guide, all in one space.
  ///
  /// - Returns: nil if no value is explicit.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

extension HorizontalAlignment {
  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where a list row's separator starts; the leading edge by default.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where a list row's separator ends; the trailing edge by default.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
  /// Where the first text begins, which texts set without anybody asking them to.
  package static let firstText = HorizontalAlignment(FirstText.self)
}

// MARK: - The built-in guides

extension HorizontalAlignment {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  enum FirstText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
}
