@_spi(Hosting) package import AviaryDrawing
public import Foundation
import Synchronization

/// A picture of pixels that does not change.
///
/// The first row is the top one. Components of 8 and of 16 bits are known, the lower half of the latter isn't shown.
///
/// - SeeAlso: Apple's documentation, page `cgimage`.
public final class CGImage: Hashable, CustomStringConvertible, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Bits of each component.
  public let bitsPerComponent: Int
  /// Bits from one pixel to the next.
  public let bitsPerPixel: Int
  /// Bytes from one row to the next.
  public let bytesPerRow: Int
  /// What the components mean; nil for a mask.
  public let colorSpace: CGColorSpace?
  /// How pixels lie in memory.
  public let bitmapInfo: CGBitmapInfo
  /// Where the pixels come from.
  public let dataProvider: CGDataProvider?
  /// Whether pixels between those of the image are mixed where it is enlarged.
  public let shouldInterpolate: Bool
  /// What is done to colours that a space does not have.
  public let renderingIntent: CGColorRenderingIntent
  /// Whether the image tells where something else is painted: where a sample is 0.
  public let isMask: Bool

  let layout: PixelLayout
  let pixels: Data
  /// The picture that painters know, in the numbers of the space that it was last drawn in.
  private let shown = Mutex<(space: CGColorSpace, image: DisplayImage)?>(nil)

  init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent,
    isMask: Bool
  ) {
    let model: PixelLayout.Model =
      switch space?.model {
      case .rgb: .rgb
      case .cmyk: .cmyk
      default: .gray
      }
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      let layout = PixelLayout(
        model: model,
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel,
        info: bitmapInfo
      ),
      bytesPerRow >= width * layout.bytesPerPixel, bytesPerRow < 1 << 32,
      let pixels = provider.data,
      pixels.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    dataProvider = provider
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    self.isMask = isMask
    self.layout = layout
    self.pixels = pixels
  }

  /// Makes an image of pixels in memory.
  ///
  /// The result is nil where the numbers don't fit each other, where there are too few bytes, and for components of other
  /// than 8 or 16 bits.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right, at most 32767.
  ///   - height: Pixels from top to bottom, at most 32767.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bitsPerPixel: Bits from one pixel to the next.
  ///   - bytesPerRow: Bytes from one row to the next.
  ///   - space: What the components mean.
  ///   - bitmapInfo: How they lie in memory.
  ///   - provider: The bytes.
  ///   - decode: Ranges that components are mapped to; must be nil.
  ///   - shouldInterpolate: Whether pixels in between are mixed where the image is enlarged.
  ///   - intent: Has no effect: nearest colours are used.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    self.init(
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo,
      provider: provider,
      shouldInterpolate: shouldInterpolate,
      intent: intent,
      isMask: false
    )
  }

  /// Makes a mask of samples in memory: where a sample is 0 all is painted, where it is greatest nothing.
  ///
  /// - Parameters:
  ///   - width: Samples from left to right.
  ///   - height: Samples from top to bottom.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bitsPerPixel: Bits from one sample to the next.
  ///   - bytesPerRow: Bytes from one row to the next.
  ///   - provider: The bytes.
  ///   - decode: Must be nil.
  ///   - shouldInterpolate: Whether samples in between are mixed where the mask is enlarged.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard decode == nil else { return nil }
    self.init(
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow,
      space: nil,
      bitmapInfo: CGBitmapInfo(rawValue: 0),
      provider: provider,
      shouldInterpolate: shouldInterpolate,
      intent: .defaultIntent,
      isMask: true
    )
  }

  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// In which order the bytes of a pixel are.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder ?? .orderDefault }

  /// What components are mapped to; always nil.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// The picture for a painter.
  ///
  /// - Parameter space: Where it is painted, whose numbers its pixels get.
  package func display(in space: CGColorSpace) -> DisplayImage {
    if let known = shown.withLock({ $0 }), known.space == space { return known.image }
    let made = DisplayImage(bitmap(in: space), name: "cgImage")
    return shown.withLock {
      if let known = $0, known.space == space { return known.image }
      $0 = (space, made)
      return made
    }
  }

  // MARK: - Comparing

  /// Whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The size in pixels.
  public var description: String { "CGImage(\(width) x \(height))" }
}
