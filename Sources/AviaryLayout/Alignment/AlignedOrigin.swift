package import AviaryGeometry
package import Foundation

/// Where something lies in a rectangle whose origin is zero, by the guides of both.
///
/// This is how a frame, an overlay and a background place their content: steps A3 and I3 of
/// Documentation/Behaviours/frames.md.
///
/// - Parameters:
///   - content: What is placed.
///   - container: The rectangle; its explicit guides count, as in an overlay.
/// - Returns: The content's top left. An infinite side starts at zero.
/// - SeeAlso: layout-rules F2, O1.
package func alignedOrigin(
  of content: ViewDimensions,
  in container: ViewDimensions,
  alignment: Alignment
) -> CGPoint {
  func offset(_ axis: Axis) -> CGFloat {
    let key = alignment.key(axis)
    let offset = container[key] - content[key]
    return offset.isFinite ? offset : 0
  }
  return CGPoint(x: offset(.horizontal), y: offset(.vertical))
}
