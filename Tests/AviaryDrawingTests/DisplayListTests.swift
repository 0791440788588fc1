@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("DisplayList")
struct DisplayListTests {
  private static func square(_ x: CGFloat, _ color: UInt32 = 0xFF0000) -> DisplayFragment {
    var builder = FragmentBuilder()
    builder.fill(CGRect(x: x, y: 0, width: 10, height: 10), .color(RGBA(hex: color)))
    return builder.build()
  }

  private static func list(_ fragments: [DisplayFragment]) -> DisplayList {
    var builder = FragmentBuilder()
    for (index, fragment) in fragments.enumerated() {
      builder.fragment(fragment, offset: CGPoint(x: 0, y: 20 * index))
    }
    return DisplayList(root: builder.build(), size: CGSize(width: 100, height: 100))
  }

  @Test("a dump has a line for each command, indented by nesting")
  func dump() {
    var builder = FragmentBuilder()
    builder.fill(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10.005, height: 20), cornerRadius: 4),
      .linearGradient(
        GradientStops(colors: [.black, .white]),
        start: .zero,
        end: CGPoint(x: 1, y: 1 / 3.0)
      )
    )
    builder.stroke(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)),
      StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]),
      .color(RGBA(hex: 0x112233))
    )
    builder.group(Self.square(1), opacity: 0.5, mode: .blend(.multiply))
    builder.filtered(
      Self.square(2),
      [.blur(radius: 3), .shadow(color: .black, radius: 1, offset: CGSize(width: 0, height: 2))]
    )
    builder.clipped(Self.square(3), to: Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    let list = DisplayList(
      root: builder.build(),
      size: CGSize(width: 100, height: 50),
      background: .white
    )
    #expect(
      list.dump == """
        picture 100x50 background #ffffff
          fill roundrect 0,0 10.01x20 radius 4 linear(0,0 1,0.33 #000000@0 #ffffff@1)
          stroke ellipse 0,0 5x5 #112233 width 2 cap round dash 1,2
          group opacity 0.5 multiply
            fill rect 1,0 10x10 #ff0000
          filter blur 3, shadow #000000 radius 1 by 0,2
            fill rect 2,0 10x10 #ff0000
          clip rect 0,0 4x4
            fill rect 3,0 10x10 #ff0000

        """
    )
  }

  @Test("bounds grow with strokes, shadows and transforms, and shrink with clips")
  func bounds() {
    let square = Self.square(0)
    func bounds(_ body: (inout FragmentBuilder) -> Void) -> CGRect {
      var builder = FragmentBuilder()
      body(&builder)
      return builder.build().bounds
    }
    #expect(
      bounds { $0.filtered(square, [.blur(radius: 2)]) }
        == CGRect(x: -6, y: -6, width: 22, height: 22)
    )
    #expect(
      bounds { $0.transformed(square, by: CGAffineTransform(scaleX: 2, y: 1)) }
        == CGRect(x: 0, y: 0, width: 20, height: 10)
    )
    #expect(
      bounds { $0.clipped(square, to: Path(CGRect(x: 5, y: 5, width: 50, height: 50))) }
        == CGRect(x: 5, y: 5, width: 5, height: 5)
    )
    #expect(
      bounds {
        $0.stroke(
          Path(CGRect(x: 0, y: 0, width: 4, height: 4)),
          StrokeStyle(lineWidth: 2, lineJoin: .round),
          .color(.black)
        )
      } == CGRect(x: -1, y: -1, width: 6, height: 6)
    )
    #expect(bounds { _ in }.isNull)
  }

  @Test("the same fragments damage nothing, a changed one its place")
  func damage() {
    let (a, b) = (Self.square(0), Self.square(0))
    let first = Self.list([a, b])
    #expect(Self.list([a, b]).damage(since: first).isEmpty)
    let changed = Self.list([a, Self.square(0, 0x00FF00)])
    #expect(changed.damage(since: first) == [CGRect(x: 0, y: 19, width: 11, height: 12)])
    let moved = Self.list([a, Self.square(50)])
    #expect(moved.damage(since: first).count == 2)
    // Equal commands in new objects change nothing.
    #expect(Self.list([a, Self.square(0)]).damage(since: first).isEmpty)
    let longer = Self.list([a, b, Self.square(0)])
    #expect(longer.damage(since: first) == [CGRect(x: 0, y: 39, width: 11, height: 12)])
  }

  @Test("a material is damaged with what lies under it")
  func backdropDamage() {
    func list(_ x: CGFloat) -> DisplayList {
      var builder = FragmentBuilder()
      builder.fragment(Self.square(x))
      builder.backdrop(
        Path(CGRect(x: 30, y: 0, width: 40, height: 40)),
        BackdropStyle(blurRadius: 10, saturation: 1, tint: .clear)
      )
      return DisplayList(root: builder.build(), size: CGSize(width: 200, height: 100))
    }
    let damage = list(1).damage(since: list(0))
    #expect(damage.contains { $0.contains(CGRect(x: 30, y: 0, width: 40, height: 40)) })
  }

  @Test("gradient colours between stops are mixed in sRGB or in Oklab")
  func gradients() {
    var stops = GradientStops(colors: [RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF)])
    #expect(stops.color(at: 0.5).description == "#800080")
    stops.interpolation = .perceptual
    #expect(stops.color(at: 0.5).description == "#8c53a2")
    #expect(stops.color(at: -1).description == "#ff0000")
    #expect(stops.deviceStops.count == 17)
    #expect(GradientStops([]).color(at: 0.5) == .clear)
  }
}
