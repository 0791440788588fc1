import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("Texts measured by their words")
struct WordTests {
  let engine: PangoTextEngine

  init() throws {
    engine = try PangoTextEngine()
  }

  private static let texts = [
    "The quick brown fox jumps over the lazy dog",
    "AVATAR, To fix waffles: office 0123 no. 47514",
    "Wolf Yvonne Tot. Are you sure? Yes! It's 10:30 now",
    "étude à Zürich, Łódź et Ævar",
    "well-known and/or (bracketed) words", "two  spaces", " leading", "trailing ", "12 345",
    "50% off",
    "A - B", "nu\u{308}r", "Hello \u{1F600}", "\u{5D0}\u{5D1} abc", "one\ntwo", "",
  ]

  private static let fonts = [
    ResolvedFont(), ResolvedFont(size: 13, weight: 700),
    ResolvedFont(family: .custom("Noto Sans"), size: 16),
    ResolvedFont(family: .system(.serif), size: 20),
    ResolvedFont(family: .system(.monospaced), size: 12),
  ]

  /// The same text shaped as a whole: one of two runs is never divided.
  private func pair(_ string: String, _ attributes: TextAttributes) -> [any PreparedText] {
    let run = TextRun(string, attributes)
    return [TextRequest(runs: [run]), TextRequest(runs: [run, TextRun("", attributes)])].map {
      engine.text(for: $0)
    }
  }

  @Test("lines, sizes and carets are those of the text shaped as a whole", arguments: texts)
  func sameAsWhole(string: String) {
    for font in Self.fonts {
      for tracking in [0, 0.7] {
        let texts = pair(string, TextAttributes(font: font, tracking: tracking))
        for width in [nil, 0, 30, 61.5, 90, 140, 300] as [CGFloat?] {
          for height in [nil, 0, 45] as [CGFloat?] {
            let layouts = texts.map { $0.layout(width: width, height: height) }
            #expect(layouts[0].lines.map(\.range) == layouts[1].lines.map(\.range))
            #expect(layouts[0].displayedString == layouts[1].displayedString)
            #expect(abs(layouts[0].size.width - layouts[1].size.width) < 0.001)
            #expect(layouts[0].size.height == layouts[1].size.height)
            #expect(layouts[0].isTruncated == layouts[1].isTruncated)
            for offset in [0, string.utf8.count / 2, string.utf8.count] {
              let (a, b) = (layouts[0].caret(at: offset), layouts[1].caret(at: offset))
              #expect(abs(a.minX - b.minX) < 0.001 && a.minY == b.minY)
            }
          }
        }
      }
    }
  }

  @Test("each distinct word is shaped once")
  func shapedOnce() {
    func measure(_ string: String, width: CGFloat? = nil) {
      _ = engine.text(for: TextRequest(string)).layout(width: width, height: nil).size
    }
    measure("harbour lantern meadow")
    let count = engine.wordShapeCount
    measure("meadow harbour lantern")
    measure("lantern harbour harbour", width: 60)
    // The pairs of letters around the spaces are tried once, too: w and h, n and h, r and l, r and h.
    #expect(engine.wordShapeCount - count <= 16)
    measure("lantern harbour meadow harbour lantern meadow")
    let known = engine.wordShapeCount
    for _ in 0..<10 { measure("lantern harbour meadow harbour lantern") }
    measure("lantern meadow harbour lantern")
    #expect(engine.wordShapeCount == known)
  }

  @Test("other widths and heights shape nothing")
  func relayout() {
    let text = engine.text(for: TextRequest("harbour lantern meadow copper river saddle"))
    _ = text.layout(width: 400, height: nil)
    let count = engine.wordShapeCount
    for width in stride(from: 100, to: 400, by: 3) {
      _ = text.layout(width: CGFloat(width), height: nil)
    }
    #expect(engine.wordShapeCount == count)
  }

  @Test("cutting a text shapes the ellipsis and one word")
  func cutting() {
    var request = TextRequest("harbour lantern meadow copper river saddle")
    request.maximumLines = 1
    let text = engine.text(for: request)
    _ = text.layout(width: 100, height: nil)
    let count = engine.wordShapeCount
    #expect(text.layout(width: 131, height: nil).isTruncated)
    #expect(engine.wordShapeCount - count <= 1)
  }

