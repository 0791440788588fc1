import AviaryCoreGeometry
import AviaryQuartz
import Foundation
import Testing

@Suite("CGColor")
struct CGColorTests {
  @Test(
    "named spaces have their components",
    arguments: [
      (CGColorSpace.sRGB, 3, CGColorSpaceModel.rgb), (CGColorSpace.displayP3, 3, .rgb),
      (CGColorSpace.extendedLinearSRGB, 3, .rgb), (CGColorSpace.linearGray, 1, .monochrome),
      (CGColorSpace.genericGrayGamma2_2, 1, .monochrome), (CGColorSpace.genericCMYK, 4, .cmyk),
    ]
  )
  func spaces(name: String, count: Int, model: CGColorSpaceModel) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.numberOfComponents == count && space.model == model && space.name == name)
    #expect(
      space == CGColorSpace(name: name) && space.hashValue == CGColorSpace(name: name)?.hashValue
    )
  }

  @Test("a name that isn't there gives nil")
  func unknown() { #expect(CGColorSpace(name: "kCGColorSpaceOfNobody") == nil) }

  @Test("a colour has its components, the opacity last")
  func components() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4)
    #expect(color.alpha == 0.4 && color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor.white.components == [1, 1] && CGColor.clear.alpha == 0)
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(
      color != CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    )
    #expect(
      CGColor(srgbRed: .nan, green: .infinity, blue: 0, alpha: .nan).components == [0, 0, 0, 0]
    )
  }

  @Test(
    "colours are converted",
    arguments: [
      // CSS Color 4 gives the red of Display P3 so, and sRGB's in P3.
      (
        CGColorSpace.displayP3, [1.0, 0, 0], CGColorSpace.extendedSRGB, [1.0930, -0.2267, -0.1501]
      ),
      (CGColorSpace.sRGB, [1.0, 0, 0], CGColorSpace.displayP3, [0.9175, 0.2003, 0.1386]),
      (CGColorSpace.displayP3, [1.0, 0, 0], CGColorSpace.sRGB, [1, 0, 0]),
      (CGColorSpace.sRGB, [0.5, 0.5, 0.5], CGColorSpace.linearSRGB, [0.2140, 0.2140, 0.2140]),
      (CGColorSpace.sRGB, [0.0, 1, 0], CGColorSpace.linearGray, [0.7152]),
      (CGColorSpace.linearGray, [0.2140], CGColorSpace.sRGB, [0.5, 0.5, 0.5]),
      (CGColorSpace.sRGB, [1.0, 0, 0], CGColorSpace.genericCMYK, [0, 1, 1, 0]),
      (CGColorSpace.genericCMYK, [0.0, 0, 0, 1], CGColorSpace.sRGB, [0, 0, 0]),
      (CGColorSpace.adobeRGB1998, [1.0, 1, 1], CGColorSpace.itur_2020, [1, 1, 1]),
    ]
  )
  func converting(from: String, components: [Double], to: String, expected: [Double]) throws {
    let own = try #require(CGColorSpace(name: from))
    let other = try #require(CGColorSpace(name: to))
    let numbers = components.map { CGFloat($0) } + [0.5]
    let color = try #require(CGColor(colorSpace: own, components: numbers))
    let found = try #require(
      color.converted(to: other, intent: .defaultIntent, options: nil)?.components
    )
    #expect(found.count == expected.count + 1 && found.last == 0.5)
    for (a, b) in zip(found, expected) { #expect(abs(a - CGFloat(b)) < 0.001, "\(found)") }
  }

  @Test("a gradient of other things than colours isn't one")
  func gradients() {
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let colors = [CGColor.black, CGColor.white] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [.nan, 2]) != nil)
  }
}
