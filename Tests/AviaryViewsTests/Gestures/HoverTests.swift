import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Hover")
struct HoverTests {
  @Test("A pointer is told to come, to move and to leave")
  func hover() throws {
    let log = GestureTests.Log()
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red
          .onHover { log.add($0 ? "in" : "out") }
          .onContinuousHover { phase in
            if case .active(let point) = phase { log.add("\(Int(point.x))") } else { log.add("-") }
          }
        Color.blue
      }
      .frame(width: 200, height: 200),
      size: ScreenSize(width: 200, height: 200)
    )
    try screen.hover(at: CGPoint(x: 20, y: 50))
    try screen.hover(at: CGPoint(x: 30, y: 50))
    try screen.hover(at: CGPoint(x: 130, y: 50))
    try screen.hover(at: CGPoint(x: 140, y: 50))
    #expect(log.entries == ["20", "in", "30", "out", "-"])
    log.entries = []
    try screen.hover(at: CGPoint(x: 40, y: 50))
    try screen.endHover()
    #expect(Set(log.entries) == ["in", "40", "-", "out"])
  }

  @Test("A row that is scrolled away below a pointer is not hovered when it comes back")
  func hoveredRowLeaves() async throws {
    struct Row: View {
      let number: Int
      @State private var isHovered = false
      var body: some View {
        Text(verbatim: "\(number)\(isHovered ? " hovered" : "")")
          .frame(width: 200, height: 50)
          .onHover { isHovered = $0 }
      }
    }
    struct Rows: View {
      @Binding var position: ScrollPosition
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } }
          .scrollPosition($position)
      }
    }
    struct Root: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack(spacing: 0) {
          Button("end") { position.scrollTo(edge: .bottom) }.keyboardShortcut("e")
          Button("start") { position.scrollTo(edge: .top) }.keyboardShortcut("s")
          Rows(position: $position)
        }
      }
    }
    let screen = Screen(Root(), size: ScreenSize(width: 200, height: 300))
    await screen.settle()
    try screen.hover(at: CGPoint(x: 100, y: 166))
    #expect(screen.text(.containing("hovered")).exists)
    try screen.press("e", modifiers: .control)
    await screen.settle()
    try screen.endHover()
    try screen.press("s", modifiers: .control)
    await screen.settle()
    #expect(screen.text("0").exists)
    #expect(!screen.text(.containing("hovered")).exists)
  }

  @Test("A pointer over 10,000 cards lays out nothing and runs no body")
  func hoverWork() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        ForEach(0..<10_000) { index in
          Color.red.frame(height: 1).onHover { _ in }
        }
      },
      size: ScreenSize(width: 200, height: 10_000)
    )
    _ = screen.root.displayList()
    let before = screen.root.counters
    for y in stride(from: 0.5, to: 10_000, by: 100) { try screen.hover(at: CGPoint(x: 100, y: y)) }
    let work = screen.root.counters - before
    #expect(work.measurements == 0)
    #expect(work.bodies == 0)
    #expect(work.closures == 0)
    #expect(work.fragmentsBuilt == 0)
    #expect(work.nodesMounted == 0)
  }
}
