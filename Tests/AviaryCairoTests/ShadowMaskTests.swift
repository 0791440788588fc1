import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Cards of one radius share one blurred shadow, which looks like each card's own.
@Suite("Shadows of cards")
struct ShadowMaskTests {
  private let engine: PangoTextEngine

  init() throws { engine = try PangoTextEngine() }

  private func card(
    _ text: String,
    size: CGSize = CGSize(width: 150, height: 90),
    cornerRadius: CGFloat = 10,
    style: RoundedCornerStyle = .continuous,
    textAt place: CGPoint = CGPoint(x: 12, y: 10)
  ) -> DisplayFragment {
    var builder = FragmentBuilder()
    builder.fill(
      Path(
        roundedRect: CGRect(origin: .zero, size: size),
        cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
        style: style
      ),
      .color(.white)
    )
    let layout = engine.text(for: TextRequest(text)).layout(width: nil, height: nil)
    var content = FragmentBuilder()
    content.text(layout, at: .zero, .color(.black))
    builder.fragment(content.build(), offset: place)
    return builder.build()
  }

  private func shadow(
    of card: DisplayFragment,
    radius: CGFloat = 4,
    only: Bool = false
  ) -> DisplayFragment {
    var builder = FragmentBuilder()
    builder.filtered(
      card,
      [
        .shadow(
          color: RGBA(white: 0, alpha: 0.4),
          radius: radius,
          offset: CGSize(width: 1.5, height: 3),
          shadowOnly: only
        )
      ]
    )
    return builder.build()
  }

  private func list(_ root: DisplayFragment) -> DisplayList {
    DisplayList(root: root, size: CGSize(width: 240, height: 160), background: .white)
  }

  /// The same where a clip that is not of whole pixels leaves all shadows to be painted for their fragments.
  private func byFragments(_ content: DisplayFragment) -> DisplayList {
    let clip = Path(CGRect(x: -0.5, y: -0.5, width: 241, height: 161))
    return list(DisplayFragment([.clipped(content, clip, style: FillStyle())]))
  }

  @Test(
    "a shared shadow looks like a fragment's own",
    arguments: [1, 1.5, 2] as [CGFloat],
    [RoundedCornerStyle.circular, .continuous]
  )
  func samePixels(scale: CGFloat, style: RoundedCornerStyle) throws {
    for radius in [0, 1, 4, 13] as [CGFloat] {
      for (width, corner) in [(150, 10), (30, 10), (150, 0), (24, 12)] as [(CGFloat, CGFloat)] {
        for only in [false, true] {
          var root = FragmentBuilder()
          let size = CGSize(width: width, height: 90)
          let inside = CGPoint(x: 12, y: 30)
          let content = card("", size: size, cornerRadius: corner, style: style, textAt: inside)
          let place = CGPoint(x: 23.25, y: 17.5)
          root.fragment(shadow(of: content, radius: radius, only: only), offset: place)
          let painter = CairoPainter()
          let shared = try painter.bitmap(of: list(root.build()), scale: scale)
          #expect(painter.shadowsShared == 1)
          let own = try painter.bitmap(of: byFragments(root.build()), scale: scale)
          // Cairo's corners differ by a 256th of a pixel's coverage with where they are.
          let most = zip(shared.bytes, own.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
          #expect(most <= 1, "radius \(radius), \(width) wide, corner \(corner): \(most)")
        }
      }
    }
  }

  @Test("cards of many sizes and texts are blurred once")
  func once() throws {
    let painter = CairoPainter()
    for index in 0..<20 {
      let size = CGSize(width: 140 + index, height: 80 + index)
      var root = FragmentBuilder()
      root.fragment(
        shadow(of: card("No. \(index)", size: size)),
        offset: CGPoint(x: CGFloat(index), y: 7)
      )
      _ = try painter.bitmap(of: list(root.build()), scale: 2)
    }
    #expect(painter.shadowsShared == 1)
    #expect(painter.shadowsBlurred == 1)
  }

  @Test("what is not all inside has its own shadow")
  func outside() throws {
    let painter = CairoPainter()
    // Beyond the edge, and over a corner.
    for place in [CGPoint(x: 120, y: 30), CGPoint(x: -20, y: -8)] {
      _ = try painter.bitmap(of: list(shadow(of: card("Harbour", textAt: place))), scale: 1)
    }
    // Something that takes away what is below.
    var hollow = FragmentBuilder()
    hollow.fragment(card("Harbour"))
    var hole = FragmentBuilder()
    hole.fill(CGRect(x: 50, y: 40, width: 20, height: 20), .color(.black))
    hollow.group(hole.build(), mode: .blend(.destinationOut))
    _ = try painter.bitmap(of: list(shadow(of: hollow.build())), scale: 1)
    // And what lets something through.
    var clear = FragmentBuilder()
    clear.fill(
      CGRect(x: 5, y: 5, width: 90, height: 40),
      .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    )
    _ = try painter.bitmap(of: list(shadow(of: clear.build())), scale: 1)
    #expect(painter.shadowsShared == 0)
    #expect(painter.shadowsBlurred == 4)
  }
}
