import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("Texts of many scripts")
struct TextScriptTests {
  let engine: PangoTextEngine

  init() throws {
    engine = try PangoTextEngine()
  }

  private func layout(
    _ string: String,
    width: CGFloat? = nil,
    _ change: (inout TextRequest) -> Void = { _ in }
  ) -> any TextLayout {
    var request = TextRequest(string)
    change(&request)
    return engine.text(for: request).layout(width: width, height: nil)
  }

  @Test("characters too wide for a line that was asked for once share a line in a wider room")
  func narrowThenWide() {
    let text = engine.text(for: TextRequest("東京都"))
    let narrow = text.layout(width: 0, height: nil)
    #expect(narrow.lineCount == 3)
    #expect(text.layout(width: 100, height: nil).lineCount == 1)
    #expect(text.layout(width: 2.2 * 17, height: nil).lineCount == 2)
  }

  @Test(
    "emoji of later planes are in colour without a selector, and not with that of texts",
    arguments: ["🏎", "🕷", "🛠", "🖥", "🅰"]
  )
  func colors(emoji: String) {
    func hasColors(_ string: String) -> [Bool] {
      layout(string).glyphRuns.map(\.font.hasColors)
    }
    #expect(hasColors(emoji) == [true])
    #expect(hasColors("a\(emoji)b") == [false, true, false])
    #expect(hasColors("\(emoji)\u{FE0F}") == [true])
    #expect(hasColors("\(emoji)\u{FE0E}") == [false])
    // Sequences stay whole.
    #expect(hasColors("\u{1F575}\u{1F3FD}") == [true])
    #expect(hasColors("\u{1F441}\u{200D}\u{1F5E8}") == [true])
    // Signs that fonts for texts have, and cards, of which one is an emoji.
    #expect(hasColors("© 1 🂡") == [false, false])
    #expect(
      layout("a\(emoji)b").size.height <= layout("a\(emoji)\u{FE0F}b").size.height + 0.01
    )
  }

  @Test("no line begins with closing punctuation or ends with an opening bracket")
  func punctuation() {
    let string = "「東京は、とても大きい。」と彼は言った（昨日）。それから、帰った！"
    for width in stride(from: 40, through: 400, by: 7) {
      let lines = layout(string, width: CGFloat(width)).displayedString.split(separator: "\n")
      for line in lines {
        #expect(!"、。」）！".contains(line.first ?? " "), "\(width): \(lines)")
        #expect(!"「（".contains(line.last ?? " "), "\(width): \(lines)")
      }
    }
  }

  @Test("Chinese and Japanese wrap between any two characters, Korean between words")
  func ideographs() {
    let three = layout("漢字漢").size.width
    #expect(layout("漢字漢字漢字", width: three + 2).displayedString == "漢字漢\n字漢字")
    let word = layout("한국어 문").size.width
    #expect(layout("한국어 문장", width: word + 1).displayedString == "한국어\n문장")
  }

  @Test(
    "marks, joined emoji, flags and skin tones stay with their character in any width",
    arguments: [
      "e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "🇩🇪🇫🇷🇯🇵", "👍🏽👍🏿👍🏻", "क्षत्रिय",
      "1️⃣2️⃣3️⃣",
    ]
  )
  func characters(string: String) {
    for width in 0..<90 {
      let all = layout(string, width: CGFloat(width))
      #expect(all.displayedString.filter { $0 != "\n" } == string)
      let lines = all.displayedString.split(separator: "\n").map(String.init)
      #expect(lines.flatMap(Array.init) == Array(string))
      for mode in [TextRequest.Truncation.tail, .head, .middle] {
        let cut = layout(string, width: CGFloat(width)) {
          $0.maximumLines = 1
          $0.truncation = mode
        }
        #expect(cut.displayedString.allSatisfy { $0 == "…" || string.contains($0) })
      }
    }
  }

  @Test("marks take no room, however much is put between characters")
  func marks() {
    for tracking in [0, 2, -0.5] as [CGFloat] {
      let widths = ["q", "q\u{323}\u{307}"].map { string in
        layout(string) { $0.runs[0].attributes.tracking = tracking }.size.width
      }
      #expect(abs(widths[0] - widths[1]) < 0.3, "\(tracking): \(widths)")
    }
  }

  @Test(
    "the ellipsis is where the reader would go on",
    arguments: [
      (TextRequest.Truncation.tail, true), (.head, false),
    ]
  )
  func ellipsis(mode: TextRequest.Truncation, isAtEnd: Bool) {
    func room(_ string: String, _ change: (inout TextRequest) -> Void = { _ in }) -> (
      left: CGFloat, right: CGFloat
    ) {
      let cut = layout(string, width: 90) {
        $0.maximumLines = 1
        $0.truncation = mode
        change(&$0)
      }
      #expect(cut.isTruncated)
      let rects = cut.rects(for: 0..<string.utf8.count)
      return (
        rects.map(\.minX).min() ?? 0, cut.size.width - (rects.map(\.maxX).max() ?? 0)
      )
    }
    let sign: CGFloat = 5
    let english = room("one line of a long text")
    #expect(isAtEnd ? english.right > sign : english.left > sign)
    for hebrew in ["שלום עולם וכל אשר בו כי טוב", "مرحبا بالعالم وكل ما فيه من خير"] {
      let sides = room(hebrew)
      #expect(isAtEnd ? sides.left > sign : sides.right > sign, "\(hebrew) \(sides)")
      #expect(isAtEnd ? sides.right < 0.01 : sides.left < 0.01, "\(hebrew) \(sides)")
    }
    // The paragraph's own direction counts, not that of the interface.
    let left = room("one line of a long text") { $0.layoutDirection = .rightToLeft }
    #expect(isAtEnd ? left.right > sign : left.left > sign)
  }

  @Test("numbers and Latin words in a Hebrew paragraph keep their own direction")
  func mixed() {
    let string = "מחיר 125 ש״ח ב-Tel Aviv היום"
    let text = layout(string)
    func left(_ part: String) -> CGFloat {
      let start = string.range(of: part).map {
        string.utf8.distance(from: string.startIndex, to: $0.lowerBound)
      }
      return text.rects(for: (start ?? 0)..<((start ?? 0) + part.utf8.count)).map(\.minX).min() ?? 0
    }
    // From right to left: price, number, city, today; the digits and letters of each from left to right.
    #expect(left("מחיר") > left("125"))
    #expect(left("125") > left("Tel"))
    #expect(left("Tel") < left("Aviv"))
    #expect(left("Tel") > left("היום"))
    #expect(left("1") < left("5"))
  }

  @Test("a text of no characters takes no room, and one of a line break has two lines")
  func empty() {
    #expect(layout("").size == .zero)
    #expect(layout("").lineCount == 0)
    #expect(layout("\n").lineCount == 2)
    #expect(layout("", width: 0).displayedString == "")
  }

  @Test(
    "a very long text is laid out without going over it for each line",
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "word ", count: 20_000),
      "a" + String(repeating: "\u{A0}", count: 50_000) + "b",
      String(repeating: " ", count: 100_000),
      String(repeating: "東", count: 100_000), String(repeating: "שלום ", count: 20_000),
      String(repeating: "line\n", count: 20_000), String(repeating: "👩‍👩‍👧", count: 5_000),
    ]
  )
  func long(string: String) {
    let text = engine.text(for: TextRequest(string))
    let all = text.layout(width: 300, height: nil)
    let isWhole = all.lines.last?.range.upperBound == string.utf8.count
    #expect(isWhole)
    let low = text.layout(width: 300, height: 50)
    #expect(low.lineCount <= 2)
    #expect(text.measure(width: 200, height: nil).size.height >= all.size.height)
  }
}
