public import AviaryQuartz
public import Foundation
public import QuartzCore

/// Small pictures that come out of a layer, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// What comes out; nil for nothing.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      Missing.tell("CAEmitterLayer.emitterCells", "layers are not drawn; Canvas draws particles")
    }
  }
  /// What the cells' `birthRate` is multiplied by.
  open var birthRate: Float = 1
  /// What the cells' `lifetime` is multiplied by.
  open var lifetime: Float = 1
  /// Where they come from, in points.
  open var emitterPosition = CGPoint.zero
  /// How far in front that is, in points.
  open var emitterZPosition: CGFloat = 0
  /// How large what they come from is, in points.
  open var emitterSize = CGSize.zero
  /// How deep what they come from is, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of what they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape they come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether they move in depth.
  open var preservesDepth = false
  /// What the cells' `velocity` is multiplied by.
  open var velocity: Float = 1
  /// What the cells' `scale` is multiplied by.
  open var scale: Float = 1
  /// What the cells' `spin` is multiplied by.
  open var spin: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0
}

/// What comes out of a layer, by QuartzCore's name: its values are kept.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds; 0 for always.
  open var duration: CFTimeInterval = 0
  /// How fast its time goes.
  open var speed: Float = 1
  /// What its time is ahead by, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 for once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back as it came.
  open var autoreverses = false
  /// What it is before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// What it is found by.
  open var name: String?
  /// Whether it comes out.
  open var isEnabled = true
  /// How many come out a second.
  open var birthRate: Float = 0
  /// How long each is there, in seconds.
  open var lifetime: Float = 0
  /// By how much that differs, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction in the plane, as an angle.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, as an angle.
  open var emissionLatitude: CGFloat = 0
  /// By how much directions differ, as an angle.
  open var emissionRange: CGFloat = 0
  /// How fast each is, in points a second.
  open var velocity: CGFloat = 0
  /// By how much that differs, in points a second.
  open var velocityRange: CGFloat = 0
  /// By how much each becomes faster to the right, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// By how much each becomes faster downwards, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// By how much each becomes faster towards the front, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// How large each is.
  open var scale: CGFloat = 1
  /// By how much that differs.
  open var scaleRange: CGFloat = 0
  /// By how much each grows a second.
  open var scaleSpeed: CGFloat = 0
  /// By how much each turns a second, as an angle.
  open var spin: CGFloat = 0
  /// By how much that differs, as an angle.
  open var spinRange: CGFloat = 0
  /// The colour of each; nil for none.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// By how much red differs.
  open var redRange: Float = 0
  /// By how much green differs.
  open var greenRange: Float = 0
  /// By how much blue differs.
  open var blueRange: Float = 0
  /// By how much opacities differ.
  open var alphaRange: Float = 0
  /// By how much red changes a second.
  open var redSpeed: Float = 0
  /// By how much green changes a second.
  open var greenSpeed: Float = 0
  /// By how much blue changes a second.
  open var blueSpeed: Float = 0
  /// By how much opacities change a second.
  open var alphaSpeed: Float = 0
  /// The picture of each, as a `CGImage`.
  open var contents: Any?
  /// Which part of the picture, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of the picture a point has.
  open var contentsScale: CGFloat = 1
  /// What comes out of each; nil for nothing.
  open var emitterCells: [CAEmitterCell]?
  /// Values by their names; nil for none.
  open var style: [AnyHashable: Any]?

  /// One without values.
  @MainActor @preconcurrency public override init() { super.init() }
}

/// The shape that small pictures come from, by QuartzCore's name.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of a shape small pictures come, by QuartzCore's name.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How small pictures lie over each other, by QuartzCore's name.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The newest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As deep as they are.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
