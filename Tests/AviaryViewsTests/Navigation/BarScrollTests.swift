import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Bars over content that is scrolled")
struct BarScrollTests {
  private func shown(
    _ mode: NavigationBarItem.TitleDisplayMode,
    size: DynamicTypeSize = .large
  ) throws -> (harness: Harness<AnyView>, hand: Hand) {
    let view = NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) {
            Color.red.frame(height: 40).accessibilityLabel("row \($0)")
          }
        }
      }
      .navigationTitle("Films")
      .navigationBarTitleDisplayMode(mode)
    }
    .dynamicTypeSize(size)
    let harness = try Harness(AnyView(view), width: 300, height: 400)
    return (harness, Hand(harness))
  }

  private func title(_ harness: Harness<AnyView>) throws -> CGRect {
    try #require(harness.frame("Films"))
  }

  @Test("a large title goes up with the content, and then stands in the bar")
  func largeTitle() throws {
    let (harness, hand) = try shown(.large)
    #expect(try title(harness).minX == 16)
    let start = try title(harness).minY
    #expect(!harness.dump.contains("backdrop"))
    try hand.scroll(0, 20, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(try title(harness).minY == start - 20)
    #expect(!harness.dump.contains("backdrop"))
    try hand.scroll(0, 100, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(abs(try title(harness).midX - 150) < 1)
    #expect(try title(harness).maxY <= 44)
    #expect(harness.dump.contains("backdrop"))
    #expect(harness.labels.filter { $0 == "Films" }.count == 1)
  }

  @Test("a large title in the largest text goes all the way up too")
  func largestTitle() throws {
    let (harness, hand) = try shown(.large, size: .accessibility5)
    let start = try title(harness).minY
    try hand.scroll(0, 70, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(try title(harness).minY == start - 70)
    try hand.scroll(0, 100, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(abs(try title(harness).midX - 150) < 1)
    #expect(try title(harness).maxY <= 44)
    #expect(harness.dump.contains("backdrop"))
  }

  @Test("back at its start the content is below a large title again, as if it had never moved")
  func back() throws {
    let (harness, hand) = try shown(.large)
    let start = harness.dump
    try hand.scroll(0, 120, at: 150, 300)
    _ = try hand.waitForRest()
    try hand.scroll(0, -400, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(harness.dump == start)
  }

  @Test("an inline bar has a background while content lies behind it")
  func inline() throws {
    let (harness, hand) = try shown(.inline)
    #expect(!harness.dump.contains("backdrop"))
    try hand.scroll(0, 1, at: 150, 300)
    _ = try hand.waitForRest()
    #expect(harness.dump.contains("backdrop"))
  }
}
