import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Controls in large text")
struct LargeTextTests {
  private func frames(
    _ labels: String...,
    size: DynamicTypeSize,
    @ViewBuilder of content: () -> some View
  ) throws -> [CGRect] {
    let harness = try Harness(content().dynamicTypeSize(size))
    return try labels.map { try #require(harness.frame($0), "\($0) in \(harness.labels)") }
  }

  @Test("a value stands beside its label, and below it at sizes of text for accessibility")
  func labeledContent() throws {
    func row(_ size: DynamicTypeSize) throws -> [CGRect] {
      try frames("Name", "Ada", size: size) {
        LabeledContent {
          Text(verbatim: "Ada").accessibilityElement()
            .accessibilityLabel(Text(verbatim: "Ada"))
        } label: {
          Text(verbatim: "Name").accessibilityElement()
            .accessibilityLabel(Text(verbatim: "Name"))
        }
      }
    }
    let beside = try row(.xxxLarge)
    #expect(beside[0].minX == 0)
    #expect(beside[1].maxX == 390)
    #expect(beside[0].midY == beside[1].midY)
    let below = try row(.accessibility1)
    #expect(below[0].minX == 0)
    #expect(below[1].minX == 0)
    #expect(below[1].minY >= below[0].maxY)
  }

  @Test("a large title grows with the text, and so does its room; the bar and its items do not")
  func navigationBar() throws {
    func screen(_ size: DynamicTypeSize) throws -> [CGRect] {
      try frames("content", "Add", size: size) {
        NavigationStack {
          Color.red.accessibilityLabel(Text(verbatim: "content")).navigationTitle("title")
            .toolbar { Text(verbatim: "Add") }
        }
      }
    }
    let (ordinary, large) = try (screen(.large), screen(.accessibility5))
    #expect(ordinary[0].minY == 96)
    #expect(abs(large[0].minY - (44 + 52 * 60 / 34)) < 0.01)
    #expect(large[1] == ordinary[1])
  }
}
