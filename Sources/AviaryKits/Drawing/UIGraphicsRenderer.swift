public import AviaryQuartz
public import Foundation

/// What UIKit's renderers draw with.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The rectangle in points that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// The usual one.
  open class func `default`() -> Self { self.init() }
  /// The one that suits the display.
  open class func preferred() -> Self { self.init() }
  /// The usual one.
  public required override init() { super.init() }
}

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The same as CoreGraphics', y downwards from the upper left corner.
  public let cgContext: CGContext
  /// What it draws with.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle in the current colour.
  ///
  /// - Parameter rect: The rectangle in points.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in the current colour.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - blendMode: How the colour is combined with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line of one point inside a rectangle in the current colour.
  ///
  /// - Parameter rect: The rectangle in points.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a line of one point inside a rectangle in the current colour.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - blendMode: How the line is combined with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Lets what follows be seen only within a rectangle, in points.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What draws pictures or documents, by UIKit's name.
open class UIGraphicsRenderer: NSObject {
  /// The rectangle in points that is drawn.
  public let bounds: CGRect
  let ownFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, ownFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.ownFormat = ownFormat
    ownFormat.bounds = bounds
  }

  /// What it draws with.
  open var format: UIGraphicsRendererFormat { ownFormat }
}
