import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// A picture of plain colours, shapes and texts: what documents can be written of without Cairo.
enum PlainSample {
  static func list() throws -> DisplayList {
    let engine = try PangoTextEngine()
    var card = FragmentBuilder()
    card.fill(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 50), cornerRadius: 8),
      .color(RGBA(red: 0.9, green: 0.8, blue: 0.2, alpha: 0.8))
    )
    var request = TextRequest("Harbour \u{5D0}\u{5D1} <&> 0123 lantern")
    request.minimumScaleFactor = 0.5
    request.maximumLines = 1
    for (y, width) in [(4.0, 200.0), (26, 90)] {
      let layout = engine.text(for: request).layout(width: CGFloat(width), height: nil)
      card.text(layout, at: CGPoint(x: 6.3, y: CGFloat(y)), .color(RGBA(white: 0, alpha: 0.9)))
    }
    var list = FragmentBuilder()
    list.fragment(card.build(), offset: CGPoint(x: 10.5, y: 5.25))
    list.transformed(
      card.build(),
      by: CGAffineTransform(rotationAngle: 0.2).concatenating(
        CGAffineTransform(translationX: 60, y: 60)
      )
    )
    list.clipped(card.build(), to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50)))
    var faded = FragmentBuilder()
    faded.fragment(card.build(), offset: CGPoint(x: 70, y: 110))
    list.group(faded.build(), opacity: 0.4)
    list.stroke(
      Path(CGRect(x: 20, y: 150, width: 80, height: 30)),
      StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [8, 5], dashPhase: 2),
      .color(RGBA(red: 0, green: 0.4, blue: 1))
    )
    list.fill(
      Path { path in
        path.addRect(CGRect(x: 150, y: 140, width: 40, height: 40))
        path.addEllipse(in: CGRect(x: 160, y: 150, width: 20, height: 20))
      },
      .color(.black),
      style: FillStyle(eoFill: true)
    )
    // Outside of the page.
    list.fragment(card.build(), offset: CGPoint(x: 500, y: 0))
    return DisplayList(
      root: list.build(),
      size: CGSize(width: 220, height: 200),
      background: .white
    )
  }
}
