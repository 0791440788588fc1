public import AviaryQuartz
public import Foundation

/// What is drawn of a view of UIKit or AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var owner: UIView?

  /// Where it is in the layer around it, in points.
  open var frame = CGRect.zero
  /// Its own rectangle, in points.
  open var bounds = CGRect.zero
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what is beyond it is cut.
  open var masksToBounds = false
  /// The width of the line around it, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around it.
  open var borderColor: CGColor?
  /// The colour behind it.
  open var backgroundColor: CGColor?
  /// The colour of its shadow.
  open var shadowColor: CGColor?
  /// The opacity of its shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far its shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// How far its shadow is from it, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Its opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it is not seen.
  open var isHidden = false
  /// Which lies in front of others.
  open var zPosition: CGFloat = 0
  /// Which corners have the radius.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The layers in it, from the back to the front; nil for none.
  open private(set) var sublayers: [CALayer]?

  /// A layer without a size.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Puts a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Draws it into a context: that of a hosting controller's view does, others say once that they
  /// are not drawn.
  open func render(in ctx: CGContext) {
    GraphicsStack.with(ctx, scale: 1) {
      if let owner {
        _ = owner.drawHierarchy(in: owner.bounds, afterScreenUpdates: true)
      } else {
        Missing.tell("CALayer.render(in:)", "layers of UIKit and AppKit are not drawn")
      }
    }
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
