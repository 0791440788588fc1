import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// SVG that is written without Cairo looks like what Cairo writes.
@Suite("Writing SVG")
struct PlainSVGWriterTests {
  private let painter = CairoPainter()

  private func picture(_ data: Data) throws -> Bitmap {
    let image = try ImageLoader.image(data, name: "test.svg")
    var builder = FragmentBuilder()
    let size = CGSize(width: 220, height: 200)
    builder.image(image, in: CGRect(origin: .zero, size: size), ImageOptions())
    return try painter.bitmap(of: DisplayList(root: builder.build(), size: size), scale: 2)
  }

  @Test("shapes, groups, clips, strokes and texts look as Cairo writes them")
  func sameAsCairo() throws {
    let list = try PlainSample.list()
    let own = try painter.data(of: list, as: .svg, scale: 1)
    let cairo = try painter.svgByCairo(of: list, scale: 1)
    #expect(own.count < cairo.count)
    let (a, b) = (try picture(own), try picture(cairo))
    #expect(a.width == b.width && a.height == b.height)
    // Cairo rounds the outlines of letters after turning and scaling them, to a 64th of a pixel; edges differ by so
    // much. Anything that is missing or elsewhere would differ by more.
    let differences = zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 0) <= 24)
    #expect(differences.filter { $0 > 3 }.count < differences.count / 100)
  }

  @Test("what only Cairo writes is left to it", arguments: [0, 1, 2])
  func leftToCairo(kind: Int) throws {
    var builder = FragmentBuilder()
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let red = DisplayFragment([.fill(Path(box), .color(.black), style: FillStyle())])
    switch kind {
    case 0: builder.group(red, mode: .blend(.multiply))
    case 1: builder.filtered(red, [.blur(radius: 2, isOpaque: false)])
    default: builder.masked(red, by: red)
    }
    let list = DisplayList(root: builder.build(), size: CGSize(width: 50, height: 50))
    #expect(
      try painter.data(of: list, as: .svg, scale: 1) == painter.svgByCairo(of: list, scale: 1)
    )
  }
}
