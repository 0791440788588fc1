@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that does something when it is pressed, maybe at a part of it alone.
package protocol PressedArea: _ViewNode {
  /// Where a press counts, in the root's space.
  var pressedFrame: CGRect { get }
}
