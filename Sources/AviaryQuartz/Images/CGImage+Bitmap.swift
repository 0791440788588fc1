import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
import CAviaryPixels
import Foundation

extension CGImage {
  /// The pixels as painters have them.
  ///
  /// Those of a mask are black, and opaque where something is painted.
  ///
  /// - Parameter target: Whose numbers the pixels get.
  package func bitmap(in target: CGColorSpace) -> Bitmap {
    let rowLength = width * 4
    var bytes = [UInt8](repeating: 0, count: rowLength * height)
    bytes.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBytes { source in
        guard let to = result.baseAddress,
          let from = source.bindMemory(to: UInt8.self).baseAddress
        else { return }
        for row in 0..<height {
          layout.read(from + row * bytesPerRow, into: to + row * rowLength, count: width)
        }
      }
    }
    if isMask {
      for at in stride(from: 0, to: bytes.count, by: 4) {
        bytes[at + 3] = 255 - bytes[at]
        (bytes[at], bytes[at + 1], bytes[at + 2]) = (0, 0, 0)
      }
    } else if let space = colorSpace, space.needsConversion(to: target) {
      space.convert(&bytes, to: target)
    }
    return Bitmap(width: width, height: height, bytesPerRow: rowLength, bytes: bytes)
  }

  /// Makes an image of a painter's pixels, in sRGB: red, green, blue, opacity.
  package convenience init?(_ bitmap: Bitmap) {
    var bytes = Data(count: bitmap.bytes.count)
    bytes.withUnsafeMutableBytes { to in
      bitmap.bytes.withUnsafeBufferPointer { from in
        guard let to = to.bindMemory(to: UInt8.self).baseAddress, let from = from.baseAddress else {
          return
        }
        aviary_swap_red_and_blue(to, from, bitmap.bytes.count / 4)
      }
    }
    guard let provider = CGDataProvider(data: bytes) else { return nil }
    self.init(
      width: bitmap.width,
      height: bitmap.height,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: bitmap.bytesPerRow,
      space: .standard,
      bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }
}

extension CGColorSpace {
  /// Whether the numbers of a pixel, once inks and greys are red, green and blue, mean something else there.
  fileprivate func needsConversion(to other: CGColorSpace) -> Bool {
    switch (kind, other.kind) {
    case (.rgb(let primaries, let curve), .rgb(let others, let otherCurve)):
      primaries != others || curve != otherCurve
    case (.gray(let curve), .rgb(_, let other)), (.gray(let curve), .gray(let other)):
      curve != other
    case (.rgb, .gray): true
    case (.cmyk, _): other.kind != .rgb(.sRGB, .sRGB)
    case (_, .cmyk): false
    }
  }

  /// Replaces a painter's pixels by what they are in another space's numbers.
  fileprivate func convert(_ bytes: inout [UInt8], to other: CGColorSpace) {
    // Inks have become sRGB by then.
    let own = model == .cmyk ? CGColorSpace.standard : self
    var known: [UInt32: (UInt8, UInt8, UInt8)] = [:]
    for at in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[at + 3] > 0 {
      let key =
        UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
        | UInt32(bytes[at + 3]) << 24
      let converted: (UInt8, UInt8, UInt8)
      if let found = known[key] {
        converted = found
      } else {
        let alpha = Double(bytes[at + 3])
        let straight = [2, 1, 0].map { Double(bytes[at + $0]) / alpha }
        let components = own.model == .monochrome ? [straight[0]] : straight
        let color = own.paint(components, alpha: 1, in: other)
        func byte(_ value: Float) -> UInt8 {
          UInt8(min(max(Double(value), 0), 1) * alpha + 0.5)
        }
        converted = (byte(color.blue), byte(color.green), byte(color.red))
        if known.count < 1 << 16 { known[key] = converted }
      }
      (bytes[at], bytes[at + 1], bytes[at + 2]) = converted
    }
  }
}
