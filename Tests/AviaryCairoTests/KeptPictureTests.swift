import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation
import Testing

/// What moves is painted once and blended from then on.
@Suite("Pictures that are kept")
struct KeptPictureTests {
  private let engine: PangoTextEngine
  private let card: DisplayFragment

  init() throws {
    engine = try PangoTextEngine()
    var builder = FragmentBuilder()
    builder.fill(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 8),
      .color(RGBA(red: 0.9, green: 0.8, blue: 0.2))
    )
    let text = engine.text(for: TextRequest("Harbour 12")).layout(width: nil, height: nil)
    builder.text(text, at: CGPoint(x: 8, y: 8), .color(.black))
    card = builder.build()
  }

  /// A list that shows the card at a place, in the way that views do.
  private func list(at place: CGPoint, opacity: CGFloat = 0.6) -> DisplayList {
    var moved = FragmentBuilder()
    moved.fragment(card, offset: place)
    var root = FragmentBuilder()
    root.fill(CGRect(x: 20, y: 20, width: 60, height: 60), .color(RGBA(white: 0.3)))
    root.group(moved.build(), opacity: opacity)
    return DisplayList(
      root: root.build(),
      size: CGSize(width: 200, height: 120),
      background: .white
    )
  }

  private func exact(_ list: DisplayList) throws -> Bitmap {
    try CairoPainter().bitmap(of: list, scale: 1)
  }

  /// The pixels of frames that are painted one after the other.
  private func frames(_ painter: CairoPainter, _ lists: [DisplayList]) throws -> [Bitmap] {
    var bitmap = try exact(lists[0])
    return try lists.map { list in
      try painter.repaint(&bitmap, with: list, scale: 1, damage: [list.bounds])
      return bitmap
    }
  }

  @Test("case 50: at whole pixels they look as if they were painted anew")
  func wholePixels() throws {
    let painter = CairoPainter(keepsPictures: true)
    let lists = (0..<6).map {
      list(
        at: CGPoint(x: CGFloat($0) * 7 - 12, y: CGFloat($0) * 3),
        opacity: 0.3 + CGFloat($0) / 10
      )
    }
    for (frame, list) in zip(try frames(painter, lists), lists) {
      #expect(try frame == exact(list))
    }
    #expect(painter.keptPictures.count == 1)
    #expect(painter.unsettled.isEmpty)
  }

  @Test("cases 50 to 51: what moves is at whole pixels, what rests is where it is")
  func settling() throws {
    let painter = CairoPainter(keepsPictures: true)
    let places = [10.3, 14.6, 18.8, 18.8].map { CGPoint(x: $0, y: 5.4) }
    let lists = places.map { list(at: $0) }
    let frames = try frames(painter, Array(lists[..<3]))
    #expect(try frames[0] == exact(lists[0]))
    #expect(try frames[1] == exact(list(at: CGPoint(x: 15, y: 5))))
    #expect(try frames[2] == exact(list(at: CGPoint(x: 19, y: 5))))
    #expect(painter.unsettled.count == 1)
    #expect(try self.frames(painter, [lists[3]])[0] == exact(lists[3]))
    #expect(painter.unsettled.isEmpty)
  }

  @Test("what is not seen any more is forgotten, and what is painted once is not kept")
  func forgetting() throws {
    let painter = CairoPainter(keepsPictures: true)
    _ = try frames(painter, [list(at: .zero)])
    #expect(painter.keptPictures.count == 0)
    _ = try frames(painter, [list(at: CGPoint(x: 3, y: 0))])
    #expect(painter.keptPictures.count == 1)
    #expect(painter.keptPictures.bytes > 90 * 40 * 4)
    let empty = DisplayList(
      root: .empty(),
      size: CGSize(width: 200, height: 120),
      background: .white
    )
    _ = try frames(painter, [empty, empty])
    #expect(painter.keptPictures.count == 0)
    #expect(painter.keptPictures.bytes == 0)
    let plain = CairoPainter()
    _ = try frames(plain, [list(at: .zero), list(at: CGPoint(x: 3, y: 0))])
    #expect(plain.keptPictures.count == 0)
  }

  @Test("memory is bounded")
  func bounded() throws {
    let painter = CairoPainter(keepsPictures: true)
    // 1000 x 1000 pixels each: 16 of them have room.
    let cards = (0..<24).map { index in
      var builder = FragmentBuilder()
      builder.fill(
        CGRect(x: 0, y: 0, width: 1000, height: 1000),
        .color(RGBA(white: Float(index) / 24))
      )
      builder.fill(CGRect(x: 4, y: 4, width: 9, height: 9), .color(.black))
      return builder.build()
    }
    let lists = (0..<3).map { frame in
      var root = FragmentBuilder()
      for card in cards {
        var moved = FragmentBuilder()
        moved.fragment(card, offset: CGPoint(x: CGFloat(frame), y: 0))
        root.group(moved.build(), opacity: 0.5)
      }
      return DisplayList(
        root: root.build(),
        size: CGSize(width: 40, height: 30),
        background: .white
      )
    }
    for (frame, list) in zip(try frames(painter, lists), lists) {
      #expect(try frame == exact(list))
    }
    #expect(painter.keptPictures.bytes <= 64 << 20)
    #expect(painter.keptPictures.count == 16)
  }

  /// A card that is somewhere.
  private struct Mover: View {
    var x: CGFloat

    var body: some View {
      Text("Harbour").padding(8).background(Color.red).opacity(0.5).offset(x: x, y: 3.3)
    }
  }

  @MainActor
  @Test("case 52: a surface paints what has come to rest where it is")
  func surface() throws {
    func pixels(_ surface: _ViewSurface<Mover>) -> [UInt8] {
      surface.withPixels { pixels, _ in Array(pixels) } ?? []
    }
    let size = CGSize(width: 160, height: 60)
    let surface = try _ViewSurface(content: Mover(x: 0), size: size)
    for x in [0, 2.3, 4.7, 6.4] as [CGFloat] {
      surface.content = Mover(x: x)
      try surface.paint()
    }
    #expect(!surface.isSettled)
    #expect(try !surface.paint().isEmpty)
    #expect(surface.isSettled)
    #expect(try surface.paint().isEmpty)
    let fresh = try _ViewSurface(content: Mover(x: 6.4), size: size)
    try fresh.paint()
    #expect(pixels(surface) == pixels(fresh))
  }
}
