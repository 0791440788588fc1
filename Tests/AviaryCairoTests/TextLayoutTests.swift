import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("PangoTextEngine")
struct TextLayoutTests {
  let engine: PangoTextEngine

  init() throws {
    engine = try PangoTextEngine()
  }

  func layout(
    _ string: String,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    _ change: (inout TextRequest) -> Void = { _ in }
  ) -> any TextLayout {
    var request = TextRequest(string)
    change(&request)
    return engine.text(for: request).layout(width: width, height: height)
  }

  func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.02) -> Bool {
    abs(a - b) < tolerance
  }

  @Test("a tab is blank, and as wide as before")
  func tab() throws {
    let painter = CairoPainter()
    func ink(_ string: String) throws -> (bitmap: Bitmap, width: CGFloat) {
      let text = layout(string)
      var builder = FragmentBuilder()
      builder.text(text, at: .zero, .color(.black))
      let list = DisplayList(root: builder.build(), size: CGSize(width: 120, height: 30))
      return (try painter.bitmap(of: list, scale: 1), text.size.width)
    }
    let (tabbed, width) = try ink("a\tb")
    let one = try ink("ab").width
    #expect(near(width - one, 2.4 * 17, 1))
    // Between the letters nothing is painted.
    let columns = (12..<40).filter { x in (0..<30).contains { tabbed[x, $0].alpha > 0.1 } }
    #expect(columns.isEmpty)
  }

  @Test("lines are as far apart as the font's style says, and a text ends with its last line")
  func lineGaps() {
    var font = ResolvedFont(size: 17)
    font.lineGap = 1.72
    let text = layout("one\ntwo\nthree") { $0.runs[0].attributes.font = font }
    let baselines = text.lines.map(\.baseline)
    #expect(near(baselines[1] - baselines[0], 22) && near(baselines[2] - baselines[1], 22))
    #expect(near(text.size.height, 2 * 22 + 20.28))
    #expect(near(text.lastBaseline, 2 * 22 + 0.952 * 17))
    // Words are measured without making lines.
    let words = layout("one two three four", width: 60) { $0.runs[0].attributes.font = font }
    #expect(words.lineCount > 1)
    #expect(near(words.size.height, CGFloat(words.lineCount - 1) * 22 + 20.28))
    let spaced = layout("one\ntwo") {
      $0.runs[0].attributes.font = font
      $0.lineSpacing = 5
    }
    #expect(near(spaced.size.height, 27 + 20.28))
    #expect(near(engine.lineMetrics(for: font).leading, 1.72))
    font.family = .custom("No such font")
    #expect(engine.lineMetrics(for: font).leading == 0)
  }

  @Test("a line of runs of several sizes is as high as the greatest of them asks for")
  func lineHeightsOfRuns() {
    for height in [24.0, 10] {
      let text = layout("one") { request in
        var small = request.runs[0]
        small.attributes.font.lineHeight = height
        var large = small
        large.attributes.font.size = 34
        var taller = small
        taller.attributes.font.lineHeight = height + 4
        request.runs = [small, large, taller]
      }
      #expect(near(text.size.height, height + 4))
    }
  }

  @Test(
    "lines are as high as is asked for, their letters in the middle",
    arguments: [ResolvedFont.Family.system(.default), .custom("DejaVu Sans")]
  )
  func lineHeights(family: ResolvedFont.Family) {
    var font = ResolvedFont(family: family, size: 17, lineGap: 1.72)
    let own = engine.lineMetrics(for: font)
    for height in [30.0, 12] {
      font.lineHeight = height
      let text = layout("one\ntwo\nthree") { $0.runs[0].attributes.font = font }
      #expect(near(text.size.height, 3 * height))
      let baselines = text.lines.map(\.baseline)
      #expect(near(baselines[1] - baselines[0], height))
      #expect(near(baselines[0], own.ascent + (height - own.lineHeight) / 2))
      let words = layout("one two three four", width: 60) { $0.runs[0].attributes.font = font }
      #expect(near(words.size.height, CGFloat(words.lineCount) * height))
      let spaced = layout("one\ntwo") {
        $0.runs[0].attributes.font = font
        $0.lineSpacing = 5
      }
      #expect(near(spaced.size.height, 2 * height + 5))
    }
  }

  @Test(
    "a line is as high as SF's",
    arguments: [(17.0, 20.28), (12, 14.32), (34, 40.56), (11, 13.12)]
  )
  func lineHeight(size: Double, height: Double) {
    let metrics = engine.lineMetrics(for: ResolvedFont(size: CGFloat(size)))
    #expect(near(metrics.lineHeight, CGFloat(height)))
    let text = layout("x") { $0.runs[0].attributes.font.size = CGFloat(size) }
    #expect(near(text.size.height, CGFloat(height)))
    #expect(near(text.firstBaseline, 0.952 * CGFloat(size)))
    #expect(near(metrics.capHeight, 0.7046 * CGFloat(size), 0.1))
    #expect(metrics.xHeight < metrics.capHeight && metrics.xHeight > 0.4 * CGFloat(size))
  }

  @Test(
    "Letters are as high as San Francisco's, and words about as wide as measured on iOS",
    arguments: [
      ("Large Title", 33.0, 144.67), ("Headline", 16, 61.67), ("Subheadline", 14, 78.33),
      ("Footnote", 12, 49), ("Caption 2", 11, 49.33),
    ]
  )
  func interfaceLetters(words: String, size: Double, inkWidth: Double) {
    let metrics = engine.lineMetrics(for: ResolvedFont(size: CGFloat(size)))
    #expect(near(metrics.capHeight, 0.7046 * CGFloat(size), 0.1))
    let text = layout(words) { $0.runs[0].attributes.font.size = CGFloat(size) }
    // What is measured is the ink; a twelfth of an em on each side is free.
    #expect(abs(text.size.width - CGFloat(inkWidth) - CGFloat(size) / 6) < 3)
  }

  @Test(
    "Capitals are as high as San Francisco's in each weight and size",
    arguments: [11.0, 17, 34],
    [400.0, 600, 700]
  )
  func capitals(size: Double, weight: Double) {
    let metrics = engine.lineMetrics(
      for: ResolvedFont(size: CGFloat(size), weight: CGFloat(weight))
    )
    #expect(near(metrics.capHeight, 1443 / 2048 * CGFloat(size), 0.03))
  }

  @Test("English text is as wide as San Francisco's published average of letters, and its tracking")
  func average() {
    // How often each letter is in ten thousand of English text, and a space.
    let shares = [
      668, 122, 228, 348, 1039, 182, 165, 499, 570, 13, 63, 329, 197, 552, 614, 158, 8, 490, 518,
      741, 226, 80, 193, 12, 162, 6, 1818,
    ]
    var sum: CGFloat = 0
    var count = 0
    for (letter, share) in zip("abcdefghijklmnopqrstuvwxyz ", shares) {
      let text = layout("n" + String(repeating: letter, count: 100) + "n") {
        $0.runs[0].attributes.font.size = 28
      }
      let ends = layout("nn") { $0.runs[0].attributes.font.size = 28 }
      sum += (text.size.width - ends.size.width) / 100 * CGFloat(share)
      count += share
    }
    let average = sum / CGFloat(count) / 28
    // Capsize has 853 of 2048 for the cut of 28 points, to which San Francisco adds 0.013 by itself.
    #expect(abs(average - (853 / 2048 + 0.013)) < 0.01, "\(average)")
  }

  @Test("the widths do not depend on the size")
  func proportionalWidths() {
    // Sizes at which letters are not moved together differently.
    let small = layout("Hamburgefonstiv") { $0.runs[0].attributes.font.size = 100 }
    let large = layout("Hamburgefonstiv") { $0.runs[0].attributes.font.size = 400 }
    #expect(near(small.size.width * 4, large.size.width, 1))
  }

  @Test("L6: a text is no wider than its widest line, and its own width gives the same lines")
  func ownWidth() {
    let text = layout("The quick brown fox jumps over the lazy dog", width: 150)
    #expect(text.size.width <= 150)
    #expect(text.lineCount == 3)
    let again = layout(
      "The quick brown fox jumps over the lazy dog",
      width: text.size.width,
      height: text.size.height
    )
    #expect(again === text)
    #expect(!again.isTruncated)
    #expect(text.lines.map(\.range) == [0..<16, 16..<35, 35..<43])
  }

  @Test("L6: without a width there is a line for each paragraph")
  func paragraphs() {
    #expect(layout("one two three").lineCount == 1)
    #expect(layout("one\ntwo\r\nthree").displayedString == "one\ntwo\nthree")
    #expect(layout("one\n").lineCount == 2)
    #expect(layout("").size == .zero)
    #expect(layout("\n\n").lineCount == 3)
    let ideal = layout("one two three")
    #expect(layout("one two three", width: .infinity) === ideal)
    #expect(layout("one two three", width: ideal.size.width + 50) === ideal)
  }

  @Test("L6, L10 (?): words too long for a line are broken, down to one character a line")
  func narrow() {
    let word = layout("Supercalifragilistic", width: 60)
    #expect(word.lineCount > 2 && word.size.width <= 60)
    #expect(layout("abc", width: 0).lineCount == 3)
    #expect(layout("a bc", width: 0).displayedString == "a\nb\nc")
    #expect(layout("👩‍👩‍👧é", width: 0).lineCount == 2)
  }

  @Test(
    "L9: what does not fit gives way to an ellipsis",
    arguments: [
      (TextRequest.Truncation.tail, "One line o…"), (.head, "…long text"), (.middle, "One…g text"),
    ]
  )
  func truncation(mode: TextRequest.Truncation, shown: String) {
    let text = layout("One line of a long text", width: 92) {
      $0.maximumLines = 1
      $0.truncation = mode
    }
    #expect(text.isTruncated && text.lineCount == 1)
    #expect(text.size.width <= 92)
    #expect(text.displayedString == shown)
  }

  @Test("L7: only whole lines are shown, at least one")
  func height() {
    let string = "one two three four five six seven eight nine ten"
    let all = layout(string, width: 80)
    let line = engine.lineMetrics(for: ResolvedFont()).lineHeight
    let two = layout(string, width: 80, height: 2.9 * line)
    #expect(two.lineCount == 2 && two.isTruncated && near(two.size.height, 2 * line))
    #expect(two.displayedString.hasSuffix("…"))
    #expect(layout(string, width: 80, height: 0).lineCount == 1)
    #expect(layout(string, width: 80, height: all.size.height) === all)
  }

  @Test("L8: the line limit counts lines, reserved space makes room for them")
  func lineLimit() {
    let text = layout("one\ntwo\nthree") { $0.maximumLines = 2 }
    #expect(text.displayedString == "one\ntwo…")
    let reserved = layout("one") { $0.minimumLines = 3 }
    #expect(near(reserved.size.height, 3 * 17 * 1.193))
    let spaced = layout("one\ntwo") { $0.lineSpacing = 10 }
    #expect(near(spaced.size.height, 2 * 17 * 1.193 + 10))
  }

  @Test("L9: text is scaled as little as needed, and not below the least factor")
  func scaling() {
    let natural = layout("Scaled to fit").size.width
    let scaled = layout("Scaled to fit", width: natural * 0.8) {
      $0.maximumLines = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!scaled.isTruncated)
    #expect(scaled.size.width > natural * 0.78 && scaled.size.width <= natural * 0.8 + 0.02)
    let cut = layout("Scaled to fit", width: natural * 0.3) {
      $0.maximumLines = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(cut.isTruncated && near(cut.size.height, 17 * 1.193 / 2))
    // One glyph can't be broken, and is too wide or too high as it is.
    for (width, height) in [(CGFloat(20), CGFloat(200)), (200, 20)] {
      var request = TextRequest("W", TextAttributes(font: ResolvedFont(size: 100)))
      let text = engine.text(for: request)
      #expect(text.layout(width: width, height: height).size.height > 100)
      request.minimumScaleFactor = 0.05
      let glyph = engine.text(for: request).layout(width: width, height: height)
      #expect(glyph.size.width <= width + 0.02 && glyph.size.height <= height + 0.02)
      #expect(glyph.size.width > width * 0.95 || glyph.size.height > height * 0.95)
      #expect(engine.text(for: request).measure(width: width, height: height).size == glyph.size)
    }
    let tight = layout("Scaled to fit", width: natural - 3) {
      $0.maximumLines = 1
      $0.allowsTightening = true
    }
    #expect(!tight.isTruncated)
  }

  @Test("kerning and tracking widen every character")
  func tracking() {
    let plain = layout("abcd").size.width
    #expect(near(layout("abcd") { $0.runs[0].attributes.tracking = 2 }.size.width, plain + 8))
    #expect(near(layout("abcd") { $0.runs[0].attributes.kerning = 1 }.size.width, plain + 4))
  }

  @Test("a line is as high as what is in it")
  func mixedRuns() {
    let runs = [
      TextRun("small "), TextRun("big", TextAttributes(font: ResolvedFont(size: 34))),
      TextRun(
        .icon(
          TextIcon(
            path: Path(CGRect(x: 0, y: -60, width: 20, height: 60)),
            advance: 20,
            ascent: 60,
            descent: 0
          )
        ),
        TextAttributes()
      ),
    ]
    let text = engine.text(for: TextRequest(runs: runs)).layout(width: nil, height: nil)
    #expect(near(text.firstBaseline, 60))
    #expect(near(text.size.height, 60 + 34 * 0.241))
    let raised = engine.text(
      for: TextRequest("x", TextAttributes(baselineOffset: 5))
    ).layout(width: nil, height: nil)
    #expect(near(raised.firstBaseline, 0.952 * 17 + 5))
  }

  @Test("right-to-left text is aligned and ordered from the right")
  func bidi() {
    let hebrew = layout("שלום עולם")
    #expect(hebrew.caret(at: 0).minX == hebrew.size.width)
    let mixed = layout("ab שלום cd")
    // The first Hebrew letter stands to the right of the last.
    #expect(mixed.caret(at: 4).minX > mixed.caret(at: 8).minX)
    let lines = layout("wide line\nx") { $0.layoutDirection = .rightToLeft }.lines
    #expect(near(lines[1].frame.maxX, lines[0].frame.maxX))
    let centred = layout("wide line\nx") { $0.alignment = .center }.lines
    #expect(near(centred[1].frame.midX, centred[0].frame.midX))
  }

  @Test("a caret's place leads back to its offset")
  func hitting() {
    let string = "Hello fine wörld, this wraps"
    let text = layout(string, width: 100)
    var offset = 0
    for character in string {
      let caret = text.caret(at: offset)
      let found = text.offset(at: CGPoint(x: caret.minX + 0.1, y: caret.midY))
      #expect(found == offset, "at \(offset)")
      offset += character.utf8.count
    }
    #expect(text.offset(at: CGPoint(x: 1000, y: 1000)) == string.utf8.count)
    #expect(text.offset(at: CGPoint(x: -5, y: -5)) == 0)
    #expect(text.rects(for: 0..<string.utf8.count).count == text.lineCount)
    let rect = text.rects(for: 0..<5)[0]
    #expect(near(rect.width, layout("Hello").size.width, 0.6))
  }

  @Test("equal texts are shaped once and laid out once")
  func work() {
    _ = layout("counted")
    let count = engine.shapeCount
    let first = layout("counted", width: 200)
    #expect(layout("counted", width: 100) === first)
    #expect(engine.shapeCount == count)
    for width in stride(from: 20, to: 400, by: 7) {
      _ = layout("counted and laid out", width: CGFloat(width))
    }
    #expect(engine.shapeCount == count + 1)
  }

  @Test("monospaced digits are equally wide, the monospaced design is so in all characters")
  func monospaced() {
    func width(_ string: String, _ change: @escaping (inout ResolvedFont) -> Void) -> CGFloat {
      layout(string) { change(&$0.runs[0].attributes.font) }.size.width
    }
    let digits = { (font: inout ResolvedFont) in font.hasMonospacedDigits = true }
    #expect(near(width("1111", digits), width("8888", digits)))
    #expect(!near(width("1111") { _ in }, width("8888") { _ in }))
    let mono = { (font: inout ResolvedFont) in font.family = .system(.monospaced) }
    #expect(near(width("iiii", mono), width("MMMM", mono)))
    #expect(near(width("!=->", mono), width("MMMM", mono)))
  }
}
