import CoreGraphics
import Foundation

/// A picture in memory to draw on, and its pixels: red, green, blue, opacity.
struct Canvas {
  let context: CGContext

  init(_ width: Int = 20, _ height: Int = 10) throws {
    struct NoContext: Error {}
    guard
      let context = CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { throw NoContext() }
    self.context = context
  }

  /// The pixel at a place from the upper left corner, in hexadecimal.
  subscript(x: Int, y: Int) -> String { Self.pixel(context.data, context.bytesPerRow, x, y) }

  static func pixel(_ data: UnsafeMutableRawPointer?, _ bytesPerRow: Int, _ x: Int, _ y: Int)
    -> String
  {
    guard let data else { return "none" }
    return (0..<4).map { offset in
      let byte = data.load(fromByteOffset: y * bytesPerRow + x * 4 + offset, as: UInt8.self)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// All pixels by letters: `.` for clear, the first letter of a colour that there is, `?` for others.
  var map: [String] {
    let names = [
      "00000000": ".", "ff0000ff": "R", "00ff00ff": "G", "0000ffff": "B", "ffffffff": "W",
      "000000ff": "K",
    ]
    return (0..<context.height).map { y in
      (0..<context.width).map { names[self[$0, y]] ?? "?" }.joined()
    }
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
