import AviaryCoreGeometry
import Foundation

// Contexts that draw into memory.
extension CGContext {
  private var bitmap: (any BitmapTarget)? { target as? any BitmapTarget }

  /// Pixels from left to right; 0 where what is drawn is not kept as pixels.
  public var width: Int { bitmap?.width ?? 0 }

  /// Pixels from top to bottom; 0 where what is drawn is not kept as pixels.
  public var height: Int { bitmap?.height ?? 0 }

  /// Bits of each component of a pixel.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }

  /// Bits from one pixel to the next.
  public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? CGBitmapInfo(rawValue: 0) }

  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// What components mean; nil where what is drawn is not kept as pixels.
  public var colorSpace: CGColorSpace? { bitmap?.space }

  /// The pixels, the first row at the top; nil where what is drawn is not kept as pixels.
  ///
  /// They may be read and written between calls of the context, as long as it is there.
  public var data: UnsafeMutableRawPointer? { bitmap?.pixels() }

  /// An image of what has been drawn, which later drawing does not change.
  ///
  /// - Returns: nil where what is drawn is not kept as pixels.
  public func makeImage() -> CGImage? {
    guard let bitmap, let provider = CGDataProvider(data: bitmap.copyPixels()) else { return nil }
    if bitmap.bitmapInfo.alphaInfo == .alphaOnly {
      return CGImage(
        maskWidth: bitmap.width,
        height: bitmap.height,
        bitsPerComponent: bitmap.bitsPerComponent,
        bitsPerPixel: bitmap.bitsPerPixel,
        bytesPerRow: bitmap.bytesPerRow,
        provider: provider,
        decode: nil,
        shouldInterpolate: true
      )
    }
    guard let space = bitmap.space else { return nil }
    return CGImage(
      width: bitmap.width,
      height: bitmap.height,
      bitsPerComponent: bitmap.bitsPerComponent,
      bitsPerPixel: bitmap.bitsPerPixel,
      bytesPerRow: bitmap.bytesPerRow,
      space: space,
      bitmapInfo: bitmap.bitmapInfo,
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }
}
