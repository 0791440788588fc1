@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("The appearance of sheets")
struct SheetAppearanceTests {
  /// A sheet over grey, or what covers all.
  private struct Presenting<Content: View>: View {
    var isCover = false
    @ViewBuilder let content: Content
    var body: some View {
      Color.gray
        .sheet(isPresented: .constant(!isCover)) { content }
        .fullScreenCover(isPresented: .constant(isCover)) { content }
    }
  }

  private func dump(
    _ view: some View,
    _ scheme: ColorScheme = .light,
    width: CGFloat = 390
  ) throws -> String {
    try Harness(view.environment(\.colorScheme, scheme), width: width, height: 800).dump
  }

  @Test("backgrounds in sheets are elevated in the dark, those of what covers all are not")
  func elevated() throws {
    let list = Form { Text(verbatim: "row") }
    let sheet = try dump(Presenting { list }, .dark)
    #expect(sheet.contains("#1c1c1e") && sheet.contains("#2c2c2e"))
    #expect(!sheet.contains("#000000\n"))
    let cover = try dump(Presenting(isCover: true) { list }, .dark)
    #expect(cover.contains("#000000") && cover.contains("#1c1c1e"))
    #expect(!cover.contains("#2c2c2e"))
    let light = try dump(Presenting { list })
    #expect(light.contains("#f2f2f7") && !light.contains("#1c1c1e"))
  }

  @Test("all backgrounds have an elevated colour", arguments: [false, true])
  func colors(isIncreased: Bool) throws {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    values._colorSchemeContrast = isIncreased ? .increased : .standard
    values.isElevated = true
    let levels: [[SystemColor]] = [
      [.background, .groupedBackground],
      [.secondaryBackground, .secondaryGroupedBackground],
      [.tertiaryBackground, .tertiaryGroupedBackground],
    ]
    let grays: [UInt32] =
      isIncreased ? [0x242426, 0x363638, 0x444446] : [0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    for (colors, gray) in zip(levels, grays) {
      for color in colors {
        #expect(Color(color).rgba(in: values) == RGBA(hex: gray), "\(color)")
      }
    }
    #expect(Color(SystemColor.label).rgba(in: values) == RGBA(hex: 0xFFFFFF))
    values.colorScheme = .light
    #expect(Color(SystemColor.background).rgba(in: values) == RGBA(hex: 0xFFFFFF))
  }

  @Test("a sheet at the lower edge is round at the top, one that floats at all corners")
  func corners() throws {
    /// The outline of the card.
    func clip(_ width: CGFloat) throws -> String {
      let dump = try dump(Presenting { Color.red }, width: width)
      return try #require(
        dump.split(separator: "\n").first { $0.contains("clip") }.map(String.init)
      )
    }
    let (card, floating) = (try clip(390), try clip(1_000))
    #expect(card.contains("L390,746 L0,746") && card.contains("C"), "\(card)")
    #expect(floating.contains("roundrect 0,0 540x620 radius 10"), "\(floating)")
  }
}
