import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What scrolls is moved, and only what comes into sight is painted.
@Suite("Pictures of which parts are moved")
struct MovedPictureTests {
  private let engine: PangoTextEngine
  private let size = CGSize(width: 120, height: 150)

  init() throws { engine = try PangoTextEngine() }

  /// Rows of random pictures that are scrolled by `y`, of which only those in sight are there.
  private func list(
    _ rows: [DisplayFragment],
    y: CGFloat,
    below: [(CGRect, RGBA)] = [],
    above: [(CGRect, RGBA)] = [],
    bar: CGFloat? = nil
  ) -> DisplayList {
    var content = FragmentBuilder()
    for (index, row) in rows.enumerated() {
      let top = CGFloat(index) * 40
      if top - y < size.height + 20, top - y > -80 {
        content.fragment(row, offset: CGPoint(x: 8, y: top))
      }
    }
    var scrolled = FragmentBuilder()
    scrolled.fragment(content.build(), offset: CGPoint(x: 0, y: -y))
    var root = FragmentBuilder()
    for (rect, color) in below { root.fill(rect, .color(color)) }
    root.clipped(scrolled.build(), to: Path(CGRect(origin: .zero, size: size)))
    for (rect, color) in above { root.fill(rect, .color(color)) }
    if let bar {
      root.backdrop(
        Path(CGRect(x: 0, y: 0, width: size.width, height: bar)),
        BackdropStyle(blurRadius: 6, saturation: 1.4, tint: RGBA(white: 1, alpha: 0.4))
      )
    }
    return DisplayList(root: root.build(), size: size, background: .white)
  }

  private func picture(_ scale: CGFloat) throws -> any FramePicture {
    let picture = CairoPainter().makeFramePicture()
    try picture.resize(width: Int(size.width * scale), height: Int(size.height * scale))
    return picture
  }

  private func pixels(_ picture: any FramePicture) -> [UInt8] {
    picture.withPixels { pixels, _ in Array(pixels) } ?? []
  }

  /// Memory that tells whether it is still held.
  private final class Lent {
    let bytes: UnsafeMutableRawPointer
    init(_ count: Int) { bytes = .allocate(byteCount: count, alignment: 16) }
    deinit { bytes.deallocate() }
  }

  /// The pixels, without what lies between rows.
  private func rowsOfPixels(_ picture: any FramePicture) -> [[UInt8]] {
    picture.withPixels { pixels, bytesPerRow in
      (0..<picture.height).map { Array(pixels[($0 * bytesPerRow)...].prefix(4 * picture.width)) }
    } ?? []
  }

  @Test(
    "in lent memory the same is painted and moved as in memory of its own, and it is held until the next size"
  )
  func lentMemory() throws {
    let (width, height) = (Int(size.width), Int(size.height))
    let stride = 4 * width + 64
    var asked = 0
    weak var held: Lent?
    let picture = CairoPainter().makeFramePicture()
    func lend(_ width: Int, _ height: Int) -> PixelResidence? {
      asked += 1
      let lent = Lent(stride * height)
      memset(lent.bytes, 0xAB, stride * height)
      held = lent
      return PixelResidence(address: lent.bytes, bytesPerRow: stride, owner: lent)
    }
    try picture.resize(width: width, height: height, memory: lend)
    try picture.resize(width: width, height: height, memory: lend)
    #expect(asked == 1)
    let own = try self.picture(1)
    let rows = rows(7)
    for y in [0, 12, 40.0] {
      _ = try picture.paint(list(rows, y: y, bar: 30), scale: 1)
      _ = try own.paint(list(rows, y: y, bar: 30), scale: 1)
      #expect(rowsOfPixels(picture) == rowsOfPixels(own))
    }
    #expect(picture.residence?.address == held?.bytes)
    #expect(picture.residence?.bytesPerRow == stride)
    try picture.resize(width: 10, height: 10)
    #expect(held == nil)
  }

