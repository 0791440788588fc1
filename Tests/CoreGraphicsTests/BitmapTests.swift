import CoreGraphics
import Foundation
import Testing

@Suite("CGContext in memory")
struct BitmapTests {
  @Test("the origin is at the lower left, the first row in memory at the top")
  func origin() throws {
    let canvas = try Canvas(6, 4)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(canvas.map == ["......", "......", "......", "RRR..."])
    #expect(canvas.context.width == 6 && canvas.context.height == 4)
    #expect(canvas.context.bitsPerPixel == 32 && canvas.context.bytesPerRow >= 24)
  }

  @Test("the state is brought back: colour, transform, clip")
  func state() throws {
    let canvas = try Canvas(6, 4)
    let context = canvas.context
    context.setFillColor(.blue)
    context.saveGState()
    context.setFillColor(.green)
    context.translateBy(x: 3, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.fill(CGRect(x: -9, y: -9, width: 99, height: 99))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.map == ["...GG.", "...GG.", "......", "B....."])
    #expect(context.ctm == .identity)
  }

  @Test("paths are filled by either rule")
  func rules() throws {
    for (rule, middle) in [(CGPathFillRule.winding, "K"), (.evenOdd, ".")] {
      let canvas = try Canvas(5, 5)
      canvas.context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      canvas.context.addRect(CGRect(x: 2, y: 2, width: 1, height: 1))
      canvas.context.fillPath(using: rule)
      #expect(canvas.map[2] == "KK\(middle)KK")
      #expect(canvas.context.isPathEmpty)
    }
  }

  @Test("a path is clipped to another one, and a clip of nothing lets nothing through")
  func clips() throws {
    let canvas = try Canvas(4, 4)
    let context = canvas.context
    context.setFillColor(.red)
    context.saveGState()
    context.move(to: .zero)
    context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 8)])
    context.clip()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clip()
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(canvas.map == ["....", "....", "RR..", "RR.."])
  }

  @Test("lines have their width, ends and dashes")
  func lines() throws {
    let canvas = try Canvas(12, 4)
    let context = canvas.context
    context.setStrokeColor(.green)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [3, 2])
    context.strokeLineSegments(between: [CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 2)])
    #expect(canvas.map == ["............", ".GGG..GGG...", ".GGG..GGG...", "............"])
    context.setLineDash(phase: 0, lengths: [])
    context.setLineCap(.square)
    context.scaleBy(x: 2, y: 1)
    context.setStrokeColor(.blue)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: 1, y: 3.5))
    context.addLine(to: CGPoint(x: 4, y: 3.5))
    context.strokePath()
    #expect(canvas.map[0] == ".BBBBBBBB...", "the ends are as wide as the scale makes the pen")
  }

  @Test("clearing leaves nothing, whatever the blend mode")
  func clearing() throws {
    let canvas = try Canvas(4, 2)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    canvas.context.setBlendMode(.multiply)
    canvas.context.setAlpha(0.5)
    canvas.context.clear(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(canvas.map == ["KKKK", "K..K"])
  }

  @Test(
    "blend modes are Core Graphics'",
    arguments: [
      (CGBlendMode.normal, "ff0000ff"), (.multiply, "000000ff"), (.screen, "ff00ffff"),
      (.darken, "000000ff"), (.lighten, "ff00ffff"), (.difference, "ff00ffff"),
      (.clear, "00000000"), (.copy, "ff0000ff"), (.sourceIn, "ff0000ff"), (.sourceOut, "00000000"),
      (.sourceAtop, "ff0000ff"), (.destinationOver, "0000ffff"), (.destinationIn, "0000ffff"),
      (.destinationOut, "00000000"), (.destinationAtop, "0000ffff"), (.xor, "00000000"),
      (.plusLighter, "ff00ffff"), (.plusDarker, "000000ff"),
    ]
  )
  func blending(mode: CGBlendMode, expected: String) throws {
    let canvas = try Canvas(4, 1)
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(canvas[1, 0] == expected && canvas[2, 0] == expected)
    #expect(
      canvas[0, 0] == "0000ffff" && canvas[3, 0] == "0000ffff",
      "beside the shape nothing changes"
    )
  }

  @Test("the opacity applies to a layer as a whole")
  func layers() throws {
    let canvas = try Canvas(3, 1)
    let context = canvas.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(.red)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect([canvas[0, 0], canvas[1, 0], canvas[2, 0]] == ["00008080", "80000080", "80000080"])
  }

  @Test("a shadow is moved in the context's own space, y upwards")
  func shadows() throws {
    let canvas = try Canvas(6, 6)
    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 3), blur: 0, color: .green)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.map == ["......", "..GG..", "..GG..", "......", "RR....", "RR...."])
  }

  @Test("colours are mixed in the numbers of the context's space")
  func spaces() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpace(name: CGColorSpace.displayP3),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // sRGB's red in Display P3.
    #expect(Canvas.pixel(context.data, 4, 0, 0) == "ea3323ff")
  }

  @Test(
    "what means nothing does no harm",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]
  )
  func meaningless(number: CGFloat) throws {
    let canvas = try Canvas(4, 4)
    let context = canvas.context
    let rect = CGRect(x: number, y: 0, width: number, height: 3)
    let point = CGPoint(x: number, y: number)
    context.saveGState()
    context.setLineWidth(number)
    context.setMiterLimit(number)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.setAlpha(number)
    context.setAlpha(1)
    context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
    context.fill(rect)
    context.stroke(rect, width: number)
    context.fillEllipse(in: rect)
    context.clear(CGRect(x: number, y: number, width: 1, height: 1))
    context.move(to: .zero)
    context.addLine(to: point)
    context.addArc(center: point, radius: number, startAngle: number, endAngle: 1, clockwise: true)
    context.addArc(tangent1End: point, tangent2End: .zero, radius: number)
    context.addQuadCurve(to: point, control: point)
    context.drawPath(using: .eoFillStroke)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: [number, 1])
    )
    context.drawLinearGradient(gradient, start: point, end: .zero, options: [])
    context.drawRadialGradient(
      gradient,
      startCenter: point,
      startRadius: number,
      endCenter: .zero,
      endRadius: 1,
      options: []
    )
    context.drawConicGradient(gradient, center: point, angle: number)
    if let image = context.makeImage() {
      context.draw(image, in: rect)
      context.draw(image, in: rect, byTiling: true)
      context.clip(to: rect, mask: image)
      #expect(image.cropping(to: CGRect(x: number, y: 0, width: 1, height: 1)) == nil)
    }
    context.clip(to: rect)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.scaleBy(x: number, y: 0)
    context.rotate(by: number)
    context.translateBy(x: number, y: number)
    context.concatenate(CGAffineTransform(a: number, b: 1, c: 1, d: number, tx: 0, ty: 0))
    context.fill(rect)
    context.stroke(rect)
    _ = (context.path, context.boundingBoxOfClipPath, context.currentPointOfPath)
    #expect(canvas.context.data != nil)
  }
}
