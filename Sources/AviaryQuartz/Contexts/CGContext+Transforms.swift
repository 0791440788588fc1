public import AviaryCoreGeometry
import AviaryGeometry
public import Foundation

extension CGContext {
  /// From the caller's space to the one that the context began in.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin of what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty).finite("CGContext.translateBy")
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy).finite("CGContext.scaleBy")
  }

  /// Turns what is drawn from now on, by radians from +x towards +y.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle).finite("CGContext.rotate")
  }

  /// Applies a transform before those that are set.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform).finite("CGContext.concatenate")
  }

  /// From the caller's space to that of pixels, or of a page's points.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// A point of the caller's space in that of pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A point of pixels in the caller's space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size of the caller's space in that of pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// A size of pixels in the caller's space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// A rectangle of the caller's space in that of pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A rectangle of pixels in the caller's space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
  /// Whether shapes stay as they are but for their size, place and direction, and whether there is anything left of them.
  var keepsShapes: Bool {
    let (x, y) = (hypot(a, b), hypot(c, d))
    return x > 0 && abs(x - y) <= 1e-9 * x && abs(a * c + b * d) <= 1e-9 * x * x
  }

  /// Whether it can be undone.
  var canBeInverted: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }
}
