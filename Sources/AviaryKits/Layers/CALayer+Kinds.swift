public import AviaryQuartz
public import Foundation

/// What a layer fills its room with, by QuartzCore's name.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as there is room for.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So large that no room is left.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of a layer's corners, by QuartzCore's name.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// They begin softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A gradient as a layer: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// Its colours, `CGColor` each.
  open var colors: [Any]?
  /// Where they are, from 0 to 1; nil for evenly.
  open var locations: [NSNumber]?
  /// Where it begins, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Its kind.
  open var type = CAGradientLayerType.axial
}

/// A kind of gradient of a layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A path as a layer: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// What fills it; nil for nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// What inside means.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// What draws its line; nil for nothing.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// How far corners may reach, in widths of the line.
  open var miterLimit: CGFloat = 10
}

/// What inside means for a path of a layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where turns don't cancel each other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a line outwards is crossed an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line of a layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut, half a width further.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line of a layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
