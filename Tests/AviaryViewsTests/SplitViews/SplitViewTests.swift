import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryEngine
@testable import AviaryInteraction

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
  func horizontal() async throws {
    let screen = Screen(
      HSplitView {
        pane("a")
        pane("b")
      },
      size: ScreenSize(width: 401, height: 100),
      scale: 1
    )
    screen.pointer = .mouse
    let (a, b) = (screen.element("a"), screen.element("b"))
    #expect(try a.frame.width == 200 && b.frame.width == 200)
    #expect(try a.frame.height == 100)
    #expect(screen.host.pointerShape == .ordinary)
    try screen.hover(at: CGPoint(x: 200.5, y: 50))
    #expect(screen.host.pointerShape == .columnResize)
    try screen.drag(from: CGPoint(x: 200.5, y: 50), to: CGPoint(x: 250.5, y: 50))
    await screen.settle()
    #expect(try a.frame.width == 250 && b.frame.width == 150)
    try screen.drag(from: CGPoint(x: 250.5, y: 50), to: CGPoint(x: 0, y: 50))
    await screen.settle()
    #expect(try a.frame.width == 50)
    screen.size = ScreenSize(width: 301, height: 100)
    #expect(try a.frame.width == 50 && b.frame.width == 250)
  }

  @Test("panes stand above each other")
  func vertical() throws {
    let screen = Screen(
      VSplitView {
        Color.red.labelled("a").frame(height: 30)
        pane("b")
      },
      size: ScreenSize(width: 100, height: 131),
      scale: 1
    )
    #expect(try screen.element("a").frame.height == 30)
    #expect(try screen.element("b").frame.height == 100)
    #expect(try screen.element("b").frame.minY == 31)
  }

  @Test("from right to left the first pane is on the right")
  func mirrored() async throws {
    let screen = Screen(
      HSplitView {
        pane("a")
        pane("b")
      },
      size: ScreenSize(width: 401, height: 100),
      layoutDirection: .rightToLeft,
      scale: 1
    )
    screen.pointer = .mouse
    #expect(try screen.element("a").frame.minX > 200)
    try screen.drag(from: CGPoint(x: 200.5, y: 50), to: CGPoint(x: 150.5, y: 50))
    await screen.settle()
    #expect(try screen.element("a").frame.width == 250)
  }
}
