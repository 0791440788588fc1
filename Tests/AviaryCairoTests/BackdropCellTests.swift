import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Materials are blurred at a fraction of the resolution.
@Suite("Backdrops of cells")
struct BackdropCellTests {
  private let size = CGSize(width: 320, height: 240)

  /// Stripes and spots, with layers of material over them.
  private func list(
    _ paths: [Path],
    radius: CGFloat,
    refraction: CGFloat = 0,
    spot: CGPoint = CGPoint(x: 90, y: 80),
    above: CGRect? = nil
  ) -> DisplayList {
    var root = FragmentBuilder()
    for index in 0..<16 {
      root.fill(
        CGRect(x: CGFloat(index * 20), y: 0, width: 11, height: 240),
        .color(RGBA(red: Float(index) / 16, green: 0.3, blue: 1 - Float(index) / 16))
      )
    }
    root.fill(
      Path(ellipseIn: CGRect(origin: spot, size: CGSize(width: 30, height: 30))),
      .color(.black)
    )
    let style = BackdropStyle(
      blurRadius: radius,
      saturation: 1.5,
      tint: RGBA(white: 1, alpha: 0.3),
      refraction: refraction
    )
    for path in paths { root.backdrop(path, style) }
    if let above { root.fill(above, .color(RGBA(red: 0.1, green: 0.7, blue: 0.2))) }
    return DisplayList(root: root.build(), size: size, background: .white)
  }

  private static let bar = Path(CGRect(x: 0, y: 0, width: 320, height: 40))
  private static let card = Path(
    roundedRect: CGRect(x: 60.3, y: 70.4, width: 130, height: 90),
    cornerRadius: 12
  )
  /// All of it but its corners is filled without Cairo, where its sides are whole pixels.
  private static let sheet = Path(
    roundedRect: CGRect(x: 40, y: 50, width: 220, height: 180),
    cornerRadius: 20
  )

  @Test(
    "the picture is nearly that of a blur at full resolution",
    arguments: [1, 1.5, 2] as [CGFloat]
  )
  func likeness(scale: CGFloat) throws {
    for path in [Self.bar, Self.card, Self.sheet] {
      for radius in [10, 16, 30] as [CGFloat] {
        let coarse = try CairoPainter().bitmap(of: list([path], radius: radius), scale: scale)
        // What is bent, by nothing that can be seen, is blurred at full resolution.
        let fine = try CairoPainter()
          .bitmap(of: list([path], radius: radius, refraction: 1e-9), scale: scale)
        let most = zip(coarse.bytes, fine.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(most <= 6, "radius \(radius): \(most)")
      }
    }
  }

  @Test("painting what has changed gives the picture anew", arguments: [1, 1.5, 2] as [CGFloat])
  func updates(scale: CGFloat) throws {
    let cases: [(paths: [Path], above: CGRect?)] = [
      ([Self.bar], nil),
      ([Self.card], nil),
      // One layer sees another, which is painted after it.
      ([Self.bar, Self.card], nil),
      ([Self.card, Self.bar], nil),
      ([Self.sheet], nil),
      ([Self.sheet, Self.card], nil),
      // Something lies beside a layer that sees what is below.
      ([Self.bar], CGRect(x: 10, y: 50, width: 200, height: 30)),
    ]
    for (paths, above) in cases {
      for radius in [4, 10, 16, 30] as [CGFloat] {
        var last = list(paths, radius: radius, spot: CGPoint(x: 90, y: 80), above: above)
        var kept = try CairoPainter().bitmap(of: last, scale: scale)
        for spot in [CGPoint(x: 97.3, y: 60.7), CGPoint(x: 30, y: 12), CGPoint(x: 260, y: 190)] {
          let next = list(paths, radius: radius, spot: spot, above: above)
          // Fragments differ wherever commands do.
          try CairoPainter().repaint(
            &kept,
            with: next,
            scale: scale,
            damage: next.damage(since: last)
          )
          let anew = try CairoPainter().bitmap(of: next, scale: scale)
          #expect(kept == anew, "radius \(radius), \(paths.count) layers, spot at \(spot)")
          last = next
        }
      }
    }
  }
}
