@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that takes a finger's drag from the scroll views in it: a sheet that grows before its content scrolls.
package protocol DragClaimant: ViewNode {
  /// Whether it takes a drag that a scroll view in it could follow. Asked when a drag begins; changes nothing.
  ///
  /// - Parameter distance: How far the finger has moved, in points.
  func claimsDrag(_ distance: CGSize) -> Bool
}
