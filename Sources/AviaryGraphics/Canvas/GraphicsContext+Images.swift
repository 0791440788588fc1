@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

extension GraphicsContext {
  /// An image in the context's environment, ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let found: LoadedImage

    /// The size in points that the image has of itself.
    public var size: CGSize { found.size }

    /// The distance of the baseline from the top.
    public let baseline: CGFloat

    /// What symbols and templates are drawn with; nil for the foreground style.
    public var shading: Shading?

    init(_ image: Image, in environment: EnvironmentValues) {
      self.image = image
      found = LoadedImage(image, in: environment)
      baseline = found.size.height - found.descent
    }
  }

  /// Makes an image ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: values) }

  /// Draws an image stretched into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var found = image.found
    if let shading = image.shading { found.style = shading.style(in: values) }
    let options = image.image.antialiased(style.isAntialiased)
    draw { $0.draw(found, options, in: rect) }
  }

  /// Draws an image in its own size with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * image.size.width,
        y: point.y - anchor.y * image.size.height,
        width: image.size.width,
        height: image.size.height
      )
    )
  }

  /// Draws an image stretched into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
