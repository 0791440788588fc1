@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryGraphics

@Suite("Font")
struct FontTests {
  private func resolve(_ font: Font, at size: DynamicTypeSize = .large) -> ResolvedFont {
    var context = FontContext()
    context.dynamicTypeSize = size
    return font.resolve(in: context)
  }

  @Test(
    "Text styles have iOS's sizes",
    arguments: [
      (Font.largeTitle, CGFloat(34)), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
      (.caption2, 11), (.default, 17),
    ]
  )
  func sizes(font: Font, size: CGFloat) {
    #expect(resolve(font).size == size)
  }

  @Test("Headlines are semibold, everything else is regular")
  func weights() {
    #expect(resolve(.headline).weight == 600)
    for style in Font.TextStyle.allCases where style != .headline {
      #expect(resolve(.system(style)).weight == 400)
    }
  }

  @Test(
    "Text styles follow the reader's size",
    arguments: [
      (DynamicTypeSize.xSmall, CGFloat(14), CGFloat(31)), (.small, 15, 32), (.medium, 16, 33),
      (.large, 17, 34),
      (.xLarge, 19, 36), (.xxLarge, 21, 38), (.xxxLarge, 23, 40), (.accessibility1, 28, 44),
      (.accessibility2, 33, 48), (.accessibility3, 40, 52), (.accessibility4, 47, 56),
      (.accessibility5, 53, 60),
    ]
  )
  func dynamicType(size: DynamicTypeSize, body: CGFloat, largeTitle: CGFloat) {
    #expect(resolve(.body, at: size).size == body)
    #expect(resolve(.largeTitle, at: size).size == largeTitle)
  }

  @Test("System fonts of a size stay, custom ones follow a style unless fixed")
  func fixedSizes() {
    #expect(resolve(.system(size: 20), at: .accessibility1).size == 20)
    #expect(resolve(.custom("A", fixedSize: 20), at: .accessibility1).size == 20)
    #expect(resolve(.custom("A", size: 17), at: .accessibility1).size == 28)
    #expect(resolve(.custom("A", size: 34, relativeTo: .largeTitle), at: .xLarge).size == 36)
    #expect(resolve(.custom("A", size: 20)).family == .custom("A"))
  }

  @Test("System fonts take weight and design")
  func system() {
    let font = resolve(.system(size: 20, weight: .heavy, design: .rounded))
    #expect(font.weight == 800)
    #expect(font.family == .system(.rounded))
    #expect(resolve(.system(.title, design: .serif, weight: .bold)).family == .system(.serif))
    #expect(resolve(.system(.title, design: .serif, weight: .bold)).weight == 700)
  }

  @Test("Changes add up")
  func changes() {
    let font = resolve(
      .title.bold().italic().width(.condensed).leading(.tight).monospacedDigit().smallCaps()
    )
    #expect(font.size == 28)
    #expect(font.weight == 700)
    #expect(font.isItalic)
    #expect(abs(font.width - 0.8) < 1e-9)
    #expect(font.leading == .tight)
    #expect(font.hasMonospacedDigits)
    #expect(font.smallCaps == .all)
    #expect(resolve(.body.lowercaseSmallCaps().uppercaseSmallCaps()).smallCaps == .all)
    #expect(resolve(.body.lowercaseSmallCaps()).smallCaps == .lowercase)
    #expect(resolve(.custom("A", size: 10).monospaced()).family == .system(.monospaced))
    #expect(resolve(.body.weight(.ultraLight)).weight == 100)
    #expect(resolve(.body.scaled(by: 2)).size == 34)
  }

  @Test("Bold text for the reader makes fonts heavier")
  func legibility() {
    var context = FontContext()
    context.legibilityWeight = .bold
    #expect(Font.body.resolve(in: context).weight == 600)
    #expect(Font.body.weight(.black).resolve(in: context).weight == 900)
  }

  @Test("Sizes that are none can be measured still")
  func illegalSizes() {
    #expect(resolve(.system(size: 0)).size > 0)
    #expect(resolve(.system(size: -3)).size > 0)
    #expect(resolve(.system(size: .nan)).size > 0)
  }

  @Test("Equal fonts are equal")
  func equality() {
    #expect(Font.body == Font.system(.body))
    #expect(Font.body != Font.body.bold())
  }

  @Test("Type sizes are in order")
  func order() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.map(\.index) == Array(0..<12))
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}
