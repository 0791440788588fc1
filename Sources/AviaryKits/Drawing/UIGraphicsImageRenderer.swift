import AviaryQuartz
public import Foundation

/// What pictures are drawn with.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Which colours a picture can have.
  public enum Range: Int, Sendable {
    /// As where it is shown.
    case unspecified = -1
    /// As where it is shown.
    case automatic = 0
    /// More than sRGB has.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels a point; the display's, 2 without one.
  open var scale: CGFloat = onMainThread { UIScreen.main.scale }
  /// Whether nothing shines through: it begins black instead of clear.
  open var opaque = false
  /// Which colours the picture should have; those of sRGB are drawn.
  open var preferredRange = Range.automatic {
    didSet {
      guard preferredRange == .extended else { return }
      Missing.tell("UIGraphicsImageRendererFormat.preferredRange", "pictures have sRGB's colours")
    }
  }

  /// The one that suits what an interface adapts to: as many pixels a point, else the display's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer draws a picture.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What is drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }
}

/// Draws pictures, by UIKit's name: `UIColor.setFill()`, `UIBezierPath.fill()`,
/// `UIImage.draw(in:)` and CoreGraphics' calls draw in them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws, called at once.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private var imageFormat: UIGraphicsImageRendererFormat {
    ownFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  /// A renderer of pictures of a size in points, of the display's pixels.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of a rectangle in points, of the display's pixels.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, ownFormat: format)
  }

  /// A picture of what a closure draws; one without pixels where there is no area.
  open func image(actions: DrawingActions) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  /// What a closure draws, as the bytes of a PNG file; empty where there is no area.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// What a closure draws, as the bytes of a JPEG file on white; empty where there is no area.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 for the smallest file to 1 for the best picture.
  ///   - actions: Draws; called at once.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Draws and says nothing; whether there was anything to draw in.
  @discardableResult
  open func runDrawingActions(_ drawingActions: DrawingActions) throws -> Bool {
    draw(drawingActions) != nil
  }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    let format = imageFormat
    let scale = format.scale > 0 ? format.scale : onMainThread { UIScreen.main.scale }
    guard
      let pixels = GraphicsStack.pixels(
        bounds.size,
        scale: scale,
        isOpaque: format.opaque,
        pointsDown: true
      )
    else { return nil }
    pixels.translateBy(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(pixels, format)
    GraphicsStack.with(pixels, scale: scale) { actions(context) }
    return context
  }
}
