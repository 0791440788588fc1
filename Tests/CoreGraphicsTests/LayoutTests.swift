import CoreGraphics
import Foundation
import Testing

@Suite("Layouts of pixels")
struct PixelLayoutTests {
  /// Half opaque orange, and a red that is opaque, in each layout.
  @Test(
    "each layout has its bytes where it says",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [0x80, 0x40, 0, 0x80]),
      (.premultipliedLast, [], [0x80, 0x40, 0, 0x80]),
      (.premultipliedLast, .byteOrder32Little, [0x80, 0, 0x40, 0x80]),
      (.premultipliedFirst, .byteOrder32Big, [0x80, 0x80, 0x40, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 0x40, 0x80, 0x80]),
      (.noneSkipLast, .byteOrder32Big, [0x80, 0x40, 0, 0xFF]),
      (.noneSkipFirst, .byteOrder32Little, [0, 0x40, 0x80, 0xFF]),
      (.noneSkipFirst, .byteOrder32Big, [0xFF, 0x80, 0x40, 0]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])]
  )
  func layouts(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    var memory = [UInt8](repeating: 0, count: 32)
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress,
          width: 2,
          height: 2,
          bitsPerComponent: 8,
          bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: order.union(CGBitmapInfo(alpha: alpha)).rawValue
        )
      )
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      let image = try #require(context.makeImage())
      #expect(image.alphaInfo == alpha && image.bitmapInfo.contains(order))
      // An image with that layout is read as it was written.
      let canvas = try Canvas(2, 2)
      canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
      #expect(canvas[1, 1] == (isOpaque ? "804000ff" : "80400080"))
    }
    #expect(Array(memory[20..<24]) == expected)
  }

  @Test("greys and opacities have a byte for each pixel")
  func bytes() throws {
    let gray = try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue
      )
    )
    gray.setFillColor(gray: 0.5, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(gray.data?.load(fromByteOffset: 0, as: UInt8.self) == 0)
    #expect(gray.data?.load(fromByteOffset: 1, as: UInt8.self) == 0x80)
    let opacity = try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 2,
        space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue
      )
    )
    opacity.setAlpha(0.5)
    opacity.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(opacity.data?.load(fromByteOffset: 0, as: UInt8.self) == 0x80)
    #expect(opacity.data?.load(fromByteOffset: 1, as: UInt8.self) == 0)
  }

  @Test("what callers write into the memory is there when it is drawn on")
  func shared() throws {
    let canvas = try Canvas(2, 1)
    let data = try #require(canvas.context.data)
    data.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
    canvas.context.setBlendMode(.plusLighter)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect([canvas[0, 0], canvas[1, 0]] == ["ffff00ff", "ff0000ff"])
  }

  @Test(
    "what can't be is nil",
    arguments: [
      (0, 1, 8, 0, CGImageAlphaInfo.premultipliedLast), (1, -1, 8, 0, .premultipliedLast),
      (1, 1, 16, 0, .premultipliedLast), (1, 1, 8, 3, .premultipliedLast), (1, 1, 8, 0, .last),
      (1, 1, 8, 0, .none), (100_000, 1, 8, 0, .premultipliedLast),
      (1, 1, 8, .max, .premultipliedLast), (.max, .max, 8, 0, .premultipliedLast),
    ]
  )
  func impossible(width: Int, height: Int, bits: Int, row: Int, alpha: CGImageAlphaInfo) {
    let context = CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: bits,
      bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue
    )
    #expect(context == nil)
  }
}
