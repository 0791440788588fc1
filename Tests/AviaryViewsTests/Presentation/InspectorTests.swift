import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@Observable private final class Shown {
  var isShown = true
}

private struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("close") { dismiss() } }
}

private struct Content: View {
  @Bindable var shown: Shown
  var body: some View {
    Color.blue.accessibilityLabel(Text(verbatim: "main"))
      .inspector(isPresented: $shown.isShown) {
        Color.red.accessibilityLabel(Text(verbatim: "details"))
          .overlay { Closer() }
          .inspectorColumnWidth(min: 150, ideal: 200, max: 400)
      }
  }
}

@MainActor
@Suite("Inspectors")
struct InspectorTests {
  @Test("Details are as wide as they ask for, and meet what is beside them without a gap")
  func beside() throws {
    let shown = Shown()
    let harness = try Harness(
      Content(shown: shown).environment(\.horizontalSizeClass, .regular),
      width: 700,
      height: 300
    )
    #expect(harness.frame("main") == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(harness.frame("details") == CGRect(x: 500, y: 0, width: 200, height: 300))
    harness.root.actionNodes.last?.activate()
    try harness.host.update()
    #expect(!shown.isShown)
    #expect(harness.frame("main") == CGRect(x: 0, y: 0, width: 700, height: 300))
  }

  @Test("Where there is little room, details are in a sheet, and closing it tells the binding")
  func inSheet() throws {
    let shown = Shown()
    let harness = try Harness(
      Content(shown: shown).environment(\.horizontalSizeClass, .compact),
      width: 390,
      height: 844
    )
    #expect(harness.frame("main")?.width == 390)
    #expect(harness.frame("details")?.maxY == 844)
    // Beside the sheet.
    try Hand(harness).tap(195, 20)
    #expect(!shown.isShown)
    #expect(harness.frame("details") == nil)
  }
}
