@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryGraphics

/// What is between lines.
@Suite("Leading")
@MainActor
struct LeadingTests {
  /// The height of a line without what is between lines, as a part of the font's size.
  private let line: CGFloat = 1.193

  private func resolved(
    _ font: Font,
    _ change: (inout FontContext) -> Void = { _ in }
  ) -> (size: CGFloat, gap: CGFloat) {
    var context = FontContext()
    change(&context)
    let font = font.resolve(in: context)
    return (font.size, font.lineGap)
  }

  @Test(
    "Text styles have the leading of iOS at each size of text",
    arguments: [
      (.large, .body, 22), (.large, .headline, 22), (.large, .largeTitle, 41), (.large, .title, 34),
      (.large, .title2, 28), (.large, .title3, 25), (.large, .callout, 21),
      (.large, .subheadline, 20), (.large, .footnote, 18), (.large, .caption, 16),
      // Confirmed by pictures.
      (.medium, .body, 21), (.medium, .subheadline, 19), (.medium, .largeTitle, 40),
      (.medium, .footnote, 16), (.xSmall, .body, 19), (.xxxLarge, .body, 29),
      (.accessibility1, .body, 34), (.accessibility3, .body, 48),
    ] as [(DynamicTypeSize, Font.TextStyle, CGFloat)]
  )
  func table(typeSize: DynamicTypeSize, style: Font.TextStyle, distance: CGFloat) {
    let font = resolved(.system(style)) { $0.dynamicTypeSize = typeSize }
    #expect(abs(font.size * line + font.gap - distance) < 0.001)
  }

  @Test("No style takes anything off a line", arguments: Font.TextStyle.allCases)
  func atLeastNothing(style: Font.TextStyle) {
    for typeSize in DynamicTypeSize.allCases {
      let font = resolved(.system(style)) { $0.dynamicTypeSize = typeSize }
      let distance = font.size * line + font.gap
      #expect(font.gap == 0 || abs(distance - distance.rounded()) < 0.001)
      #expect(font.gap >= 0)
    }
  }

  @Test("Fonts of a size have no leading")
  func sizes() {
    #expect(resolved(.system(size: 17)).gap == 0)
    #expect(resolved(.custom("Inter", size: 17)).gap == 0)
    #expect(resolved(.body.withoutLineGap()).gap == 0)
  }

  @Test("Other weights and designs keep a style's leading, and it grows with the size")
  func changes() {
    let body = resolved(.body).gap
    #expect(body > 1.7)
    for font in [
      Font.body.bold(), .body.italic(), .body.weight(.light), .system(.body, design: .monospaced),
    ] {
      #expect(resolved(font).gap == body)
    }
    #expect(abs(resolved(.body.scaled(by: 2)).gap - 2 * body) < 0.001)
  }

  @Test("Texts are as high as whole pixels, and their lines are not", arguments: [1, 2, 3])
  func wholePixels(scale: Int) throws {
    func height(_ text: String) throws -> CGFloat {
      let view = Text(verbatim: text).environment(\.displayScale, CGFloat(scale))
      return try Harness(view, width: nil, height: nil).size.height
    }
    // A line of 17 points is 20.4 high.
    for count in 1...4 {
      let pixels = (20.4 * Double(count * scale) - 0.0001).rounded(.up)
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      #expect(abs(try height(text) - pixels / Double(scale)) < 0.001)
    }
  }

  @Test("Texts in a stack are apart by the greater of both leadings")
  func stacks() throws {
    let view = VStack(alignment: .leading) {
      Text(verbatim: "a")
      Text(verbatim: "b").font(.caption)
      Text(verbatim: "c").font(.caption)
      Text(verbatim: "d").font(.system(size: 17))
    }
    .environment(\.displayScale, 3)
    let harness = try Harness(view, hasLineGaps: true)
    let frames = try ["a", "b", "c", "d"].map { try #require(harness.frame($0)) }
    // 22 - 20.28 = 1.72 and 16 - 14.32 = 1.68: five pixels both.
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(gaps.allSatisfy { abs($0 - 5.0 / 3) < 0.001 })
  }
}
