@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@testable import AviaryCairo

/// Large rectangles are painted by several painters side by side.
@Suite("Pictures painted in bands")
struct PaintedBandTests {
  /// A picture that is painted in bands at most, and how many there were.
  private func paint(
    _ list: DisplayList,
    scale: CGFloat,
    bands: Int,
    damage: [CGRect]? = nil
  ) throws -> (bytes: [UInt8], bands: Int) {
    var limits = BandLimits()
    limits.most = bands
    limits.leastPixels = 1
    let painter = CairoPainter(bands: limits)
    let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
    var bitmap = Bitmap(
      width: width,
      height: height,
      bytesPerRow: 4 * width,
      bytes: [UInt8](repeating: 0, count: 4 * width * height)
    )
    try painter.repaint(&bitmap, with: list, scale: scale, damage: damage ?? [list.bounds])
    return (bitmap.bytes, painter.bandsPainted)
  }

  private func differences(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  @Test(
    "A random picture has the same bytes however many bands it has",
    arguments: RandomDisplayList.Kind.allCases
  )
  func random(kind: RandomDisplayList.Kind) throws {
    var divided = 0
    for seed in 50...110 as ClosedRange<UInt64> {
      let list = RandomDisplayList.list(seed: seed, kind: kind, engine: try PangoTextEngine())
      // Whole texts first, so that each run of painters has its own to make.
      let alone = try paint(list, scale: 4, bands: 1)
      #expect(alone.bands == 0)
      let again = RandomDisplayList.list(seed: seed, kind: kind, engine: try PangoTextEngine())
      let parts = try paint(again, scale: 4, bands: 3)
      if parts.bands > 0 { divided += 1 }
      #expect(differences(parts.bytes, alone.bytes) == 0, "seed \(seed)")
    }
    #expect(divided > (kind == .plain ? 5 : 1), "\(divided) were divided")
  }

  /// Cards with shadows, gradients and texts.
  private func cards(
    _ engine: PangoTextEngine,
    _ add: (inout FragmentBuilder) -> Void = { _ in }
  ) -> DisplayList {
    var root = FragmentBuilder()
    for row in 0..<4 {
      for column in 0..<6 {
        let number = row * 6 + column
        var shape = FragmentBuilder()
        shape.fill(
          Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 60), cornerRadius: 12),
          .color(RGBA(white: 0.98))
        )
        var card = FragmentBuilder()
        card.filtered(
          shape.build(),
          [.shadow(color: .black, radius: 6, offset: CGSize(width: 0, height: 2))]
        )
        card.fill(
          Path(roundedRect: CGRect(x: 8, y: 8, width: 20, height: 20), cornerRadius: 6),
          .linearGradient(
            GradientStops(colors: [.black, RGBA(red: 1, green: 0.2, blue: 0.1)]),
            start: .zero,
            end: CGPoint(x: 20, y: 30)
          )
        )
        let request = TextRequest("Harbour \(number)")
        let text = engine.text(for: request).layout(width: nil, height: nil)
        card.text(text, at: CGPoint(x: 8, y: 34), .color(.black))
        root.fragment(
          card.build(),
          offset: CGPoint(x: 8 + CGFloat(column) * 100, y: 8 + CGFloat(row) * 70)
        )
      }
    }
    add(&root)
    return DisplayList(
      root: root.build(),
      size: CGSize(width: 600, height: 290),
      background: .white
    )
  }

  @Test("Cards are painted in bands, and the rows that a bar of material blurs by one painter")
  func bars() throws {
    for hasBar in [false, true] {
      func list() throws -> DisplayList {
        cards(try PangoTextEngine()) { root in
          guard hasBar else { return }
          root.backdrop(
            Path(CGRect(x: 0, y: 0, width: 600, height: 40)),
            BackdropStyle(blurRadius: 6, saturation: 1.4, tint: RGBA(white: 1, alpha: 0.4))
          )
        }
      }
      let parts = try paint(list(), scale: 2, bands: 2)
      #expect(parts.bands == 2)
      let alone = try paint(list(), scale: 2, bands: 1)
      #expect(differences(parts.bytes, alone.bytes) == 0)
    }
  }

  @Test("What lies across all columns, or blurs most of the rows, is painted by one painter")
  func undivided() throws {
    let engine = try PangoTextEngine()
    let line = cards(engine) { root in
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 3))
      path.addLine(to: CGPoint(x: 600, y: 280))
      root.stroke(path, StrokeStyle(lineWidth: 3), .color(.black))
    }
    #expect(try paint(line, scale: 2, bands: 2).bands == 0)
    let blur = cards(engine) { root in
      root.backdrop(
        Path(CGRect(x: 0, y: 0, width: 600, height: 250)),
        BackdropStyle(blurRadius: 6, saturation: 1, tint: RGBA(white: 1, alpha: 0.4))
      )
    }
    #expect(try paint(blur, scale: 2, bands: 2).bands == 0)
    let damage = [CGRect(x: 0, y: 0, width: 200, height: 290)]
    #expect(try paint(cards(engine), scale: 2, bands: 2, damage: damage).bands == 2)
  }

  /// A picture of rounded cards, 100 points each, beside or below each other.
  private func strip(_ axis: Axis) -> DisplayList {
    var root = FragmentBuilder()
    for index in 0..<8 {
      let start = CGFloat(index) * 100 + 4
      let card =
        axis == .horizontal
        ? CGRect(x: start, y: 4, width: 92, height: 292)
        : CGRect(x: 4, y: start, width: 292, height: 92)
      root.fill(Path(roundedRect: card, cornerRadius: 8), .color(.black))
    }
    let size =
      axis == .horizontal
      ? CGSize(width: 800, height: 300) : CGSize(width: 300, height: 800)
    return DisplayList(root: root.build(), size: size)
  }

  @Test("Bands are of columns or of rows, whichever cut less")
  func cutsLittle() {
    for axis in Axis.allCases {
      let list = strip(axis)
      let bands = BandObstacles(in: list, list.bounds, scale: 1).bands(of: list.bounds, count: 2)
      #expect(bands.count == 2)
      let whole = axis == .horizontal ? bands.map(\.height) : bands.map(\.width)
      #expect(whole == [300, 300])
      // Between two cards.
      #expect((axis == .horizontal ? bands[0].maxX : bands[0].maxY) == 400)
    }
  }
}
