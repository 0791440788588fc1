package import Foundation

/// Knows the explicit alignment guides of something that has been measured.
package protocol AlignmentSource: AnyObject {
  /// The explicit value of a guide, in points from the top left of a rectangle of `size`.
  ///
  /// Asked for lazily and any number of times; the answer must not depend on earlier calls.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - size: The size that was answered to `proposal`.
  ///   - proposal: The proposal that gave this size.
  /// - Returns: nil where neither the view nor what it wraps set the guide; the default value then
  ///   counts.
  /// - SeeAlso: layout-rules A1 to A6.
  func explicitAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?
}
