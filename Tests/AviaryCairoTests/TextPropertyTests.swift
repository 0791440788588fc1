import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// What holds for any text in any room, tried with random characters of many scripts.
@Suite("Any text in any room")
struct TextPropertyTests {
  let engine: PangoTextEngine

  init() throws {
    engine = try PangoTextEngine()
  }

  /// One case: a text, how it is set, and the room it gets.
  private struct Case: CustomStringConvertible {
    var string: String
    var request: TextRequest
    var width: CGFloat?
    var height: CGFloat?

    var description: String {
      let scalars = string.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
      return "\"\(scalars)\" (\(string)) in \(String(describing: width)) x "
        + "\(String(describing: height)), \(request.maximumLines ?? 0) lines, \(request.truncation), "
        + "scale \(request.minimumScaleFactor), tight \(request.allowsTightening), "
        + "\(request.layoutDirection), \(request.alignment)"
    }
  }

  /// Scripts, and characters of several scalars that must not be divided.
  private static let atoms: [[String]] = [
    ["the", "quick", "fix", "AV", "To", "office", "waffle", "étude", "Łódź", "W", "a", "it's"],
    ["12", "3.50", "1,000", "47514", "10:30", "%", "€", "№"],
    [".", ",", "!", "?", "(", ")", "-", "/", "“", "”", ":", ";", "&", "'"],
    ["שלום", "עולם", "א", "אָלֶף"], ["مرحبا", "العالم", "لا", "١٢٣", "كِتَاب"],
    ["日本語", "東京。", "「中文」", "、", "한국어", "カタカナー"],
    ["e\u{301}", "n\u{303}o", "q\u{323}\u{307}", "a\u{308}b"],
    ["👩‍👩‍👧", "🇩🇪", "👍🏽", "🙂", "🏳️‍🌈", "1️⃣"], ["ไทย", "ภาษา", "नमस्ते", "क्षत्रिय", "ਪੰਜਾਬੀ", "தமிழ்"],
  ]

  private static func randomCase(_ numbers: inout RandomSource) -> Case {
    var string = ""
    // Most texts are of one script, with some of another.
    let main = numbers.below(3) > 0 ? 0 : numbers.below(atoms.count)
    for _ in 0..<numbers.below(14) {
      let script = atoms[numbers.below(3) > 0 ? main : numbers.below(atoms.count)]
      string += script[numbers.below(script.count)]
      switch numbers.below(12) {
      case 0: string += ""
      case 1: string += "  "
      case 2: string += numbers.below(3) == 0 ? "\n" : "\u{A0}"
      case 3 where numbers.below(4) == 0: string += "\t"
      default: string += " "
      }
    }
    if numbers.below(2) == 0 { while string.last == " " { string.removeLast() } }
    var request = TextRequest(string)
    let sizes: [CGFloat] = [11, 13, 17, 28]
    request.runs[0].attributes.font.size = sizes[numbers.below(sizes.count)]
    if numbers.below(4) == 0 { request.runs[0].attributes.font.weight = 700 }
    if numbers.below(6) == 0 { request.runs[0].attributes.tracking = 0.7 }
    if numbers.below(3) == 0 { request.maximumLines = 1 + numbers.below(3) }
    if numbers.below(6) == 0 { request.minimumLines = 2 }
    request.truncation = [.tail, .tail, .head, .middle][numbers.below(4)]
    request.alignment = [.leading, .center, .trailing][numbers.below(3)]
    if numbers.below(4) == 0 { request.lineSpacing = 2.5 }
    if numbers.below(6) == 0 { request.minimumScaleFactor = 0.6 }
    if numbers.below(6) == 0 { request.allowsTightening = true }
    if numbers.below(5) == 0 { request.layoutDirection = .rightToLeft }
    let width = numbers.below(6) == 0 ? nil : CGFloat(numbers.below(400))
    let height = numbers.below(2) == 0 ? nil : CGFloat(numbers.below(120))
    return Case(string: string, request: request, width: width, height: height)
  }

  private static let count = 1500

  /// Calls a closure with random cases; the same ones in each run.
  private func forCases(_ seed: UInt64, _ check: (Case) -> Void) {
    var numbers = RandomSource(seed: seed)
    for _ in 0..<Self.count { check(Self.randomCase(&numbers)) }
  }

  /// The same request for a text that is never divided into words: one run more keeps it whole.
  private func whole(_ request: TextRequest) -> TextRequest {
    var request = request
    request.runs.append(TextRun("", request.runs[0].attributes))
    return request
  }

  @Test("words added up give what the text gives that is shaped as a whole")
  func wordsAndWhole() {
    forCases(1) { tried in
      let (words, whole) = (
        engine.text(for: tried.request), engine.text(for: whole(tried.request))
      )
      let sizes = [words, whole].map { $0.measure(width: tried.width, height: tried.height) }
      #expect(abs(sizes[0].size.width - sizes[1].size.width) < 0.001, "\(tried)")
      #expect(abs(sizes[0].size.height - sizes[1].size.height) < 0.001, "\(tried)")
      #expect(abs(sizes[0].firstBaseline - sizes[1].firstBaseline) < 0.001, "\(tried)")
      #expect(abs(sizes[0].lastBaseline - sizes[1].lastBaseline) < 0.001, "\(tried)")
      let layouts = [words, whole].map { $0.layout(width: tried.width, height: tried.height) }
      #expect(layouts[0].displayedString == layouts[1].displayedString, "\(tried)")
      #expect(layouts[0].lines.map(\.range) == layouts[1].lines.map(\.range), "\(tried)")
      #expect(layouts[0].isTruncated == layouts[1].isTruncated, "\(tried)")
    }
  }

