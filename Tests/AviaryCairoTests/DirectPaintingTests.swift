import AviaryCairo
import AviaryDrawing
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
}
