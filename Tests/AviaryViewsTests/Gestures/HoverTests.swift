import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Hover")
struct HoverTests {
  @Test("A pointer is told to come, to move and to leave")
  func hover() throws {
    let log = GestureTests.Log()
    let harness = try Harness(
      HStack(spacing: 0) {
        Color.red
          .onHover { log.add($0 ? "in" : "out") }
          .onContinuousHover { phase in
            if case .active(let point) = phase { log.add("\(Int(point.x))") } else { log.add("-") }
          }
        Color.blue
      }
      .frame(width: 200, height: 200),
      width: 200,
      height: 200
    )
    let hand = Hand(harness)
    try hand.hover(20, 50)
    try hand.hover(30, 50)
    try hand.hover(130, 50)
    try hand.hover(140, 50)
    #expect(log.entries == ["20", "in", "30", "out", "-"])
    log.entries = []
    try hand.hover(40, 50)
    try hand.leave()
    #expect(Set(log.entries) == ["in", "40", "-", "out"])
    withExtendedLifetime(harness) {}
  }

  @Test("A row that is scrolled away below a pointer is not hovered when it comes back")
  func hoveredRowLeaves() throws {
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
    let harness = try Harness(Root(), width: 200, height: 300)
    let hand = Hand(harness)
    try hand.wait(0.1)
    try hand.hover(100, 166)
    #expect(harness.labels.contains { $0.hasSuffix("hovered") })
    hand.modifiers = .control
    try hand.key("e")
    _ = try hand.waitForRest()
    hand.modifiers = []
    try hand.leave()
    hand.modifiers = .control
    try hand.key("s")
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("0"))
    #expect(!harness.labels.contains { $0.hasSuffix("hovered") })
  }

  @Test("A pointer over 10,000 cards lays out nothing and runs no body")
  func hoverWork() throws {
    let harness = try Harness(
      VStack(spacing: 0) {
        ForEach(0..<10_000) { index in
          Color.red.frame(height: 1).onHover { _ in }
        }
      },
      width: 200,
      height: nil
    )
    _ = harness.root.displayList()
    let hand = Hand(harness)
    let before = harness.root.counters
    for y in stride(from: 0.5, to: 10_000, by: 100) { try hand.hover(100, y) }
    let work = harness.root.counters - before
    #expect(work.measurements == 0)
    #expect(work.bodies == 0)
    #expect(work.closures == 0)
    #expect(work.fragmentsBuilt == 0)
    #expect(work.nodesMounted == 0)
  }
}
