@_spi(Engine) package import AviaryEngine

/// A view above which a pointer looks otherwise than elsewhere.
package protocol PointerShapeProvider: ViewNode {
  /// What a pointer looks like above the view, unless a view further in has another shape for it.
  ///
  /// Asked whenever the pointer moves. Changes nothing.
  var pointerShape: PointerShape { get }
}
