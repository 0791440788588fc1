package import Foundation

/// The length of `containerRelativeFrame(_:count:span:spacing:alignment:)` on one axis.
///
/// The container is divided into `count` parts with `spacing` between them, of which the frame
/// covers `span` and what lies between those.
///
/// - Parameters:
///   - container: The container's length in points, without its safe area.
///   - count: How many parts there are; less than 1 counts as 1.
///   - span: How many parts the frame covers.
///   - spacing: The distance between parts.
/// - Returns: A length that is not negative.
/// - SeeAlso: Apple's documentation, page
///   `view/containerrelativeframe(_:count:span:spacing:alignment:)`; layout-rules C10.
package func containerRelativeLength(
  _ container: CGFloat,
  count: Int,
  span: Int = 1,
  spacing: CGFloat
) -> CGFloat {
  let count = CGFloat(max(1, count))
  let span = CGFloat(max(0, span))
  let part = (container - spacing * (count - 1)) / count
  let length = part * span + spacing * (span - 1)
  return length.isNaN ? 0 : max(0, length)
}
