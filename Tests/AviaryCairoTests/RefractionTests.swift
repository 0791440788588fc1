import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("Refraction of backdrops")
struct RefractionTests {
  /// A picture that is the whiter the further right, behind a layer in its middle.
  private func ramp(refraction: CGFloat, scale: CGFloat, turned: Bool = false) throws -> Bitmap {
    var builder = FragmentBuilder()
    for x in 0..<40 {
      builder.fill(
        CGRect(x: CGFloat(x), y: 0, width: 1, height: 40),
        .color(RGBA(white: Float(x) / 40, alpha: 1))
      )
    }
    builder.backdrop(
      Path(CGRect(x: 10, y: 10, width: 20, height: 20)),
      BackdropStyle(blurRadius: 0, saturation: 1, tint: .clear, refraction: refraction)
    )
    let list = DisplayList(
      root: builder.build(),
      size: CGSize(width: 40, height: 40),
      background: .white
    )
    return try CairoPainter().bitmap(of: list, scale: scale)
  }

  @Test(
    "A layer bends what is behind it at its rim, and not in its middle",
    arguments: [CGFloat(1), 2]
  )
  func rim(scale: CGFloat) throws {
    let flat = try ramp(refraction: 0, scale: scale)
    let bent = try ramp(refraction: 6, scale: scale)
    func shift(_ x: CGFloat, _ y: CGFloat = 20) -> Float {
      let (column, row) = (Int(x * scale), Int(y * scale))
      // In points: the ramp rises by a fortieth in each.
      return (Float(bent[column, row].red) - Float(flat[column, row].red)) * 40
    }
    #expect(abs(shift(10.5) - 6) < 1, "\(shift(10.5))")
    #expect(abs(shift(29.5) + 6) < 1, "\(shift(29.5))")
    #expect(abs(shift(20)) < 0.3)
    #expect(shift(5) == 0)
    #expect(shift(35) == 0)
    // Nearer to the rim more.
    #expect(shift(11) > shift(13))
  }

  @Test("Numbers that mean nothing leave the picture as it is", arguments: [CGFloat.nan, -3])
  func bad(refraction: CGFloat) throws {
    let flat = try ramp(refraction: 0, scale: 1)
    #expect(try ramp(refraction: refraction, scale: 1).bytes == flat.bytes)
  }

  @Test("A dump tells of refraction")
  func dump() {
    var builder = FragmentBuilder()
    builder.backdrop(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
      BackdropStyle(blurRadius: 2, saturation: 1, tint: .clear, refraction: 5)
    )
    let list = DisplayList(
      root: builder.build(),
      size: CGSize(width: 1, height: 1),
      background: .white
    )
    #expect(list.dump.contains("refraction 5"))
  }
}
