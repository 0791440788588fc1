import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("TextRenderer")
struct TextRendererTests {
  private struct Mark: TextAttribute {
    var name = "mark"
  }

  /// Draws with a closure.
  private struct Drawing: TextRenderer {
    var draw: (Text.Layout, inout GraphicsContext) -> Void
    var grown = CGSize.zero

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { draw(layout, &ctx) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + grown.width, height: size.height + grown.height)
    }
  }

  /// The lines that a text is drawn in, measured with real fonts.
  private func layout(_ text: some View, width: CGFloat? = nil) throws -> Text.Layout {
    var found: Text.Layout?
    _ = try picture(text.textRenderer(Drawing { layout, _ in found = layout }), width: width)
    return try #require(found)
  }

  private func picture(_ view: some View, width: CGFloat? = nil) throws -> Data {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.pngData()
  }

  private static let text =
    Text("Eighteen words, \(Text("some bold").bold()) and some struck, ")
    + Text("wrap").strikethrough().foregroundStyle(.red) + Text(" here שלום 123 in a few lines")

  @Test("a text drawn by its lines or runs looks as it does without a renderer")
  func sameAsPlain() throws {
    let plain = try picture(Self.text, width: 150)
    let lines = Drawing { layout, context in
      for line in layout { context.draw(line) }
    }
    #expect(try picture(Self.text.textRenderer(lines), width: 150) == plain)
    let runs = Drawing { layout, context in
      for run in layout.flatMap({ $0 }) { context.draw(run) }
    }
    #expect(try picture(Self.text.textRenderer(runs), width: 150) == plain)
    let nothing = Drawing { _, _ in }
    #expect(try picture(Self.text.textRenderer(nothing), width: 150) != plain)
  }

  @Test("a text drawn element by element has all of its glyphs")
  func slices() throws {
    let text = Text("office 123 אבג")
    let slices = Drawing { layout, context in
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
    }
    let renderers = [
      ImageRenderer(content: AnyView(text)),
      ImageRenderer(content: AnyView(text.textRenderer(slices))),
    ]
    let drawn = try renderers.map { try $0.svgData() }.map { String(decoding: $0, as: UTF8.self) }
    func glyphs(_ svg: String) -> [String] {
      svg.split(separator: "<use").dropFirst().map { String($0.prefix { $0 != "/" }) }
    }
    #expect(!glyphs(drawn[0]).isEmpty)
    #expect(glyphs(drawn[0]) == glyphs(drawn[1]))
  }

  @Test("the context's state holds for what is drawn after it")
  func state() throws {
    let fading = Drawing { layout, context in
      for (index, line) in layout.enumerated() {
        context.opacity = index == 0 ? 1 : 0.5
        context.draw(line)
      }
    }
    let harness = try Harness(Text("aaaa bbbb").textRenderer(fading), width: 40)
    #expect(harness.dump.contains("opacity 0.5"))
    #expect(harness.labels == ["aaaa bbbb"])
  }

  @Test("lines are made of runs, and runs of elements, without gaps")
  func parts() throws {
    let layout = try layout(Self.text, width: 150)
    #expect(layout.count > 2 && !layout.isTruncated)
    var bottom: CGFloat = 0
    for (index, line) in layout.enumerated() {
      let bounds = line.typographicBounds
      // Between lines is the leading of the body: 22 less what the font takes.
      #expect(abs(bounds.rect.minY - bottom - (index == 0 ? 0 : 1.719)) < 0.01)
      bottom = bounds.rect.maxY
      var x = bounds.rect.minX
      for run in line {
        #expect(abs(run.typographicBounds.rect.minX - x) < 0.01)
        var inner = x
        for slice in run {
          #expect(abs(slice.typographicBounds.rect.minX - inner) < 0.01)
          inner = slice.typographicBounds.rect.maxX
        }
        x = run.typographicBounds.rect.maxX
        #expect(abs(inner - x) < 0.01)
        #expect(run.characterIndices.count == run.count)
        let isSorted = run.characterIndices == run.characterIndices.sorted()
        #expect(isSorted == (run.layoutDirection == .leftToRight) || run.count == 1)
        #expect(run[0..<run.count].typographicBounds == run.typographicBounds)
        #expect(run[0..<0].typographicBounds.width == 0)
      }
      #expect(abs(x - bounds.rect.maxX) < 0.01)
    }
    #expect(layout.flatMap { $0 }.contains { $0.layoutDirection == .rightToLeft })
  }

  @Test("runs tell what they were marked with; the innermost mark of a type counts")
  func attributes() throws {
    let inner = Text("b").customAttribute(Mark(name: "inner"))
    let text = Text("a ") + inner + Text(" c")
    let marks = try layout(text)[0].map { $0[Mark.self]?.name }
    #expect(marks == [nil, "inner", nil])
    let outer = try layout(text.customAttribute(Mark(name: "outer")))[0].map { $0[Mark.self]?.name }
    #expect(outer == ["outer", "inner", "outer"])
    #expect(try layout(Text("a \(inner)"))[0].map { $0[0][Mark.self]?.name } == [nil, "inner"])
    let same = Text("a").customAttribute(Mark()) == Text("a").customAttribute(Mark())
    #expect(same && Text("a").customAttribute(Mark()) != Text("a"))
  }

  @Test("a truncated text says so, and its ellipsis is the last element")
  func truncated() throws {
    let layout = try layout(Text("a text that is far too long").lineLimit(1), width: 80)
    #expect(layout.isTruncated && layout.count == 1)
    let indices = layout[0].flatMap(\.characterIndices)
    #expect(indices == indices.sorted())
    #expect(layout[0].typographicBounds.width <= 80)
  }

  @Test("a line that is moved is drawn elsewhere")
  func origin() throws {
    let moving = Drawing { layout, context in
      for var line in layout {
        line.origin.x += 20
        context.draw(line)
        #expect(line.typographicBounds.rect.minX == 20)
        #expect(line[0].typographicBounds.rect.minX == 20)
      }
    }
    let harness = try Harness(Text("a").textRenderer(moving))
    #expect(harness.dump.contains("20"), "\(harness.dump)")
  }

  @Test("a renderer may ask for more room than the lines need")
  func size() throws {
    let plain = try Harness(Text("aa")).size
    let grown = Drawing(draw: { _, _ in }, grown: CGSize(width: 10, height: 6))
    let size = try Harness(Text("aa").textRenderer(grown)).size
    #expect(size == CGSize(width: plain.width + 10, height: plain.height + 6))
  }

  @Test("the innermost renderer counts, for all texts in a view")
  func innermost() throws {
    var drawn: [String] = []
    func noting(_ name: String) -> Drawing { Drawing { _, _ in drawn.append(name) } }
    let harness = try Harness(
      VStack {
        Text("a").textRenderer(noting("inner"))
        Label("b", systemImage: "star").labelStyle(.titleOnly)
      }
      .textRenderer(noting("outer"))
    )
    _ = harness.dump
    #expect(drawn.sorted() == ["inner", "outer"])
  }

  @Observable
  final class Progress {
    var lines = 1
  }

  @Test("what a renderer reads has the text drawn again, and nothing else")
  func observation() throws {
    let progress = Progress()
    let some = Drawing { layout, context in
      for line in layout.prefix(progress.lines) { context.draw(line) }
    }
    let harness = try Harness(Text("aaaa bbbb").textRenderer(some), width: 40)
    #expect(harness.dump.contains("aaaa") && !harness.dump.contains("bbbb"))
    let work = try harness.work { progress.lines = 2 }
    #expect(work.measurements == 0)
    #expect(harness.dump.contains("bbbb"))
  }

  @Test("the lines of all texts in a view can be read from outside, and follow changes")
  func preference() throws {
    struct Reading: View {
      var width: CGFloat
      var found: ([CGRect]) -> Void

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("aaaa bbbb")
          Text("cc").padding(.leading, 5)
        }
        .frame(width: width, alignment: .leading)
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
          GeometryReader { proxy in
            let _ = found(
              layouts.flatMap { item in
                item.layout.map { line in
                  let origin = proxy[item.origin]
                  return line.typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y)
                }
              }
            )
            Color.clear
          }
        }
      }
    }
    var rects: [CGRect] = []
    let harness = try Harness(Reading(width: 100) { rects = $0 })
    #expect(rects.map(\.minX) == [0, 5] && rects.map(\.width) == [76.5, 17])
    harness.host.content = Reading(width: 40) { rects = $0 }
    try harness.host.update()
    #expect(rects.map(\.minX) == [0, 0, 5])
    #expect(rects.map { ($0.minY * 10).rounded() / 10 } == [0, 20.4, 41])
  }
}
