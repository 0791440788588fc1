import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What is painted on pixels without Cairo is what Cairo would paint.
@Suite("Painting without Cairo")
struct DirectPaintingTests {
  private func text(_ string: String) throws -> any TextLayout {
    try PangoTextEngine().text(for: TextRequest(string)).layout(width: 150, height: nil)
  }

  private func fragment(_ color: RGBA, opacity: CGFloat) throws -> DisplayFragment {
    var card = FragmentBuilder()
    card.fill(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 50), cornerRadius: 8),
      .color(color)
    )
    card.text(try text("Harbour lantern meadow 0123"), at: CGPoint(x: 7.3, y: 4.6), .color(color))
    var list = FragmentBuilder()
    list.fill(CGRect(x: 10, y: 10, width: 90, height: 90), .color(RGBA(white: 0.4)))
    list.fragment(card.build(), offset: CGPoint(x: 3.4, y: 2.7))
    list.group(card.build(), opacity: opacity)
    var moved = FragmentBuilder()
    moved.group(card.build(), opacity: opacity)
    list.fragment(moved.build(), offset: CGPoint(x: 21.3, y: 40.8))
    // Partly outside.
    list.fragment(moved.build(), offset: CGPoint(x: -60.3, y: 90))
    return list.build()
  }

  @Test("texts and faded groups have the same pixels", arguments: [1, 2.0])
  func samePixels(scale: Double) throws {
    for (alpha, opacity) in [(1.0, 0.5), (0.7, 0.33), (1, 1), (0.2, 0.98)] {
      let color = RGBA(red: 0.9, green: 0.2, blue: 0.1, alpha: Float(alpha))
      let content = try fragment(color, opacity: opacity)
      let size = CGSize(width: 200, height: 120)
      // A clip that is not of whole pixels leaves everything to Cairo.
      let clip = Path(CGRect(x: -0.5, y: -0.5, width: 201, height: 121))
      let clipped = DisplayFragment([.clipped(content, clip, style: FillStyle())])
      for background in [RGBA.white, .clear] {
        let direct = DisplayList(root: content, size: size, background: background)
        let cairo = DisplayList(root: clipped, size: size, background: background)
        let painter = CairoPainter()
        #expect(
          try painter.bitmap(of: direct, scale: scale) == painter.bitmap(of: cairo, scale: scale)
        )
      }
    }
  }

  @Test("A line one pixel thick is sharp wherever it lies", arguments: [1, 2, 3] as [CGFloat])
  func hairlines(scale: CGFloat) throws {
    for place in stride(from: CGFloat(3), through: 5, by: 0.13) {
      for isLevel in [true, false] {
        let (length, thickness) = (10.4, 1 / scale)
        var content = FragmentBuilder()
        content.fill(
          isLevel
            ? CGRect(x: 2.2, y: place, width: length, height: thickness)
            : CGRect(x: place, y: 2.2, width: thickness, height: length),
          .color(.black)
        )
        let list = DisplayList(
          root: content.build(),
          size: CGSize(width: 20, height: 20),
          background: .white
        )
        let bitmap = try CairoPainter().bitmap(of: list, scale: Double(scale))
        let side = Int(20 * scale)
        let line = Int(7 * scale)
        let across = (0..<side).map { step in
          let offset =
            isLevel ? step * bitmap.bytesPerRow + line * 4 : line * bitmap.bytesPerRow + step * 4
          return bitmap.bytes[offset + 1]
        }
        #expect(across.filter { $0 == 0 }.count == 1)
        #expect(across.filter { $0 == 255 }.count == side - 1)
      }
    }
  }

  @Test("shapes anywhere are what Cairo paints, up to its tolerance", arguments: 0..<40)
  func shapes(seed: Int) throws {
    var numbers = RandomSource(seed: UInt64(seed))
    var content = FragmentBuilder()
    for index in 0..<12 {
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let steps = Int((range.upperBound - range.lowerBound) * 64)
        let value = range.lowerBound + CGFloat(numbers.below(steps + 1)) / 64
        return index % 2 == 0 ? value.rounded() : value
      }
      let rect = CGRect(
        x: length(-30...150),
        y: length(-30...100),
        width: length(1...220),
        height: length(1...140)
      )
      let path =
        switch index % 3 {
        case 0: Path(ellipseIn: rect)
        case 1: Path(roundedRect: rect, cornerRadius: length(1...30), style: .circular)
        default: Path(roundedRect: rect, cornerRadius: length(1...30), style: .continuous)
        }
      let color = RGBA(
        red: Float(numbers.below(256)) / 255,
        green: Float(numbers.below(256)) / 255,
        blue: 0.5,
        alpha: index % 4 == 0 ? 0.6 : 1
      )
      content.fill(index % 5 == 0 ? Path(rect) : path, .color(color))
    }
    let size = CGSize(width: 180, height: 120)
    let clip = Path(CGRect(x: -0.5, y: -0.5, width: 181, height: 121))
    let clipped = DisplayFragment([.clipped(content.build(), clip, style: FillStyle())])
    let painter = CairoPainter()
    let direct = try painter.bitmap(
      of: DisplayList(root: content.build(), size: size, background: .white),
      scale: 1
    )
    let cairo = try painter.bitmap(
      of: DisplayList(root: clipped, size: size, background: .white),
      scale: 1
    )
    // Cairo takes a curve for lines that lie up to a tenth of a pixel beside it, others where a clip cuts it.
    let worst = zip(direct.bytes, cairo.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 12)
  }

  @Test("the background shows wherever opaque shapes leave room")
  func background() throws {
    var cards = FragmentBuilder()
    for row in 0..<6 {
      for column in 0..<3 {
        let rect = CGRect(
          x: CGFloat(column) * 61.5 + 2,
          y: CGFloat(row) * 21,
          width: 55,
          height: 19
        )
        let path = Path(roundedRect: rect, cornerRadius: 6, style: .continuous)
        cards.fill(path, .color(RGBA(red: 0, green: 0.4, blue: 0.9, alpha: 1)))
      }
    }
    let content = cards.build()
    let size = CGSize(width: 180, height: 120)
    let clip = Path(CGRect(x: -0.5, y: -0.5, width: 181, height: 121))
    let whole = DisplayFragment([.clipped(content, clip, style: FillStyle())])
    let background = RGBA(red: 1, green: 0.8, blue: 0.2, alpha: 1)
    let painter = CairoPainter()
    // The pixels before are of another colour, so that what is not painted is seen.
    var bitmap = try painter.bitmap(
      of: DisplayList(root: DisplayFragment.empty(), size: size, background: .black),
      scale: 1
    )
    let list = DisplayList(root: content, size: size, background: background)
    try painter.repaint(&bitmap, with: list, scale: 1, damage: [list.bounds])
    let expected = try painter.bitmap(
      of: DisplayList(root: whole, size: size, background: background),
      scale: 1
    )
    let worst = zip(bitmap.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 1)
  }
}