  /// Rows of cards: shadows, gradients, lines and texts at odd places; now and then one that has to be painted anew.
  private func rows(_ seed: UInt64, hasOdd: Bool = false) -> [DisplayFragment] {
    var numbers = RandomSource(seed: seed)
    func length(_ most: Int) -> CGFloat { CGFloat(numbers.below(most * 16 + 1)) / 16 }
    func color() -> RGBA {
      RGBA(
        red: Float(numbers.below(9)) / 8,
        green: Float(numbers.below(9)) / 8,
        blue: Float(numbers.below(9)) / 8,
        alpha: numbers.below(3) == 0 ? 0.5 : 1
      )
    }
    return (0..<12).map { index in
      var card = FragmentBuilder()
      let frame = CGRect(x: length(6), y: length(6), width: 40 + length(50), height: 20 + length(8))
      card.fill(Path(roundedRect: frame, cornerRadius: length(9)), .color(color()))
      let text = engine.text(for: TextRequest("Row \(index) fi")).layout(width: nil, height: nil)
      card.text(text, at: CGPoint(x: length(30), y: length(12)), .color(color()))
      var row = FragmentBuilder()
      row.filtered(
        card.build(),
        [.shadow(color: .black, radius: length(4), offset: CGSize(width: 0, height: 2))]
      )
      row.fill(
        Path(CGRect(x: length(60), y: length(20), width: 9 + length(20), height: 12)),
        .linearGradient(
          GradientStops(colors: [color(), color()]),
          start: .zero,
          end: CGPoint(x: length(5), y: 30)
        )
      )
      row.fill(CGRect(x: 0, y: length(30), width: 90, height: 0.5), .color(.black))
      var path = Path()
      path.move(to: CGPoint(x: length(50), y: length(20)))
      path.addLine(to: CGPoint(x: length(90), y: length(30)))
      row.stroke(path, StrokeStyle(lineWidth: 0.5 + length(2)), .color(color()))
      if hasOdd, index % 5 == 0 {
        row.fill(
          CGRect(x: 10, y: 6, width: 30, height: 20),
          .radialGradient(
            GradientStops(colors: [color(), color()]),
            center: CGPoint(x: 20, y: 12),
            startRadius: 2,
            endRadius: 9 + length(9)
          )
        )
        row.transformed(card.build(), by: CGAffineTransform(scaleX: 0.5, y: 0.5))
      }
      return row.build()
    }
  }

  @Test(
    "Cards that scroll have the bytes of ones that are painted whole, or nearly where parts are painted anew",
    arguments: [false, true]
  )
  func random(hasOdd: Bool) throws {
    var movedFrames = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      let scale: CGFloat = seed % 3 == 0 ? 1 : 2
      let rows = rows(seed, hasOdd: hasOdd)
      let kept = try picture(scale)
      let all = Int(size.width * size.height * scale * scale)
      for y in [0, 30, 31, 90.5, 60.5, 61.25, 200.25, 170, 171, 90] as [CGFloat] {
        let list = list(
          rows,
          y: y,
          above: seed % 2 == 0 ? [(CGRect(x: 112, y: y / 4, width: 5, height: 30), .black)] : [],
          bar: seed % 4 == 1 ? 24 : nil
        )
        let before = kept.paintedPixels
        _ = try kept.paint(list, scale: scale)
        if kept.paintedPixels - before < all * 7 / 10 { movedFrames += 1 }
        while !kept.isSettled { _ = try kept.paint(list, scale: scale) }
        let anew = try picture(scale)
        _ = try anew.paint(list, scale: scale)
        let (a, b) = (pixels(kept), pixels(anew))
        let different = zip(a, b).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        let most = zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
        // Lines that a damaged rectangle cuts at its sides are Cairo's, which cuts them to a fraction of a pixel first.
        #expect(
          hasOdd ? most <= 16 && different < 200 : different == 0,
          "seed \(seed), at \(y): \(different) bytes differ, by \(most) levels"
        )
      }
    }
    #expect(movedFrames > (hasOdd ? 5 : 20))
  }

  @Test("case 54: only what comes into sight is painted, and what lies on it")
  func count() throws {
    let rows = rows(3)
    let kept = try picture(1)
    _ = try kept.paint(list(rows, y: 0), scale: 1)
    let before = kept.paintedPixels
    let shown = try kept.paint(list(rows, y: 20), scale: 1)
    #expect(kept.paintedPixels - before == 120 * 20)
    #expect(shown == [CGRect(origin: .zero, size: size)])
    // By part of a pixel nothing can be moved.
    let whole = kept.paintedPixels
    _ = try kept.paint(list(rows, y: 20.5), scale: 1)
    #expect(kept.paintedPixels - whole >= 120 * 130)
  }

  @Test("What is neither even below nor small above is painted anew")
  func conditions() throws {
    let rows = rows(4)
    let box = [(CGRect(x: 20, y: 30, width: 40, height: 40), RGBA(white: 0.5))]
    for (below, above, isMoved) in [
      (box, [], false), ([], box, true),
      ([], [(CGRect(x: 0, y: 0, width: 120, height: 100), RGBA(white: 0.5, alpha: 0.5))], false),
      ([(CGRect(x: -9, y: -9, width: 200, height: 200), RGBA(white: 0.8))], [], true),
    ] {
      let kept = try picture(1)
      _ = try kept.paint(list(rows, y: 0, below: below, above: above), scale: 1)
      let before = kept.paintedPixels
      let list = list(rows, y: 16, below: below, above: above)
      _ = try kept.paint(list, scale: 1)
      #expect((kept.paintedPixels - before < 120 * 80) == isMoved)
      let anew = try picture(1)
      _ = try anew.paint(list, scale: 1)
      #expect(pixels(kept) == pixels(anew))
    }
  }
}
