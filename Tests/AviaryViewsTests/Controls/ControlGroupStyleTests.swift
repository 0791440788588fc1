import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Styles of control groups")
struct ControlGroupStyleTests {
  private var group: some View {
    ControlGroup {
      Button("A") {}
      Button("B") {}
    } label: {
      Text("Both")
    }
  }

  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("side by side, the label stands for nothing")
  func row() throws {
    let plain = try Harness(group)
    #expect(plain.labels == ["A", "B"])
    #expect(plain.frame("A")!.midY == plain.frame("B")!.midY)
    let bare = try Harness(group.controlGroupStyle(.navigation))
    #expect(bare.labels == ["A", "B"])
    #expect(bare.dump != plain.dump)
    #expect(try Harness(group.controlGroupStyle(.palette)).labels == ["A", "B"])
  }

  @Test("a menu has the label, and opens with the controls")
  func menu() throws {
    for harness in [
      try Harness(AnyView(group.controlGroupStyle(.menu))),
      try Harness(AnyView(group.controlGroupStyle(.compactMenu))),
    ] {
      let hand = Hand(harness)
      #expect(harness.labels == ["Both"])
      try hand.tap(harness.frame("Both"))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("A") && harness.labels.contains("B"))
    }
  }

  @Test("in a menu a compact group is a row")
  func inMenu() throws {
    let harness = try Harness(
      Menu("More") { group.controlGroupStyle(.compactMenu) }
    )
    let hand = Hand(harness)
    try hand.tap(harness.frame("More"))
    _ = try hand.waitForRest()
    #expect(harness.frame("A")!.midY == harness.frame("B")!.midY)
  }

  @Test("a style of one's own gets both parts")
  func own() throws {
    let harness = try Harness(group.controlGroupStyle(Stacked()))
    #expect(harness.labels == ["Both", "A", "B"])
    #expect(harness.frame("B")!.minY > harness.frame("A")!.minY)
  }
}
