import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Loops over many pixels are divided among the cores.
@Suite("Pixels in bands")
struct PixelBandTests {
  private let size = CGSize(width: 1500, height: 1000)

  private func list(_ build: (inout FragmentBuilder, DisplayFragment) -> Void) -> DisplayList {
    var spots = FragmentBuilder()
    for index in 0..<60 {
      spots.fill(
        Path(
          ellipseIn: CGRect(
            x: CGFloat(index * 131 % 1450),
            y: CGFloat(index * 277 % 950),
            width: 61.5,
            height: 47.25
          )
        ),
        .color(RGBA(red: Float(index) / 60, green: 0.4, blue: 0.8, alpha: 0.7))
      )
    }
    var root = FragmentBuilder()
    root.fill(CGRect(origin: .zero, size: size), .color(RGBA(red: 0.9, green: 0.95, blue: 1)))
    build(&root, spots.build())
    return DisplayList(root: root.build(), size: size, background: .white)
  }

  /// Strips are so low that each is painted by one thread.
  private func inStrips(_ list: DisplayList) throws -> Bitmap {
    var bitmap = Bitmap(
      width: 1500,
      height: 1000,
      bytesPerRow: 6000,
      bytes: [UInt8](repeating: 0, count: 6_000_000)
    )
    let strips = stride(from: 0, to: 1000, by: 20).map {
      CGRect(x: 0, y: CGFloat($0), width: 1500, height: 20)
    }
    try CairoPainter().repaint(&bitmap, with: list, scale: 1, damage: strips)
    return bitmap
  }

  private func expectTheSame(
    _ list: DisplayList,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let whole = try CairoPainter().bitmap(of: list, scale: 1)
    let strips = try inStrips(list)
    #expect(whole.bytes == strips.bytes, sourceLocation: sourceLocation)
  }

  @Test("fills, rounded shapes and shadows")
  func shapes() throws {
    try expectTheSame(
      list { root, spots in
        root.fragment(spots)
        root.fill(
          CGRect(x: 100, y: 30, width: 1300, height: 900),
          .color(RGBA(white: 0, alpha: 0.2))
        )
        root.fill(
          Path(
            roundedRect: CGRect(x: 40.5, y: 20.25, width: 1400, height: 950),
            cornerRadius: 30
          ),
          .color(RGBA(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
        )
      }
    )
  }

  @Test("blurs, colour filters and opacity of whole layers")
  func layers() throws {
    for filter in [Filter.blur(radius: 3, isOpaque: false), .saturation(0.2)] {
      try expectTheSame(list { root, spots in root.filtered(spots, [filter]) })
    }
    try expectTheSame(list { root, spots in root.group(spots, opacity: 0.6, mode: .normal) })
  }
}
