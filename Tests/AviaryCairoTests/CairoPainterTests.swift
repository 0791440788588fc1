import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CDeflate
import Foundation
import Testing

@Suite("CairoPainter")
struct CairoPainterTests {
  let painter = CairoPainter()

  func list(
    _ width: CGFloat = 40,
    _ height: CGFloat = 40,
    background: RGBA = .clear,
    _ body: (inout FragmentBuilder) -> Void
  ) -> DisplayList {
    var builder = FragmentBuilder()
    body(&builder)
    return DisplayList(
      root: builder.build(),
      size: CGSize(width: width, height: height),
      background: background
    )
  }

  func fragment(_ body: (inout FragmentBuilder) -> Void) -> DisplayFragment {
    var builder = FragmentBuilder()
    body(&builder)
    return builder.build()
  }

  let red = Paint.color(RGBA(hex: 0xFF0000))
  let blue = Paint.color(RGBA(hex: 0x0000FF))
  let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test("a fill covers its pixels and no other, at each scale", arguments: [CGFloat(1), 2, 3])
  func fill(scale: CGFloat) throws {
    let bitmap = try painter.bitmap(of: list { $0.fill(box, red) }, scale: scale)
    #expect(bitmap.width == Int(40 * scale))
    let (inside, outside) = (Int(10 * scale), Int(10 * scale) - 1)
    #expect(bitmap[inside, inside].description == "#ff0000")
    #expect(bitmap[outside, inside] == .clear)
    #expect(bitmap[Int(30 * scale) - 1, Int(30 * scale) - 1].description == "#ff0000")
    #expect(bitmap[Int(30 * scale), Int(30 * scale)] == .clear)
  }

