import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What blends inside a group, a filter or a layer meets only what is in there too.
@Suite("Blending within a group")
struct IsolatedBlendingTests {
  private let painter = CairoPainter()
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Paint.color(RGBA(hex: 0xFF0000))
  private let yellow = Paint.color(RGBA(hex: 0xFFFF00))
  private let green = Paint.color(RGBA(hex: 0x00FF00))

  private func fragment(_ body: (inout FragmentBuilder) -> Void) -> DisplayFragment {
    var builder = FragmentBuilder()
    body(&builder)
    return builder.build()
  }

  private func list(_ body: (inout FragmentBuilder) -> Void) -> DisplayList {
    DisplayList(root: fragment(body), size: box.size, background: .white)
  }

  /// A green square with a hole.
  private var ring: DisplayFragment {
    let hole = fragment { $0.fill(CGRect(x: 15, y: 15, width: 10, height: 10), .color(.black)) }
    return fragment {
      $0.fill(CGRect(x: 5, y: 5, width: 30, height: 30), green)
      $0.group(hole, mode: .blend(.destinationOut))
    }
  }

  @Test(
    "case 38: a hole is cut into the group alone, wherever the group lies",
    arguments: [1, 0.5, 0.999]
  )
  func hole(opacity: CGFloat) throws {
    let direct = list {
      $0.fill(box, red)
      $0.group(ring, opacity: opacity)
    }
    // Within a clip of a path a group is painted by Cairo.
    let clipped = list {
      $0.fill(box, red)
      $0.clipped(
        fragment { $0.group(ring, opacity: opacity) },
        to: Path(ellipseIn: box.insetBy(dx: -20, dy: -20))
      )
    }
    for list in [direct, clipped] {
      let bitmap = try painter.bitmap(of: list, scale: 1)
      #expect(bitmap[20, 20].description == "#ff0000")
      #expect(bitmap[8, 8].green > 0.49 && bitmap[2, 2].description == "#ff0000")
    }
  }

  @Test("without a group the hole goes through to what lies below everything")
  func noGroup() throws {
    let bitmap = try painter.bitmap(
      of: list {
        $0.fill(box, red)
        $0.fragment(ring)
      },
      scale: 1
    )
    #expect(bitmap[20, 20].description != "#ff0000")
  }

  @Test("what has a shadow is not mixed with its own shadow")
  func shadow() throws {
    let multiplied = fragment {
      $0.group(fragment { $0.fill(box.insetBy(dx: 5, dy: 5), yellow) }, mode: .blend(.multiply))
    }
    let shadow = Filter.shadow(color: .black, radius: 4, offset: .zero)
    let bitmap = try painter.bitmap(of: list { $0.filtered(multiplied, [shadow]) }, scale: 1)
    #expect(bitmap[20, 20].description == "#ffff00")
    #expect(bitmap[2, 20].red < 0.9)
  }
}
