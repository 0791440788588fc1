import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Fonts that were found in an earlier run.
@Suite("Fonts remembered from one run to the next")
struct FontIndexTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("aviary-fonts-\(UUID().uuidString)").path

  private static let fonts = [
    ResolvedFont(),
    ResolvedFont(family: .custom("Noto Sans"), size: 13, weight: 700, isItalic: true),
    ResolvedFont(family: .custom("Noto Sans"), size: 16),
    ResolvedFont(family: .custom("No such family"), size: 15),
    ResolvedFont(family: .system(.serif), size: 20),
    ResolvedFont(family: .system(.monospaced), size: 12),
  ]

  private func picture(_ engine: PangoTextEngine) throws -> (extents: [TextExtent], Bitmap) {
    var builder = FragmentBuilder()
    var extents: [TextExtent] = []
    for (index, font) in Self.fonts.enumerated() {
      var request = TextRequest("Harbour lantern, 0123 meadow copper", TextAttributes(font: font))
      request.maximumLines = 2
      let layout = engine.text(for: request).layout(width: 110, height: nil)
      extents.append(TextExtent(layout))
      builder.text(layout, at: CGPoint(x: 3, y: CGFloat(index) * 50), .color(.black))
    }
    let list = DisplayList(root: builder.build(), size: CGSize(width: 200, height: 320))
    return (extents, try CairoPainter().bitmap(of: list, scale: 1))
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  @Test("texts look the same, and fonts are not looked for again")
  func remembered() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try picture(PangoTextEngine())
    let first = try PangoTextEngine(cacheFolder: folder)
    let found = try picture(first)
    #expect(first.isPangoLoaded)
    let second = try PangoTextEngine(cacheFolder: folder)
    let remembered = try picture(second)
    let index = try files.map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    #expect(!second.isPangoLoaded, "\(index)")
    #expect(plain.extents == found.extents && found.extents == remembered.extents)
    #expect(plain.1 == found.1 && found.1 == remembered.1)
    for font in Self.fonts {
      #expect(first.lineMetrics(for: font) == second.lineMetrics(for: font))
    }
  }

  @Test("other texts are set as ever")
  func others() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try picture(PangoTextEngine(cacheFolder: folder))
    let engine = try PangoTextEngine(cacheFolder: folder)
    for string in ["Hello \u{1F600}", "\u{5D0}\u{5D1} abc", "A - B", "two  spaces"] {
      let sizes = [engine, try PangoTextEngine()].map {
        $0.text(for: TextRequest(string)).measure(width: nil, height: nil)
      }
      #expect(sizes[0] == sizes[1])
    }
    #expect(engine.isPangoLoaded)
  }

  @Test(
    "an index of other fonts, or a damaged one, is not believed",
    arguments: [
      "aviary fonts 0\n", "", "nonsense\u{0}\u{1}", "d\t1.1.1\t/usr/share/fonts\n",
    ]
  )
  func damaged(contents: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let expected = try picture(PangoTextEngine(cacheFolder: folder))
    #expect(files.count == 1)
    for file in files {
      try Data(contents.utf8).write(to: URL(fileURLWithPath: folder + "/" + file))
    }
    let engine = try PangoTextEngine(cacheFolder: folder)
    #expect(try picture(engine).1 == expected.1)
    #expect(engine.isPangoLoaded)
  }

  @Test("a directory that has changed makes fonts be found anew")
  func changed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try picture(PangoTextEngine(cacheFolder: folder))
    for file in files {
      let url = URL(fileURLWithPath: folder + "/" + file)
      let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
        $0.hasPrefix("d\t") ? "d\t1.0.4096\t/usr/share/fonts" : String($0)
      }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
    }
    let engine = try PangoTextEngine(cacheFolder: folder)
    _ = try picture(engine)
    #expect(engine.isPangoLoaded)
  }

  @Test("where nothing can be written, fonts are found each time")
  func noFolder() throws {
    let engine = try PangoTextEngine(cacheFolder: "/proc/nowhere")
    #expect(try picture(engine).1 == picture(PangoTextEngine()).1)
  }
}
