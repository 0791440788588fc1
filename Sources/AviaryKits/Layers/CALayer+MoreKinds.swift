public import AviaryQuartz
public import Foundation
public import QuartzCore

/// Layers in depth, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {}

/// Copies of the layers in it, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// How many there are, the first one with them.
  open var instanceCount = 1
  /// Whether they are moved in depth.
  open var preservesDepth = false
  /// How much later each begins than the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// What each is moved, turned and scaled by, seen from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The colour that the first one is multiplied by; nil for none.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// What red changes by from one to the next.
  open var instanceRedOffset: Float = 0
  /// What green changes by from one to the next.
  open var instanceGreenOffset: Float = 0
  /// What blue changes by from one to the next.
  open var instanceBlueOffset: Float = 0
  /// What opacity changes by from one to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A text as a layer, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font, or its name; an attributed text has its own.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of a text that has none of its own.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Whether it has several lines.
  open var isWrapped = false
  /// How lines are cut that are too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether glyphs stand at parts of pixels.
  open var allowsFontSubpixelQuantization = false
}

/// A part of a larger layer, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CAScrollLayer: CALayer {
  /// Which ways it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls to a point, in points.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls until a rectangle is seen, in points.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer that is drawn in parts, by QuartzCore's name: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class CATiledLayer: CALayer {
  /// How many smaller pictures of it there are.
  open var levelsOfDetail = 1
  /// How many larger pictures of it there are.
  open var levelsOfDetailBias = 0
  /// How large a part is, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  /// How long a part takes to come, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// How lines of a layer are cut, by QuartzCore's name.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At their beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In their middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At their end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Where lines of a layer stand, by QuartzCore's name.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where they begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Which ways a layer scrolls, by QuartzCore's name.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All ways.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
