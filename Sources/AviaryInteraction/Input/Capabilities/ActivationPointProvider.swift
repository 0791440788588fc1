@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that may say where assistive technology is to press it.
package protocol ActivationPointProvider: _ViewNode {
  /// In the root's space; nil where the view says nothing.
  var activationPoint: CGPoint? { get }
}
