import Foundation
import ImageIO
import Testing

@Suite("CGImageSource")
struct CGImageSourceTests {
  /// Red at the left, blue at the right.
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
    return try #require(context.makeImage())
  }

  private func file(_ image: CGImage, as type: String) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil)
    )
    CGImageDestinationAddImage(
      destination,
      image,
      [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary
    )
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  /// Red, green, blue and opacity of a pixel.
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bytes = try #require(image.dataProvider?.data)
    let first = y * image.bytesPerRow + x * 4
    return Array(bytes[first..<(first + 4)])
  }

  @Test("a PNG that was written is read, with its size and kind")
  func png() throws {
    let data = try file(picture(40, 20), as: "public.png")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "public.png")
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusComplete)
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    )
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Double == 20)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.height == 20)
    #expect(try pixel(image, 5, 5) == [255, 0, 0, 255] && pixel(image, 35, 5) == [0, 0, 255, 255])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("a thumbnail has no longer side than it may, and is made where it is wanted")
  func thumbnails() throws {
    let data = try file(picture(40, 20), as: "public.png")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    func thumbnail(_ options: [CFString: Any]) -> CGImage? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: CGFloat(10),
    ]
    let small = try #require(thumbnail(options))
    #expect(small.width == 10 && small.height == 5)
    #expect(try pixel(small, 1, 2) == [255, 0, 0, 255] && pixel(small, 8, 2) == [0, 0, 255, 255])
    var large = options
    large[kCGImageSourceThumbnailMaxPixelSize] = 100
    #expect(thumbnail(large)?.width == 40)
    #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 10]) == nil)
  }

  /// A GIF of 2 × 1 pixels with two frames of one code each: red for 0.05 s, then blue for 0.2 s.
  private let gif: [UInt8] = {
    var bytes = Array("GIF89a".utf8)
    bytes += [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
    for (delay, color) in [(5, 0), (20, 1)] as [(UInt8, UInt8)] {
      bytes += [0x21, 0xF9, 4, 4, delay, 0, 0, 0]
      bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2]
      // Codes of three bits: clear, the colour twice, the end.
      let codes = 4 | Int(color) << 3 | Int(color) << 6 | 5 << 9
      bytes += [2, UInt8(codes & 0xFF), UInt8(codes >> 8), 0]
    }
    return bytes + [0x3B]
  }()

  @Test("a GIF has its frames, each with how long it is shown")
  func frames() throws {
    let source = try #require(CGImageSourceCreateWithData(Data(gif) as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
    #expect(CGImageSourceGetCount(source) == 2)
    let all = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let whole = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(whole?[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
    let delays = (0..<2).map { index in
      let frame = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = frame?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
        gif?[$0 as String] as? Double
      }
    }
    #expect(delays == [[0.05, 0.1], [0.2, 0.2]])
    let colors = try [1, 0, 1].map { index in
      try pixel(#require(CGImageSourceCreateImageAtIndex(source, index, nil)), 1, 0)
    }
    #expect(colors == [[0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 255, 255]])
  }

  /// A JPEG with Exif's mark that it lies on its side.
  private func turned() throws -> Data {
    var data = try file(picture(40, 20), as: "public.jpeg")
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
      + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    data.insert(contentsOf: exif, at: 2)
    return data
  }

  @Test("a JPEG that lies on its side is told as it lies, and is upright where that is wanted")
  func orientation() throws {
    let source = try #require(CGImageSourceCreateWithData(try turned() as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == 6)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.height == 20)
    let upright = CGImageSourceCreateThumbnailAtIndex(
      source,
      0,
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ] as CFDictionary
    )
    #expect(upright?.width == 20 && upright?.height == 40)
  }

  @Test("a source that comes little by little says how far it is; what is no picture has none")
  func parts() throws {
    let data = try file(picture(40, 20), as: "public.png")
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(30) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    let none = CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil)
    #expect(none.map { CGImageSourceGetCount($0) } == 0)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none") as CFURL, nil) == nil)
    #expect(
      CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil) == nil
    )
  }
}
