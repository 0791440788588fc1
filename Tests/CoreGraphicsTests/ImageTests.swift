import CoreGraphics
import Foundation
import Testing

@Suite("CGImage")
struct CGImageTests {
  /// Red and green above blue and white.
  private func image() throws -> CGImage {
    let canvas = try Canvas(2, 2)
    for (color, x, y) in [(CGColor.red, 0, 1), (.green, 1, 1), (.blue, 0, 0), (.white, 1, 0)] {
      canvas.context.setFillColor(color)
      canvas.context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return try #require(canvas.context.makeImage())
  }

  @Test("an image is upright, and turned by the transform")
  func drawing() throws {
    let canvas = try Canvas(6, 2)
    let context = canvas.context
    context.interpolationQuality = .none
    context.draw(try image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.saveGState()
    context.translateBy(x: 0, y: 2)
    context.scaleBy(x: 1, y: -1)
    context.draw(try image(), in: CGRect(x: 2, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.translateBy(x: 6, y: 0)
    context.rotate(by: .pi / 2)
    context.draw(try image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.map == ["RGBWGW", "BWRGRB"])
  }

  @Test("a later change of the context doesn't change its image")
  func copying() throws {
    let canvas = try Canvas(1, 1)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    canvas.context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.dataProvider?.data?.prefix(4) == Data([255, 0, 0, 255]))
  }

  @Test("a part is told from the upper left corner")
  func cropping() throws {
    let part = try #require(try image().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 2)))
    #expect(part.width == 1 && part.height == 2)
    let canvas = try Canvas(1, 2)
    canvas.context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(canvas.map == ["G", "W"])
    #expect(try image().cropping(to: CGRect(x: 2, y: 0, width: 5, height: 2)) == nil)
    #expect(try image().cropping(to: .infinite)?.width == 2)
  }

  @Test("an image is repeated from its rectangle on")
  func tiling() throws {
    let canvas = try Canvas(5, 3)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(try image(), in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    #expect(canvas.map == ["WBWBW", "GRGRG", "WBWBW"])
  }

  private func mask() throws -> CGImage {
    try #require(
      CGDataProvider(data: Data([0, 255, 255, 0])).flatMap {
        CGImage(
          maskWidth: 2,
          height: 2,
          bitsPerComponent: 8,
          bitsPerPixel: 8,
          bytesPerRow: 2,
          provider: $0,
          decode: nil,
          shouldInterpolate: false
        )
      }
    )
  }

  @Test("a mask is painted in the colour of fills where its samples are 0")
  func masks() throws {
    let canvas = try Canvas(4, 2)
    let context = canvas.context
    context.interpolationQuality = .none
    context.setFillColor(.green)
    context.draw(try mask(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 2), mask: try mask())
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(canvas.map == ["G.R.", ".G.R"])
  }

  @Test("an image is masked by a mask and by an image of lightness")
  func masking() throws {
    let canvas = try Canvas(2, 2)
    let masked = try #require(try image().masking(try mask()))
    canvas.context.draw(masked, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.map == ["R.", ".W"])
    let light = try #require(
      CGDataProvider(data: Data([0, 255, 255, 0])).flatMap {
        CGImage(
          width: 2,
          height: 2,
          bitsPerComponent: 8,
          bitsPerPixel: 8,
          bytesPerRow: 2,
          space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: [],
          provider: $0,
          decode: nil,
          shouldInterpolate: false,
          intent: .defaultIntent
        )
      }
    )
    canvas.context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    let other = try #require(try image().masking(light))
    canvas.context.draw(other, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.map == [".G", "B."])
  }

  @Test("pixels within ranges are left out")
  func colorMask() throws {
    let bytes = Data([255, 0, 0, 0, 250, 0])
    let image = try #require(
      CGDataProvider(data: bytes).flatMap {
        CGImage(
          width: 2,
          height: 1,
          bitsPerComponent: 8,
          bitsPerPixel: 24,
          bytesPerRow: 6,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: [],
          provider: $0,
          decode: nil,
          shouldInterpolate: false,
          intent: .defaultIntent
        )
      }
    )
    let masked = try #require(image.copy(maskingColorComponents: [0, 10, 240, 255, 0, 10]))
    let canvas = try Canvas(2, 1)
    canvas.context.draw(masked, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(canvas.map == ["R."])
  }

  @Test("components of 16 bits are read in either order")
  func sixteenBits() throws {
    for (order, bytes) in [
      (CGBitmapInfo.byteOrder16Big, [0xFF, 0, 0, 0x12, 0, 0x34] as [UInt8]),
      (.byteOrder16Little, [0, 0xFF, 0x12, 0, 0x34, 0]),
    ] {
      let image = try #require(
        CGDataProvider(data: Data(bytes)).flatMap {
          CGImage(
            width: 1,
            height: 1,
            bitsPerComponent: 16,
            bitsPerPixel: 48,
            bytesPerRow: 6,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: order,
            provider: $0,
            decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent
          )
        }
      )
      let canvas = try Canvas(1, 1)
      canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(canvas.map == ["R"])
    }
  }

  @Test("too few bytes make no image")
  func tooShort() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 15)))
    let image = CGImage(
      width: 2,
      height: 2,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(alpha: .last),
      provider: provider,
      decode: nil,
      shouldInterpolate: false,
      intent: .defaultIntent
    )
    #expect(image == nil)
  }
}
