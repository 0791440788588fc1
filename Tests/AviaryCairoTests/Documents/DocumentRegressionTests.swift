import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What random display lists have found, small.
@Suite("Documents, cases that were wrong")
struct DocumentRegressionTests {
  private let size = CGSize(width: 96, height: 72)
  private var comparison: DocumentComparison { DocumentComparison(size: size) }

  /// Checks that a list looks the same as a picture, as SVG and as PDF.
  private func expectSame(_ build: (inout FragmentBuilder) -> Void) throws {
    var builder = FragmentBuilder()
    build(&builder)
    let list = DisplayList(root: builder.build(), size: size, background: .white)
    #expect(try comparison.svg(list) <= DocumentComparison.allowance, "as SVG")
    guard DocumentRasters.drawsPDF else { return }
    #expect(try comparison.pdf([list])[0] <= DocumentComparison.allowance, "as PDF")
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("a colour that is more than opaque or bright is painted as far as there are colours")
  func colours() throws {
    func picture(_ color: RGBA) throws -> Bitmap {
      var builder = FragmentBuilder()
      builder.fill(box(2, 2, 20, 20), .color(color))
      builder.fill(Path(ellipseIn: CGRect(x: 30, y: 2, width: 30, height: 20)), .color(color))
      builder.group(builder.build(), opacity: 0.5)
      builder.group(
        DisplayFragment([.fill(box(70, 2, 20, 20), .color(color), style: FillStyle())]),
        opacity: 0.5
      )
      let text = try PangoTextEngine().text(for: TextRequest("Harbour"))
        .layout(width: nil, height: nil)
      builder.text(text, at: CGPoint(x: 4, y: 40), .color(color))
      return try comparison.painted(
        DisplayList(root: builder.build(), size: size, background: .white)
      )
    }
    #expect(
      try picture(RGBA(red: 0.4, green: 0.2, blue: 0.1, alpha: 1.5))
        == picture(RGBA(red: 0.4, green: 0.2, blue: 0.1, alpha: 1))
    )
    #expect(
      try picture(RGBA(red: 1.4, green: 0.2, blue: -0.5, alpha: 0.5))
        == picture(RGBA(red: 1, green: 0.2, blue: 0, alpha: 0.5))
    )
  }

  @Test("a shadow lies where its offset says")
  func shadow() throws {
    try expectSame {
      let card = DisplayFragment([.fill(box(10, 10, 50, 20), .color(.white), style: FillStyle())])
      $0.filtered(
        card,
        [.shadow(color: .black, radius: 1.5, offset: CGSize(width: 6, height: 10))]
      )
    }
  }

  @Test("beyond two stops at one place a gradient has the colour of the outer one")
  func hardStops() throws {
    let stops = GradientStops([
      .init(color: RGBA(hex: 0xFF0000), location: 0.5),
      .init(color: RGBA(hex: 0x0000FF), location: 0.5),
    ])
    let ends = GradientStops([
      .init(color: RGBA(hex: 0x00FF00), location: 0), .init(color: .black, location: 0),
      .init(color: .black, location: 1), .init(color: RGBA(hex: 0xFFFF00), location: 1),
    ])
    try expectSame {
      $0.fill(
        box(0, 0, 96, 30),
        .linearGradient(stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 70, y: 0))
      )
      $0.fill(
        box(0, 34, 96, 30),
        .linearGradient(ends, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 70, y: 0))
      )
    }
  }

  @Test("a stroke with a paint that is partly clear paints the stroke and nothing else")
  func strokes() throws {
    let stops = GradientStops(colors: [
      RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), RGBA(red: 0, green: 0, blue: 1, alpha: 0.25),
    ])
    try expectSame {
      $0.stroke(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 70, height: 50)),
        StrokeStyle(lineWidth: 8, dash: [9, 5]),
        .angularGradient(stops, center: CGPoint(x: 40, y: 30), startAngle: 0, endAngle: 6)
      )
    }
  }

  @Test("what follows pixels in a clip that leaves nothing of them is painted", arguments: [0, 1])
  func emptyClip(kind: Int) throws {
    let bytes = [UInt8](repeating: 255, count: 96 * 96 * 4)
    let image = DisplayImage(
      Bitmap(width: 96, height: 96, bytesPerRow: 96 * 4, bytes: bytes),
      scale: 2
    )
    // Between its control points, and beside the image.
    let clip = Path { path in
      path.move(to: CGPoint(x: 42.5, y: 19.06))
      path.addCurve(
        to: CGPoint(x: -10.31, y: -11.75),
        control1: CGPoint(x: 6.38, y: 2.56),
        control2: CGPoint(x: 75.94, y: 44.69)
      )
      path.addQuadCurve(
        to: CGPoint(x: 24.75, y: 19.94),
        control: CGPoint(x: 82.06, y: 70.19)
      )
    }
    try expectSame {
      let red = DisplayFragment([
        .fill(box(4, 4, 40, 40), .color(RGBA(hex: 0xC02020)), style: FillStyle())
      ])
      if kind == 0 {
        $0.group(red, mode: .blend(.multiply))
      } else {
        let tiles = Paint.image(
          image,
          source: CGRect(x: 0, y: 0, width: 1, height: 1),
          origin: CGPoint(x: 33, y: 3),
          scale: 1
        )
        $0.masked(
          DisplayFragment([.fill(box(10, 25, 50, 40), tiles, style: FillStyle())]),
          by: red,
          isInverted: true
        )
      }
      var blurred = FragmentBuilder()
      blurred.image(
        image,
        in: CGRect(x: 53.81, y: 47.81, width: 45.63, height: 39.94),
        ImageOptions()
      )
      $0.clipped(DisplayFragment([.filtered(blurred.build(), [.blur(radius: 2.38)])]), to: clip)
      $0.fill(box(50, 30, 40, 30), .color(RGBA(hex: 0x17FFD1)))
    }
  }

  @Test("a clip leaves out what the even-odd rule does")
  func evenOddClip() throws {
    let hue = GradientStops(colors: [.black, RGBA(hex: 0xFF0000)])
    try expectSame {
      var ring = FragmentBuilder()
      ring.fill(box(0, 0, 96, 72), .linearGradient(hue, start: .zero, end: CGPoint(x: 96, y: 0)))
      $0.clipped(
        ring.build(),
        to: Path { path in
          path.addEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 50))
          path.addEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 30))
        },
        style: FillStyle(eoFill: true)
      )
      $0.clipped(ring.build(), to: box(76, 10, 12, 40))
    }
  }

  @Test("subpaths of no length have no square ends, and dashes of no length have theirs turned")
  func points() throws {
    let style = StrokeStyle(lineWidth: 12, lineCap: .square)
    var dots = StrokeStyle(lineWidth: 10, lineCap: .square)
    dots.dash = [0, 24]
    try expectSame {
      $0.stroke(
        Path { path in
          path.move(to: CGPoint(x: 20, y: 20))
          path.closeSubpath()
          path.move(to: CGPoint(x: 60, y: 20))
          path.addLine(to: CGPoint(x: 60, y: 20))
          path.move(to: CGPoint(x: 20, y: 50))
          path.addLine(to: CGPoint(x: 30, y: 50))
          path.closeSubpath()
          path.addLine(to: CGPoint(x: 20, y: 50))
        },
        style,
        .color(.black)
      )
    }
    try expectSame {
      $0.stroke(
        Path { $0.addLines([CGPoint(x: 50, y: 34), CGPoint(x: 90, y: 66)]) },
        dots,
        .linearGradient(
          GradientStops(colors: [.black, RGBA(hex: 0xFF0000)]),
          start: .zero,
          end: CGPoint(x: 96, y: 0)
        )
      )
    }
  }
}
