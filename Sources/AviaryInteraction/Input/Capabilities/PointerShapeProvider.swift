@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view above which a pointer looks otherwise than elsewhere.
package protocol PointerShapeProvider: ViewNode {
  /// What a pointer looks like at a place of the view, unless a view further in has another shape for it; nil where
  /// the view has none.
  ///
  /// Asked whenever the pointer moves. Changes nothing.
  ///
  /// - Parameter location: In the view's own space.
  func pointerShape(at location: CGPoint) -> PointerShape?
}

/// A view that may say whether a pointer is shown above it.
package protocol PointerVisibilityProvider: ViewNode {
  /// nil where the views around decide. Asked whenever the pointer moves.
  var isPointerHidden: Bool? { get }
}
