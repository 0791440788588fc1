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

  /// The layer that it is in; nil for none.
  open private(set) weak var superlayer: CALayer?
  /// The shape of its corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The outline of its shadow; nil for its own.
  open var shadowPath: CGPath?
  /// What of it is seen, by its opacity; nil for all.
  open var mask: CALayer?
  /// A picture, as a `CGImage`.
  open var contents: Any?
  /// How a picture fills it.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How many pixels a point has.
  open var contentsScale: CGFloat = 1
  /// How many pixels a point has where it is kept as a picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether it is kept as a picture.
  open var shouldRasterize = false
  /// Whether nothing behind it is seen.
  open var isOpaque = false
  /// Where in the layer around it its anchor is, in points.
  open var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + frame.width * anchorPoint.x,
        y: frame.minY + frame.height * anchorPoint.y
      )
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchorPoint.x,
        y: newValue.y - frame.height * anchorPoint.y
      )
    }
  }
  /// Where its anchor is in it, in its unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What it is found by.
  open var name: String?
  /// Filters; kept.
  open var filters: [Any]?

  /// Puts a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Puts a layer among the others in this one, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Takes it out of the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Asks for the layers in it to be placed; nothing draws them.
  open func setNeedsLayout() {}
  /// Asks for it to be drawn; nothing draws it.
  open func setNeedsDisplay() {}
  /// Places the layers in it at once.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Places the layers in it; by default nothing.
  open func layoutSublayers() {}
  /// Ends all of its animations; there are none.
  open func removeAllAnimations() {}

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
