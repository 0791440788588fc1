public import AviaryQuartz
public import Foundation

/// Who is asked about a layer; of what it is asked only `action(for:forKey:)` is, as nothing draws layers.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the layer's picture.
  func display(_ layer: CALayer)
  /// Draws the layer into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers in it.
  func layoutSublayers(of layer: CALayer)
  /// What happens when something becomes of the layer; nil for what is usual.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// As usual.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Which edges of a layer are smooth, by QuartzCore's name.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// What has bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What a layer keeps to when the one around it changes its size, by QuartzCore's name.
public struct CAAutoresizingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// What has bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The room at its left follows.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// Its width follows.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The room at its right follows.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The room below it follows.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// Its height follows.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The room above it follows.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

/// How a layer's picture is scaled, by QuartzCore's name.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixel by pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly, from smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