  @Test("a text measures what its lines take, and is no larger than its room but for one line")
  func measuredIsDrawn() {
    forCases(2) { tried in
      let text = engine.text(for: tried.request)
      let extent = text.measure(width: tried.width, height: tried.height)
      let layout = text.layout(width: tried.width, height: tried.height)
      #expect(extent == TextExtent(layout), "\(tried)")
      let lines = layout.lines
      #expect(lines.count == layout.lineCount, "\(tried)")
      #expect(abs(extent.size.width - (lines.map(\.frame.width).max() ?? 0)) < 0.001, "\(tried)")
      if tried.request.minimumLines < 2 {
        #expect(abs(extent.size.height - (lines.last?.frame.maxY ?? 0)) < 0.001, "\(tried)")
      }
      if let height = tried.height, layout.lineCount > 1 {
        #expect((lines.last?.frame.maxY ?? 0) <= height + 0.02, "\(tried)")
      }
      if let limit = tried.request.maximumLines { #expect(lines.count <= limit, "\(tried)") }
      // The characters lie in their lines.
      for line in lines {
        for rect in layout.rects(for: line.range) where abs(rect.minY - line.frame.minY) < 0.001 {
          #expect(
            rect.minX >= line.frame.minX - 0.01 && rect.maxX <= line.frame.maxX + 0.01,
            "\(tried)"
          )
        }
        #expect(
          line.frame.minX >= -0.001 && line.frame.maxX <= extent.size.width + 0.001,
          "\(tried)"
        )
      }
      // The size it answered is a room in which it comes out the same.
      if tried.request.minimumScaleFactor == 1, !tried.request.allowsTightening,
        !layout.isTruncated, extent.size.width <= tried.width ?? .infinity
      {
        let again = text.layout(width: extent.size.width, height: extent.size.height)
        #expect(again.displayedString == layout.displayedString, "\(tried)")
      }
    }
  }

  @Test("what was asked before does not change an answer")
  func order() throws {
    let other = try PangoTextEngine()
    var numbers = RandomSource(seed: 5)
    forCases(4) { tried in
      var held: [any TextLayout] = []
      for _ in 0..<4 {
        let width = numbers.below(6) == 0 ? nil : CGFloat(numbers.below(300))
        let height = numbers.below(2) == 0 ? nil : CGFloat(numbers.below(100))
        let layout = engine.text(for: tried.request).layout(width: width, height: height)
        let extent = engine.text(for: tried.request).measure(width: width, height: height)
        held.append(layout)
        // Nobody holds the other engine's layouts, so that it makes each one anew.
        let fresh = other.text(for: tried.request).layout(width: width, height: height)
        #expect(layout.displayedString == fresh.displayedString, "\(tried) at \(width ?? -1)")
        #expect(TextExtent(layout) == TextExtent(fresh), "\(tried) at \(width ?? -1)")
        #expect(extent == TextExtent(fresh), "\(tried) at \(width ?? -1)")
      }
    }
  }

  @Test("neither lines nor the ellipsis divide a character")
  func wholeCharacters() {
    forCases(3) { tried in
      let layout = engine.text(for: tried.request).layout(
        width: tried.width,
        height: tried.height
      )
      let string = tried.string
      var boundaries: Set<Int> = [string.utf8.count]
      for index in string.indices {
        boundaries.insert(string.utf8.distance(from: string.startIndex, to: index))
      }
      for line in layout.lines {
        #expect(boundaries.contains(line.range.lowerBound), "\(tried)")
        #expect(boundaries.contains(line.range.upperBound), "\(tried)")
      }
      guard layout.isTruncated, let last = layout.lines.last else { return }
      // What is shown before the ellipsis begins the rest of the text, what is after it ends the text.
      let shown = layout.displayedString
      let line = shown.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let parts = line.split(separator: "\u{2026}", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(tried): \(shown)")
      guard parts.count == 2 else { return }
      let bytes = Array(string.utf8)
      if !parts[0].isEmpty {
        let end = last.range.lowerBound + parts[0].utf8.count
        #expect(Array(parts[0].utf8) == Array(bytes[last.range.lowerBound..<end]), "\(tried)")
        #expect(boundaries.contains(end), "\(tried): \(shown)")
      }
      if !parts[1].isEmpty {
        let start = bytes.count - parts[1].utf8.count
        #expect(Array(parts[1].utf8) == Array(bytes[start...]), "\(tried)")
        #expect(boundaries.contains(start), "\(tried): \(shown)")
      }
    }
  }
}

/// Random numbers that are the same in each run.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }
}
