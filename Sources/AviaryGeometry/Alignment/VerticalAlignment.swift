public import Foundation

/// A guide by which views are aligned along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable, BitwiseCopyable {
  /// What tells this guide from others.
  public let key: AlignmentKey

  /// Makes the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// The guide of a key of the vertical axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Merges the explicit values that several views have for this guide, all in one space.
  ///
  /// - Returns: nil if no value is explicit.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

extension VerticalAlignment {
  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the bottom edge of what has no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text; the bottom edge of what has no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

// MARK: - The built-in guides

extension VerticalAlignment {
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
}
