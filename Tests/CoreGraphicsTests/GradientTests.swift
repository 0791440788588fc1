import CoreGraphics
import Foundation
import Testing

@Suite("Gradients of a CGContext")
struct GradientTests {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [CGColor.red, CGColor.blue] as CFArray,
    locations: [0, 1]
  )

  @Test(
    "beyond its ends a gradient is painted only where that is asked for",
    arguments: [
      (CGGradientDrawingOptions(), ".", "."), (.drawsBeforeStartLocation, "R", "."),
      (.drawsAfterEndLocation, ".", "B"),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "R", "B"),
    ] as [(CGGradientDrawingOptions, Character, Character)]
  )
  func ends(options: CGGradientDrawingOptions, before: Character, after: Character) throws {
    let gradient = try #require(gradient)
    let linear = try Canvas(20, 1)
    linear.context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 5, y: 0),
      end: CGPoint(x: 15, y: 0),
      options: options
    )
    #expect(linear.map[0].first == before && linear.map[0].last == after)
    #expect(linear[10, 0].hasSuffix("ff"))

    // Circles about one point, and about two.
    for shift in [0, 0.5] {
      let radial = try Canvas(41, 41)
      radial.context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 20.5, y: 20.5),
        startRadius: 5,
        endCenter: CGPoint(x: 20.5 + shift, y: 20.5),
        endRadius: 15,
        options: options
      )
      let row = radial.map[20]
      #expect(row[row.index(row.startIndex, offsetBy: 20)] == before, "\(row)")
      #expect(row.first == after && row.last == after, "\(row)")
      #expect(radial[10, 20].hasSuffix("ff"))
    }
  }

  @Test("a cone of circles is painted between them, and not beside it")
  func cone() throws {
    let gradient = try #require(gradient)
    let canvas = try Canvas(60, 20)
    canvas.context.drawRadialGradient(
      gradient,
      startCenter: CGPoint(x: 10, y: 10),
      startRadius: 2,
      endCenter: CGPoint(x: 50, y: 10),
      endRadius: 8,
      options: []
    )
    #expect(canvas[9, 10] == "ff0000ff" || canvas[9, 10].hasPrefix("f"))
    #expect(canvas[56, 10].hasSuffix("ff") && canvas[30, 10].hasSuffix("ff"))
    #expect(canvas[2, 10] == "00000000" && canvas[10, 0] == "00000000")
  }

  @Test("a gradient is painted under the clip, in the space of the caller")
  func clipped() throws {
    let gradient = try #require(gradient)
    let canvas = try Canvas(4, 4)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    canvas.context.scaleBy(x: 1, y: 0.5)
    canvas.context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 0, y: 1.99),
      end: CGPoint(x: 0, y: 2.01),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
    #expect(canvas.map == ["....", "....", "BBBB", "RRRR"])
  }
}
