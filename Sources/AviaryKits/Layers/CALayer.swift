public import AviaryQuartz
public import Foundation
public import QuartzCore

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
  open var sublayers: [CALayer]? {
    get { layers }
    set {
      for layer in layers ?? [] { layer.superlayer = nil }
      layers = nil
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var layers: [CALayer]?

  /// A layer without a size.
  @MainActor @preconcurrency public override init() { super.init() }

  /// A layer with the geometry and the colours of another one; subclasses copy what is theirs.
  ///
  /// - Parameter layer: The other one; what is no layer gives a layer without a size.
  @MainActor @preconcurrency public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    frame = layer.frame
    bounds = layer.bounds
    cornerRadius = layer.cornerRadius
    backgroundColor = layer.backgroundColor
    opacity = layer.opacity
  }

  /// A layer without a size: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { super.init() }

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
    let count = layers?.count ?? 0
    layers = layers ?? []
    layers?.insert(layer, at: min(max(index, 0), count))
    layer.superlayer = self
  }
  /// Puts a layer behind another one in this one; in front of all where that one is not in it.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { sibling in layers?.firstIndex { $0 === sibling } }
    insert(layer, at: index ?? layers?.count ?? 0)
  }
  /// Puts a layer in front of another one in this one; in front of all where that one is not in it.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { sibling in layers?.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + 1 } ?? layers?.count ?? 0)
  }
  /// Puts a layer in place of one in this one; nothing happens where that one is not in it.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  /// Takes it out of the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.layers?.removeAll { $0 === self }
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
  /// Draws it into a context; by default nothing.
  open func draw(in ctx: CGContext) {}
  /// Makes its picture; nothing draws it.
  open func display() {}
  /// Makes its picture where it has to be; nothing draws it.
  open func displayIfNeeded() {}
  /// Whether it waits to be drawn: no, as nothing draws it.
  open func needsDisplay() -> Bool { false }
  /// Asks for a part of it to be drawn, in points; nothing draws it.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether a value that changes has it drawn anew; by default not.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What a value is where nothing is set; nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What happens when a value changes; by default nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What happens when something becomes of it: what its delegate or `actions` say, else nothing.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  // MARK: - Points

  /// The layer at a point: the one furthest in front that holds it.
  ///
  /// - Parameter p: A point where the layer around this one has its own, in points.
  /// - Returns: This layer or one in it; nil where the point is outside, or this layer is hidden.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    // Where nobody set the layer's own rectangle, its place decides.
    let isIn = bounds.isEmpty ? frame.contains(p) : contains(inside)
    guard !isHidden, isIn else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }
  /// Whether a point of its own is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: - Animations

  /// Its animations, in the order in which they came.
  var animations = LayerAnimations()

  /// Adds an animation, whose delegate is told of its beginning and its end.
  ///
  /// The layer is not drawn, which is told once: nothing moves.
  ///
  /// - Parameters:
  ///   - anim: The animation; a copy is kept.
  ///   - key: What it is found by, in place of an older one of that name; nil for none.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, key) }
  /// Ends an animation; its delegate is told that it has not finished.
  open func removeAnimation(forKey key: String) { animations.remove(key) }
  /// Ends all of its animations; their delegates are told that they have not finished.
  open func removeAllAnimations() { animations.removeAll() }
  /// The animation of a name; nil for none.
  ///
  /// - Parameter key: The name of the value.
  open func animation(forKey key: String) -> CAAnimation? { animations.animation(of: key) }
  /// The names of its animations; nil for none.
  open func animationKeys() -> [String]? { animations.keys }
  /// The layer as it is seen while it moves: itself, as nothing moves.
  public final func presentation() -> Self? { self }
  /// The layer that it shows: itself.
  public final func model() -> Self { self }

  // MARK: - Values that are kept

  /// Who is asked about it; nil for nobody.
  open weak var delegate: (any CALayerDelegate)?
  /// What happens when something becomes of it, by names; nil for what is usual.
  open var actions: [String: any CAAction]?
  /// Values by their names; nil for none.
  open var style: [AnyHashable: Any]?
  /// How it is put together with what is behind it: a filter's name; nil for as usual.
  open var compositingFilter: Any?
  /// Filters for what is behind it; nil for none.
  open var backgroundFilters: [Any]?
  /// Whether its edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Which of its edges are smooth.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether the layers in it share its opacity.
  open var allowsGroupOpacity = true
  /// Whether its back is seen.
  open var isDoubleSided = true
  /// Whether the layers in it are upside down.
  open var isGeometryFlipped = false
  /// Whether it is drawn later.
  open var drawsAsynchronously = false
  /// Whether it is drawn anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// How a picture is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How a picture is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Which part of a picture it shows, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Which part of a picture is stretched, in the unit square.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How far in front its anchor is, in points.
  open var anchorPointZ: CGFloat = 0
  /// What it is moved, turned and scaled by.
  open var transform = CATransform3DIdentity
  /// What the layers in it are moved, turned and scaled by.
  open var sublayerTransform = CATransform3DIdentity
  /// What it keeps to when the layer around it changes its size.
  open var autoresizingMask: CAAutoresizingMask = []

  /// When it begins, in the time of the layer around it, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds; 0 for always.
  open var duration: CFTimeInterval = 0
  /// How fast its time goes: 0 stands still.
  open var speed: Float = 1
  /// What its time is ahead by, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 for once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 for as often as `repeatCount` says.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back as it came.
  open var autoreverses = false
  /// What it is before and after.
  open var fillMode = CAMediaTimingFillMode.removed

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