  @Test("a fraction of a pixel is rounded up to a whole one")
  func size() throws {
    let picture = list(10.2, 10) { _ in }
    #expect(try painter.bitmap(of: picture, scale: 1).width == 11)
    #expect(try painter.bitmap(of: list(0, 0) { _ in }, scale: 2).width == 1)
    #expect(throws: PainterError.self) {
      try painter.bitmap(of: list(40_000, 10) { _ in }, scale: 1)
    }
  }

  @Test("linear gradients run from their start to their end")
  func linear() throws {
    let stops = GradientStops(colors: [.black, .white])
    let bitmap = try painter.bitmap(
      of: list(100, 10) {
        $0.fill(
          CGRect(x: 0, y: 0, width: 100, height: 10),
          .linearGradient(stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0))
        )
      },
      scale: 1
    )
    #expect(bitmap[5, 5].description == "#000000")
    #expect(bitmap[95, 5].description == "#ffffff")
    #expect(abs(bitmap[50, 5].red - 0.508) < 0.02)
  }

  @Test("angular gradients start at the right and turn clockwise")
  func angular() throws {
    let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0xFF0000]
    let stops = GradientStops(colors: colors.map { RGBA(hex: $0) })
    let bitmap = try painter.bitmap(
      of: list(100, 100) {
        $0.fill(
          CGRect(x: 0, y: 0, width: 100, height: 100),
          .angularGradient(
            stops,
            center: CGPoint(x: 50, y: 50),
            startAngle: 0,
            endAngle: 2 * .pi
          )
        )
      },
      scale: 1
    )
    #expect(bitmap[95, 50].red > 0.98)
    #expect(bitmap[50, 95].green > 0.98)
    #expect(bitmap[5, 50].blue > 0.98 && bitmap[5, 50].red < 0.02)
    #expect(bitmap[50, 5].green > 0.98 && bitmap[50, 5].red > 0.98)
  }

  @Test("a group is one picture: where its parts overlap only the upper one is seen")
  func group() throws {
    let pair = fragment {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), red)
      $0.fill(CGRect(x: 10, y: 0, width: 20, height: 20), blue)
    }
    let bitmap = try painter.bitmap(
      of: list(background: .white) { $0.group(pair, opacity: 0.5) },
      scale: 1
    )
    #expect(bitmap[5, 5].description == "#ff7f7f" || bitmap[5, 5].description == "#ff8080")
    #expect(bitmap[15, 5].red < 0.51 && bitmap[15, 5].blue > 0.99)
    let multiplied = try painter.bitmap(
      of: list(background: RGBA(hex: 0x8080FF)) { $0.group(pair, mode: .blend(.multiply)) },
      scale: 1
    )
    #expect(multiplied[5, 5].description == "#800000")
    #expect(multiplied[25, 5].description == "#0000ff")
  }

  @Test("clips and masks leave nothing outside")
  func clips() throws {
    let square = fragment { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40), red) }
    let clipped = try painter.bitmap(
      of: list { $0.clipped(square, to: Path(ellipseIn: box)) },
      scale: 1
    )
    #expect(clipped[20, 20].description == "#ff0000")
    #expect(clipped[10, 10] == .clear && clipped[5, 20] == .clear)
    let half = fragment { $0.fill(box, .color(RGBA(white: 0, alpha: 0.5))) }
    let masked = try painter.bitmap(of: list { $0.masked(square, by: half) }, scale: 1)
    #expect(abs(masked[20, 20].alpha - 0.5) < 0.01 && masked[20, 20].red > 0.98)
    #expect(masked[5, 5] == .clear)
    let inverted = try painter.bitmap(
      of: list { $0.masked(square, by: half, isInverted: true) },
      scale: 1
    )
    #expect(abs(inverted[20, 20].alpha - 0.5) < 0.01 && inverted[5, 5].alpha == 1)
  }

  @Test("a shadow lies below and beside, a blur spreads")
  func filters() throws {
    let square = fragment { $0.fill(box, red) }
    let shadow = Filter.shadow(color: .black, radius: 2, offset: CGSize(width: 5, height: 0))
    let bitmap = try painter.bitmap(of: list { $0.filtered(square, [shadow]) }, scale: 2)
    #expect(bitmap[40, 40].description == "#ff0000")
    #expect(bitmap[65, 40].alpha > 0.4 && bitmap[65, 40].red == 0)
    #expect(bitmap[10, 40].alpha < 0.01)
    let blurred = try painter.bitmap(of: list { $0.filtered(square, [.blur(radius: 3)]) }, scale: 1)
    #expect(abs(blurred[10, 20].alpha - 0.55) < 0.1)
    #expect(blurred[7, 20].alpha > 0.05 && blurred[20, 20].alpha > 0.95)
    let grey = try painter.bitmap(of: list { $0.filtered(square, [.grayscale(1)]) }, scale: 1)
    #expect(grey[20, 20].red == grey[20, 20].blue)
    let inverted = try painter.bitmap(of: list { $0.filtered(square, [.colorInvert()]) }, scale: 1)
    #expect(inverted[20, 20].description == "#00ffff")
  }

  @Test("a material blurs what was painted before, also inside a group, and nothing painted after")
  func backdrop() throws {
    let stripes = fragment {
      for x in stride(from: 0, to: 40, by: 4) {
        $0.fill(CGRect(x: CGFloat(x), y: 0, width: 2, height: 40), .color(.black))
      }
    }
    let style = BackdropStyle(blurRadius: 6, saturation: 1, tint: .clear)
    let material = fragment { $0.backdrop(Path(box), style) }
    for isGrouped in [false, true] {
      let bitmap = try painter.bitmap(
        of: list(background: .white) {
          $0.fragment(stripes)
          if isGrouped {
            $0.group(
              fragment {
                $0.fragment(material); $0.fill(CGRect.zero, red)
              },
              opacity: 0.999
            )
          } else {
            $0.fragment(material)
          }
        },
        scale: 1
      )
      for x in 14..<26 { #expect(abs(bitmap[x, 20].red - 0.5) < 0.06, "\(isGrouped) \(x)") }
      #expect(bitmap[0, 20].red == 0 && bitmap[2, 20].red == 1)
    }
  }

  @Test("painting only what is damaged gives the same pixels as painting everything")
  func damage() throws {
    func picture(_ color: UInt32) -> DisplayList {
      list(background: .white) {
        $0.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 30)), blue)
        $0.fill(Path(roundedRect: box, cornerRadius: 6), .color(RGBA(hex: color).opacity(0.5)))
      }
    }
    let (old, new) = (picture(0xFF0000), picture(0x00FF00))
    var bitmap = try painter.bitmap(of: old, scale: 2)
    try painter.repaint(&bitmap, with: new, scale: 2, damage: new.damage(since: old))
    let whole = try painter.bitmap(of: new, scale: 2)
    // Cairo flattens curves only as far as the clip goes: a few pixels of an edge get another coverage.
    let difference = zip(bitmap.bytes, whole.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(difference <= 16)
  }

  @Test("PNG files have straight alpha and an sRGB chunk, and read back as the same pixels")
  func png() throws {
    let picture = list {
      $0.fill(box, .color(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
    }
    let data = try painter.data(of: picture, as: .png, scale: 1)
    #expect(data.range(of: Data("sRGB".utf8)) != nil)
    let image = try ImageLoader.image(data, name: "test.png")
    #expect(image.pixelWidth == 40)
    let again = try painter.bitmap(
      of: list { $0.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) },
      scale: 1
    )
    #expect(again == (try painter.bitmap(of: picture, scale: 1)))
  }

  @Test("documents keep shapes and text as vectors, and are the same each time")
  func vectors() throws {
    let engine = try PangoTextEngine()
    let text = engine.text(for: TextRequest("Selectable")).layout(width: nil, height: nil)
    let picture = list(200, 100) {
      $0.fill(Path(ellipseIn: box), red)
      $0.text(text, at: CGPoint(x: 50, y: 50), .color(.black))
      $0.group(
        fragment {
          $0.fill(box, red); $0.fill(box, blue)
        },
        opacity: 0.5
      )
    }
    for format in [PictureFormat.svg, .pdf] {
      let data = try painter.data(of: picture, as: format, scale: 2)
      #expect(data == (try CairoPainter().data(of: picture, as: format, scale: 2)))
      let string = String(decoding: data, as: UTF8.self)
      if format == .svg {
        #expect(string.contains("<path") && string.contains("<use"))
        #expect(!string.contains("<image"))
        #expect(string.contains("width=\"200px\"") || string.contains("width=\"200\""))
      } else {
        #expect(string.hasPrefix("%PDF") && string.contains("/FontFile3"))
        #expect(!string.contains("/Subtype /Image"))
        #expect(string.contains("/Producer (Aviary)") && !string.contains("/CreationDate"))
      }
    }
  }

  @Test("each of several groups in a PDF says its blend mode")
  func blendModesInDocuments() throws {
    let picture = list(100, 100, background: .white) { builder in
      for x in [0.0, 20, 40] {
        let square = fragment { $0.fill(CGRect(x: x, y: 0, width: 30, height: 30), red) }
        builder.group(square, mode: .blend(.multiply))
      }
    }
    let pages = try inflated(painter.data(of: picture, as: .pdf, scale: 1))
    // Operator 14 is cairo's name for multiplication.
    #expect(pages.components(separatedBy: "/b14 gs").count == 4)
  }

  /// The deflated streams of a PDF, one after the other.
  private func inflated(_ pdf: Data) throws -> String {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var text = ""
    var rest = pdf[...]
    while let start = rest.range(of: Data("stream\n".utf8)) {
      let end = try #require(rest[start.upperBound...].range(of: Data("endstream".utf8)))
      let bytes = Array(rest[start.upperBound..<end.lowerBound])
      var room = [UInt8](repeating: 0, count: 1 << 20)
      var count = 0
      let result = libdeflate_zlib_decompress(
        decompressor,
        bytes,
        bytes.count,
        &room,
        room.count,
        &count
      )
      if result == LIBDEFLATE_SUCCESS { text += String(decoding: room[..<count], as: UTF8.self) }
      rest = rest[end.upperBound...]
    }
    return text
  }

  @Test("what must be pixels in a document is a picture in it")
  func pixelsInVectors() throws {
    let picture = list(background: .white) {
      $0.fill(box, red)
      $0.backdrop(
        Path(CGRect(x: 0, y: 0, width: 20, height: 40)),
        BackdropStyle(blurRadius: 4, saturation: 1, tint: .clear)
      )
    }
    let data = try painter.data(of: picture, as: .svg, scale: 2)
    let image = try ImageLoader.image(data, name: "test.svg")
    let bitmap = try painter.bitmap(
      of: list { $0.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) },
      scale: 2
    )
    let direct = try painter.bitmap(of: picture, scale: 2)
    for (x, y) in [(30, 40), (45, 40), (10, 10), (39, 40)] {
      #expect(abs(bitmap[x, y].green - direct[x, y].green) < 0.05, "\(x) \(y)")
    }
  }
}
