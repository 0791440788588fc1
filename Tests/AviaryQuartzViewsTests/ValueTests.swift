import SwiftUI
import Testing

@Suite("CoreGraphics' values of views")
struct ValueTests {
  @Test("a path becomes CoreGraphics' and comes back")
  func paths() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    for path in [Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 8)] {
      #expect(Path(path.cgPath) == path)
      #expect(path.cgPath.boundingBoxOfPath == frame)
    }
    let made = CGMutablePath()
    made.addRect(frame)
    let path = Path(made)
    made.addLine(to: .zero)
    #expect(path == Path(frame), "the view's path does not change with it")
  }

  @Test("a fixed colour is CoreGraphics' too; one that depends on its surroundings isn't")
  func colors() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(color.cgColor?.components == [1, 0.5, 0, 0.5])
    #expect(color.cgColor?.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.opacity(0.5).cgColor?.alpha == 0.25)
    #expect(Color.white.cgColor?.components == [1, 1, 1, 1] && Color.clear.cgColor?.alpha == 0)
    #expect(Color.primary.cgColor == nil && Color.accentColor.cgColor == nil)
    let vivid = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(vivid.cgColor?.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(Color(cgColor: CGColor(gray: 1, alpha: 1)) == Color(red: 1, green: 1, blue: 1))
    #expect(color.resolve(in: EnvironmentValues()).cgColor == color.cgColor)
  }

  @Test("a style is made of a colour, and a picker chooses one")
  @MainActor
  func styles() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let renderer = ImageRenderer(
      content: Rectangle().fill(Color(cgColor: red)).frame(width: 2, height: 2)
    )
    #expect(renderer.cgImage?.pixel(1, 1) == [255, 0, 0, 255])
    var chosen = red
    let binding = Binding<CGColor>(get: { chosen }, set: { chosen = $0 })
    _ = ImageRenderer(content: ColorPicker("Colour", selection: binding)).cgImage
    #expect(chosen == red)
  }
}

extension CGImage {
  /// Red, green, blue and opacity of a pixel from the upper left corner, drawn into one of a context's own.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
      context?.interpolationQuality = .none
      context?.draw(self, in: CGRect(x: -x, y: y + 1 - height, width: width, height: height))
    }
    return bytes
  }

  /// The pixels by letters, as `R` for red.
  var letters: [String] {
    let names: [[UInt8]: Character] = [
      [255, 0, 0, 255]: "R", [0, 255, 0, 255]: "G", [0, 0, 255, 255]: "B",
      [255, 255, 255, 255]: "W", [0, 0, 0, 0]: ".",
    ]
    return (0..<height).map { y in String((0..<width).map { names[pixel($0, y)] ?? "?" }) }
  }

  /// Red and green above blue and white.
  static func fourColors() throws -> CGImage {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    return try #require(
      CGDataProvider(data: Data(bytes) as CFData).flatMap {
        CGImage(
          width: 2,
          height: 2,
          bitsPerComponent: 8,
          bitsPerPixel: 32,
          bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
          provider: $0,
          decode: nil,
          shouldInterpolate: false,
          intent: .defaultIntent
        )
      }
    )
  }
}
