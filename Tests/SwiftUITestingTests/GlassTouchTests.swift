import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Touches of glass")
struct GlassTouchTests {
  private func glass(_ content: some View) -> Screen {
    Screen(
      content.glassEffect(.regular.interactive()),
      size: ScreenSize(width: 200, height: 120)
    )
  }

  @Test(
    "A layer that is interactive lights up and grows under a finger, and comes to rest after it"
  )
  func touch() async throws {
    let screen = glass(Color.clear.frame(width: 100, height: 50))
    let rest = screen.dump
    try screen.beginDrag(at: CGPoint(x: 100, y: 60))
    await screen.settle()
    let pressed = screen.dump
    #expect(!rest.contains("radial") && pressed.contains("radial"), "\(pressed)")
    #expect(pressed.contains("1.08"), "\(pressed)")
    try screen.endDrag()
    await screen.settle()
    #expect(screen.dump == rest)
  }

  @Test("The pointer lights a layer that is interactive, without making it grow")
  func hover() async throws {
    let screen = glass(Color.clear.frame(width: 100, height: 50))
    let rest = screen.dump
    try screen.hover(at: CGPoint(x: 80, y: 60))
    await screen.settle()
    #expect(screen.dump.contains("radial") && !screen.dump.contains("1.08"))
    try screen.endHover()
    await screen.settle()
    #expect(screen.dump == rest)
  }

  @Test("A layer that is not interactive takes no notice of touches")
  func still() async throws {
    let screen = Screen(
      Color.clear.frame(width: 100, height: 50).glassEffect(.regular.interactive(false)),
      size: ScreenSize(width: 200, height: 120)
    )
    let rest = screen.dump
    try screen.beginDrag(at: CGPoint(x: 100, y: 60))
    await screen.settle()
    #expect(screen.dump == rest)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }.buttonStyle(.plain).padding(20)
        .glassEffect(.regular.interactive())
      Button("More") { count += 10 }.buttonStyle(.glass)
      Text("Count \(count)")
    }
  }

  @Test("Buttons on layers that are interactive are pressed as elsewhere")
  func buttons() async throws {
    let screen = Screen(VStack { Counter() }, size: ScreenSize(width: 200, height: 200))
    try screen.button("Add").tap()
    try screen.button("More").tap()
    await screen.settle()
    #expect(screen.text("Count 11").exists)
  }

  @Test("What scrolls is scrolled by a finger that begins on a layer that is interactive")
  func scrolls() async throws {
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { index in
            Text("Row \(index)").frame(width: 200, height: 40)
              .glassEffect(.regular.interactive())
          }
        }
      },
      size: ScreenSize(width: 200, height: 200)
    )
    let rest = screen.dump
    try screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100))
    await screen.settle()
    #expect(screen.dump != rest && !screen.dump.contains("radial"))
  }
}
