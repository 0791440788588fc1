@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension CGImage {
  /// A part of the image.
  ///
  /// - Parameter rect: In pixels from the top left corner; the whole pixels around what of it is in the image. nil is the
  ///   result where there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isWithin(FiniteNumbers.limit) || rect == .infinite else { return nil }
    let part = rect.intersection(all).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    let length = columns * layout.bytesPerPixel
    var bytes = Data(capacity: length * rows)
    for row in y..<(y + rows) {
      let start = pixels.startIndex + row * bytesPerRow + x * layout.bytesPerPixel
      bytes.append(pixels[start..<(start + length)])
    }
    return CGDataProvider(data: bytes).flatMap {
      CGImage(
        width: columns,
        height: rows,
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel,
        bytesPerRow: length,
        space: colorSpace,
        bitmapInfo: bitmapInfo,
        provider: $0,
        shouldInterpolate: shouldInterpolate,
        intent: renderingIntent,
        isMask: isMask
      )
    }
  }

  /// The image seen through another one, which is stretched over it.
  ///
  /// - Parameter mask: A mask, which shows where its samples are 0; or an image, which shows where it is light.
  public func masking(_ mask: CGImage) -> CGImage? {
    let space = colorSpace?.model == .rgb ? colorSpace ?? .standard : .standard
    var picture = bitmap(in: space)
    let shape = mask.bitmap(in: .deviceGray)
    for row in 0..<height {
      let shapeRow = (row * mask.height / height) * shape.bytesPerRow
      for column in 0..<width {
        let sample = shapeRow + (column * mask.width / width) * 4
        let part = UInt32(mask.isMask ? shape.bytes[sample + 3] : shape.bytes[sample])
        let at = row * picture.bytesPerRow + column * 4
        for byte in at..<(at + 4) {
          picture.bytes[byte] = UInt8((UInt32(picture.bytes[byte]) * part + 127) / 255)
        }
      }
    }
    return CGImage(picture)?.copy(colorSpace: space)
  }

  /// The image without the pixels whose components are all within ranges.
  ///
  /// - Parameter components: The least and the greatest value of each component in turn, as they are in memory. nil is
  ///   the result where there are other than twice as many as components, and for an image with an opacity.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, layout.alpha == nil, components.count == layout.colors.count * 2 else {
      return nil
    }
    let space = colorSpace?.model == .rgb ? colorSpace ?? .standard : .standard
    var picture = bitmap(in: space)
    let scale: CGFloat = bitsPerComponent == 16 ? 257 : 1
    for row in 0..<height {
      for column in 0..<width {
        let start = pixels.startIndex + row * bytesPerRow + column * layout.bytesPerPixel
        let isLeftOut = layout.colors.enumerated().allSatisfy { index, offset in
          let value = CGFloat(pixels[start + offset]) * scale
          return value >= components[index * 2] && value <= components[index * 2 + 1]
        }
        guard isLeftOut else { continue }
        let at = row * picture.bytesPerRow + column * 4
        for byte in at..<(at + 4) { picture.bytes[byte] = 0 }
      }
    }
    return CGImage(picture)?.copy(colorSpace: space)
  }

  /// The same numbers, which mean something else.
  ///
  /// - Parameter space: A space with as many components; nil is the result for another, and for a mask.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, let provider = dataProvider,
      space.numberOfComponents == colorSpace?.numberOfComponents
    else { return nil }
    return CGImage(
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo,
      provider: provider,
      shouldInterpolate: shouldInterpolate,
      intent: renderingIntent,
      isMask: false
    )
  }
}
