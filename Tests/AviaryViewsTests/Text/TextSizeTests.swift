@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Sizes of texts")
struct TextSizeTests {
  /// Points from `xSmall` to `accessibility5`, as in the tables of the Human Interface Guidelines, typography.
  nonisolated private static let table: [(style: Font.TextStyle, sizes: [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("each of the eleven styles has the published size at each of the twelve settings")
  func styles() throws {
    #expect(Set(Self.table.map(\.style)) == Set(Font.TextStyle.allCases))
    for (style, sizes) in Self.table {
      for (setting, size) in zip(DynamicTypeSize.allCases, sizes) {
        // A character of the engine for tests is half its size wide.
        let harness = try Harness(Text("a").font(.system(style)).dynamicTypeSize(setting))
        #expect(harness.size.width == size / 2, "\(style) at \(setting)")
      }
    }
  }

  @Test("a scaled length follows its style at each setting")
  func scaledMetric() throws {
    struct Scaled: View {
      @ScaledMetric var length = 17.0
      @ScaledMetric(relativeTo: .caption2) var small: CGFloat = 11
      var body: some View { Color.clear.frame(width: length, height: small) }
    }
    for (index, setting) in DynamicTypeSize.allCases.enumerated() {
      let size = try Harness(Scaled().dynamicTypeSize(setting)).size
      #expect(abs(size.width - Self.table[5].sizes[index]) < 1e-9)
      #expect(abs(size.height - Self.table[10].sizes[index]) < 1e-9)
    }
  }

  @Test("a secondary scale makes text smaller, in a view, in a text and in a part of one")
  func scale() throws {
    #expect(try Harness(Text("aa").textScale(.secondary)).size.width == 2 * 8.5 * 0.8)
    #expect(try Harness(Text("aa").textScale(.secondary, isEnabled: false)).size.width == 17)
    #expect(try Harness(VStack { Text("aa") }.textScale(.secondary)).size.width == 2 * 8.5 * 0.8)
    #expect(
      try Harness(VStack { Text("aa").textScale(.default) }.textScale(.secondary)).size.width == 17
    )
    var resolver = TextResolver(EnvironmentValues())
    resolver.append(Text("10 ") + Text("km").textScale(.secondary), TextStyling())
    #expect(resolver.request(FakeTextEngine()).runs.map(\.attributes.font.size) == [17, 17 * 0.8])
  }
}
