import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("HSplitView and VSplitView")
struct SplitViewTests {
  private func pane(_ name: String) -> some View {
    Color.red.labelled(name).frame(
      minWidth: 50,
      maxWidth: .infinity,
      minHeight: 50,
      maxHeight: .infinity
    )
  }

  @Test("panes stand side by side, and a line between them is dragged")
  func horizontal() throws {
    let harness = try Harness(
      HSplitView {
        pane("a")
        pane("b")
      },
      width: 401,
      height: 100
    )
    let hand = Hand(harness)
    #expect(harness.frame("a")?.width == 200 && harness.frame("b")?.width == 200)
    #expect(harness.frame("a")?.height == 100)
    #expect(harness.host.pointerShape == .ordinary)
    try hand.hover(200.5, 50)
    #expect(harness.host.pointerShape == .columnResize)
    try hand.drag(from: CGPoint(x: 200.5, y: 50), to: CGPoint(x: 250.5, y: 50))
    _ = try hand.waitForRest()
    #expect(harness.frame("a")?.width == 250 && harness.frame("b")?.width == 150)
    try hand.drag(from: CGPoint(x: 250.5, y: 50), to: CGPoint(x: 0, y: 50))
    _ = try hand.waitForRest()
    #expect(harness.frame("a")?.width == 50)
    harness.host.proposal = ProposedViewSize(width: 301, height: 100)
    try harness.host.update()
    #expect(harness.frame("a")?.width == 50 && harness.frame("b")?.width == 250)
  }

  @Test("panes stand above each other")
  func vertical() throws {
    let harness = try Harness(
      VSplitView {
        Color.red.labelled("a").frame(height: 30)
        pane("b")
      },
      width: 100,
      height: 131
    )
    #expect(harness.frame("a")?.height == 30 && harness.frame("b")?.height == 100)
    #expect(harness.frame("b")?.minY == 31)
  }

  @Test("from right to left the first pane is on the right")
  func mirrored() throws {
    let harness = try Harness(
      HSplitView {
        pane("a")
        pane("b")
      }
      .environment(\.layoutDirection, .rightToLeft),
      width: 401,
      height: 100
    )
    let hand = Hand(harness)
    #expect((harness.frame("a")?.minX ?? 0) > 200)
    try hand.drag(from: CGPoint(x: 200.5, y: 50), to: CGPoint(x: 150.5, y: 50))
    _ = try hand.waitForRest()
    #expect(harness.frame("a")?.width == 250)
  }
}
