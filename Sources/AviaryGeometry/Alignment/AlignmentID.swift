public import Foundation

/// A type that names an alignment guide and says where it lies when a view does not.
public protocol AlignmentID {
  /// Where the guide lies in a view that does not set it, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