  @Test("the same lines answer all heights that show as many")
  func heights() {
    let text = engine.text(for: TextRequest("harbour lantern meadow copper river saddle"))
    let first = text.layout(width: 150, height: 0)
    #expect(first.isTruncated && first.lineCount == 1)
    #expect(text.layout(width: 150, height: 30) === first)
    let second = text.layout(width: 150, height: 42)
    #expect(second.lineCount == 2)
    #expect(text.layout(width: 150, height: 55) === second)
    let single = engine.text(for: TextRequest("harbour")).layout(width: nil, height: nil)
    #expect(engine.text(for: TextRequest("harbour")).layout(width: nil, height: 1) === single)
  }

  @Test("a text measures what its lines take", arguments: texts)
  func measuring(string: String) {
    for font in Self.fonts {
      for truncation in [TextRequest.Truncation.tail, .middle] {
        for limit in [nil, 1, 2] as [Int?] {
          var request = TextRequest(string, TextAttributes(font: font))
          request.truncation = truncation
          request.maximumLines = limit
          request.lineSpacing = 1.3
          let text = engine.text(for: request)
          for width in [nil, 0, 30, 61.5, 90, 140, 300] as [CGFloat?] {
            for height in [nil, 0, 45] as [CGFloat?] {
              let extent = text.measure(width: width, height: height)
              #expect(extent == TextExtent(text.layout(width: width, height: height)))
            }
          }
        }
      }
    }
  }

  @Test("numbers are set like texts shaped as a whole, and are not shaped one by one")
  func numbers() {
    for font in Self.fonts {
      let attributes = TextAttributes(font: font, tracking: 0.3)
      for index in 0..<90 {
        let texts = pair("no. \(index * 7919 % 100_003)", attributes)
        let layouts = texts.map { $0.layout(width: nil, height: nil) }
        #expect(abs(layouts[0].size.width - layouts[1].size.width) < 0.001)
        for offset in 0...(layouts[0].displayedString.utf8.count) {
          #expect(
            abs(layouts[0].caret(at: offset).minX - layouts[1].caret(at: offset).minX) < 0.001
          )
        }
      }
    }
    let count = engine.wordShapeCount
    for index in 0..<1000 {
      _ = engine.text(for: TextRequest("no. \(index * 7919 % 100_003)"))
        .measure(width: 100, height: nil)
    }
    // The first numbers, the digits, all of them in a row, and the pairs with the full stop before them.
    #expect(engine.wordShapeCount - count <= 200)
  }

  @Test("words are forgotten when there are very many")
  func bounded() {
    func word(_ index: Int) -> String {
      var letters = ""
      var rest = index
      for _ in 0..<4 {
        letters.unicodeScalars.append(Unicode.Scalar(UInt8(97 + rest % 26)))
        rest /= 26
      }
      return letters
    }
    for index in 0..<10_000 {
      _ = engine.text(for: TextRequest(word(index))).measure(width: nil, height: nil)
    }
    #expect(engine.wordCount <= 1 << 13)
    let text = engine.text(for: TextRequest("\(word(3)) \(word(9_998))"))
    let width = text.measure(width: nil, height: nil).size.width
    let fresh = try? PangoTextEngine().text(for: text.request).measure(width: nil, height: nil)
    #expect(width == fresh?.size.width)
  }

  @Test("a layout is known as long as it is held")
  func held() {
    let text = engine.text(for: TextRequest("harbour lantern meadow copper river saddle"))
    let wide = text.layout(width: 400, height: nil)
    let narrow = text.layout(width: 100, height: nil)
    #expect(text.layout(width: 399, height: nil) === wide)
    #expect(text.layout(width: 100, height: nil) === narrow)
    do {
      let other = text.layout(width: 150, height: nil)
      #expect(text.layout(width: 150, height: nil) === other)
    }
    #expect(text.layout(width: 400, height: nil) === wide)
    #expect(text.layout(width: 150, height: nil).lineCount > 1)
  }
}
