import SwiftUI
import SwiftUITesting
import Testing

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
  func beside() async throws {
    let shown = Shown()
    let screen = Screen(Content(shown: shown), size: ScreenSize(width: 700, height: 300))
    #expect(try screen.element("main").frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(try screen.element("details").frame == CGRect(x: 500, y: 0, width: 200, height: 300))
    try screen.button("close").tap()
    await screen.settle()
    #expect(!shown.isShown)
    #expect(try screen.element("main").frame == CGRect(x: 0, y: 0, width: 700, height: 300))
  }

  @Test("Where there is little room, details are in a sheet, and closing it tells the binding")
  func inSheet() async throws {
    let shown = Shown()
    let screen = Screen(Content(shown: shown), size: .iPhone)
    await screen.settle()
    // What is behind a sheet is no element, but drawn.
    #expect(screen.root.drawn("#007aff").width == 390)
    #expect(try screen.dialog.element("details").frame.maxY == 844)
    // Beside the sheet.
    try screen.tap(at: CGPoint(x: 195, y: 20))
    #expect(!shown.isShown)
    await screen.settle()
    #expect(!screen.element("details").exists)
    #expect(try screen.element("main").frame.width == 390)
  }
}
