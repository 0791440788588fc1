import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What a painter gets to know of a text that knows nothing of the engine that set it.
@Suite("Glyph runs")
struct GlyphRunTests {
  let engine: PangoTextEngine
  let painter = CairoPainter()

  init() throws { engine = try PangoTextEngine() }

  static let samples: [String: TextRequest] = [
    "words": TextRequest("Hamburgefonstiv, 1234"),
    "runs": TextRequest(runs: [
      TextRun("under", attributes { $0.underline = TextDecoration(color: RGBA(hex: 0xFF0000)) }),
      TextRun(" behind", attributes { $0.backgroundColor = RGBA(hex: 0xFFD000) }),
      TextRun(
        " through",
        attributes {
          $0.strikethrough = TextDecoration(pattern: .dash)
          $0.paint = .color(RGBA(hex: 0x0050C0))
        }
      ),
      TextRun(" up", attributes { $0.baselineOffset = 6 }),
      TextRun(" apart", attributes { $0.tracking = 3 }),
    ]),
    "lines": TextRequest(
      runs: [TextRun("several lines, each of them in the middle")],
      alignment: .center
    ),
    "small": TextRequest(
      runs: [TextRun("made smaller to fit", attributes { $0.underline = TextDecoration() })],
      maximumLines: 1,
      minimumScaleFactor: 0.5
    ),
    "cut": TextRequest(runs: [TextRun("a text that is too long to fit")], maximumLines: 1),
    "backwards": TextRequest("שלום world مرحبا"),
    "gradient": TextRequest(
      runs: [
        TextRun(
          "red to blue",
          attributes {
            $0.paint = .linearGradient(
              GradientStops(colors: [RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF)]),
              start: .zero,
              end: CGPoint(x: 90, y: 0)
            )
          }
        )
      ]
    ),
    "emoji": TextRequest("a 🐦 b"),
    "icon": TextRequest(runs: [
      TextRun("an "),
      TextRun(
        .icon(
          TextIcon(
            path: Path(CGRect(x: 1, y: -12, width: 12, height: 12)),
            advance: 14,
            ascent: 12,
            descent: 2
          )
        ),
        TextAttributes()
      ),
      TextRun(" icon"),
    ]),
  ]

  private static func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes()
    change(&attributes)
    return attributes
  }

  private func layout(_ name: String) throws -> any TextLayout {
    let request = try #require(Self.samples[name])
    return engine.text(for: request).layout(width: name == "runs" ? nil : 140, height: nil)
  }

  private func picture(of layout: any TextLayout, dx: CGFloat = 0) throws -> Bitmap {
    var builder = FragmentBuilder()
    builder.text(layout, at: CGPoint(x: 10 + dx, y: 5), .color(.black))
    let list = DisplayList(
      root: builder.build(),
      size: CGSize(width: layout.size.width + 20, height: layout.size.height + 10),
      background: .white
    )
    // Small letters are painted at quarters of a pixel: enlarged, that is little.
    return try painter.bitmap(of: list, scale: 8)
  }

  /// How much of the ink of `a` differs in `b`, 0 for none.
  private func difference(_ a: Bitmap, _ b: Bitmap) throws -> Double {
    try #require(a.width == b.width && a.height == b.height)
    var (ink, distance) = (0, 0)
    for (x, y) in zip(a.bytes, b.bytes) {
      ink += 255 - Int(x)
      distance += abs(Int(x) - Int(y))
    }
    return Double(distance) / Double(max(ink, 1))
  }

  @Test(
    "a text painted from its elements, by whom knows no font, looks as the engine's own painter paints it",
    arguments: samples.keys.sorted()
  )
  func shapes(name: String) throws {
    let layout = try layout(name)
    let own = try picture(of: layout)
    let foreign = ForeignLayout(layout)
    let distance = try difference(own, try picture(of: foreign))
    #expect(distance < 0.08)
    // Half a point beside its place it would not.
    #expect(try difference(own, try picture(of: foreign, dx: 0.5)) > 0.16)
  }

  @Test("clusters spell what is shown, and count all glyphs", arguments: ["words", "lines", "cut"])
  func clusters(name: String) throws {
    let layout = try layout(name)
    let runs = layout.glyphRuns
    let text = runs.flatMap(\.clusters).map(\.text).joined()
    let shown = layout.displayedString.replacingOccurrences(of: "\n", with: "")
    #expect(text.filter { $0 != " " } == shown.filter { $0 != " " })
    for run in runs {
      #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
      #expect(run.glyphs.allSatisfy { $0.position.y == run.baseline })
      for (cluster, next) in zip(run.clusters, run.clusters.dropFirst()) {
        #expect(abs(cluster.x + cluster.width - next.x) < 0.001)
      }
    }
    #expect(Set(runs.map(\.baseline)).count == layout.lineCount)
  }

  @Test("a run tells its font: the em, the file, and whether glyphs are pictures")
  func fonts() throws {
    let letters = try #require(try layout("words").glyphRuns.first)
    // The interface's letters are set a little smaller than the font's size.
    #expect(abs(letters.font.size * letters.fontScale - 0.968 * 17) < 0.1)
    let file = try #require(letters.font.file)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(!letters.font.hasColors)
    let smaller = try #require(try layout("small").glyphRuns.first)
    #expect(smaller.fontScale < 1)
    let bird = try #require(try layout("emoji").glyphRuns.first { $0.font.hasColors })
    #expect(bird.outline.isEmpty)
    let picture = try #require(bird.font.picture(of: bird.glyphs[0].id, scale: 2))
    #expect(picture.frame.width > 10 && picture.image.pixelWidth > 20)
  }

  @Test("letters read from right to left are told so, and stand from left to right")
  func backwards() throws {
    let runs = try layout("backwards").glyphRuns
    #expect(Set(runs.map(\.isRightToLeft)) == [false, true])
    for run in runs {
      let places = run.clusters.map(\.x)
      #expect(places == places.sorted())
    }
  }
}

/// A layout of another engine, for a painter that knows its own by their type.
private final class ForeignLayout: TextLayout {
  private let layout: any TextLayout

  init(_ layout: any TextLayout) { self.layout = layout }

  var size: CGSize { layout.size }
  var firstBaseline: CGFloat { layout.firstBaseline }
  var lastBaseline: CGFloat { layout.lastBaseline }
  var lineCount: Int { layout.lineCount }
  var isTruncated: Bool { layout.isTruncated }
  var displayedString: String { layout.displayedString }
  var inkBounds: CGRect { layout.inkBounds }
  var lines: [TextLine] { layout.lines }
  var dumpDescription: String { layout.dumpDescription }
  func caret(at offset: Int) -> CGRect { layout.caret(at: offset) }
  func offset(at point: CGPoint) -> Int { layout.offset(at: point) }
  func rects(for range: Range<Int>) -> [CGRect] { layout.rects(for: range) }
  func runs(ofLine line: Int) -> [TextLayoutRun] { layout.runs(ofLine: line) }
  func part(line: Int, run: Int?, places: Range<Int>) -> any TextLayout {
    layout.part(line: line, run: run, places: places)
  }
  func elements(inheriting paint: Paint) -> [TextElement] { layout.elements(inheriting: paint) }
}
