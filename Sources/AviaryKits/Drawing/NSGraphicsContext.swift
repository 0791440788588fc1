public import AviaryQuartz
public import Foundation

/// Where drawing of AppKit's goes.
open class NSGraphicsContext: NSObject {
  /// The same as CoreGraphics'.
  public let cgContext: CGContext
  /// Whether y goes down.
  public let isFlipped: Bool

  /// What smooths pictures that are drawn in another size.
  open var imageInterpolation = NSImageInterpolation.default {
    didSet {
      cgContext.interpolationQuality = CGInterpolationQuality(imageInterpolation)
    }
  }

  /// The context of CoreGraphics.
  ///
  /// - Parameters:
  ///   - graphicsPort: The context.
  ///   - initialFlippedState: Whether its y goes down; it stays as it is.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
  }

  /// Where drawing goes on this thread; nil for nowhere.
  public class var current: NSGraphicsContext? {
    get { GraphicsStack.current.map { NSGraphicsContext(cgContext: $0, flipped: false) } }
    set {
      GraphicsStack.pop()
      if let newValue { GraphicsStack.push(newValue.cgContext) }
    }
  }

  /// Keeps the state of the current context, and the context itself.
  public class func saveGraphicsState() {
    guard let current = GraphicsStack.current else { return }
    current.saveGState()
    GraphicsStack.push(current, scale: GraphicsStack.scale)
  }

  /// Goes back to the context and the state that were kept last.
  public class func restoreGraphicsState() {
    GraphicsStack.pop()
    GraphicsStack.current?.restoreGState()
  }

  /// Keeps the context's state.
  open func saveGraphicsState() { cgContext.saveGState() }
  /// Goes back to the state that was kept last.
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Draws what waits; nothing does.
  open func flushGraphics() {}
}

/// What smooths pictures that are drawn in another size.
public enum NSImageInterpolation: UInt, Sendable {
  /// As usual.
  case `default` = 0
  /// Nothing.
  case none = 1
  /// Something quick.
  case low = 2
  /// More than that.
  case medium = 4
  /// What looks best.
  case high = 3
}

extension CGInterpolationQuality {
  fileprivate init(_ interpolation: NSImageInterpolation) {
    switch interpolation {
    case .default: self = .default
    case .none: self = .none
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}

/// How what AppKit draws is combined with what is there.
public enum NSCompositingOperation: UInt, Sendable {
  /// Nothing is left.
  case clear = 0
  /// What is there is replaced.
  case copy
  /// It is drawn over what is there.
  case sourceOver
  /// It is drawn where something is there.
  case sourceIn
  /// It is drawn where nothing is there.
  case sourceOut
  /// It is drawn over what is there, and only where something is.
  case sourceAtop
  /// What is there stays over it.
  case destinationOver
  /// What is there stays where it is drawn.
  case destinationIn
  /// What is there stays where it is not drawn.
  case destinationOut
  /// What is there stays over it, where it is drawn.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// Both are added, down to black.
  case plusDarker
  /// Both are added, up to white.
  case plusLighter = 13
  /// Both are multiplied.
  case multiply = 14
  /// Both are multiplied from white.
  case screen = 15
  /// Dark becomes darker and light lighter.
  case overlay = 16
  /// The darker of both.
  case darken = 17
  /// The lighter of both.
  case lighten = 18

  var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    }
  }
}
