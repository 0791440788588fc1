import SwiftUI
import SwiftUITesting
import Testing

/// Fingers that come from the leading edge of a screen, to go back to the one before.
@MainActor
@Suite("Swipes from the edge")
struct BackSwipeTests {
  private struct Trip: View {
    @State private var path = ["Ulm"]
    @State private var taps = 0
    var hidesButton = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("All places").navigationTitle("Places")
          .navigationDestination(for: String.self) { place in
            VStack {
              Button("At the edge") { taps += 1 }.frame(maxWidth: .infinity, alignment: .leading)
              Text("Taps: \(taps)")
            }
            .navigationTitle(place)
            .navigationBarBackButtonHidden(hidesButton)
          }
      }
    }
  }

  @Test("one across more than half goes back, a short slow one doesn't")
  func goingBack() async throws {
    let screen = Screen(Trip())
    try screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 120, y: 500), duration: .seconds(1))
    await screen.settle()
    #expect(screen.text("Taps: 0").exists)
    try screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 300, y: 500), duration: .seconds(1))
    await screen.settle()
    #expect(screen.text("All places").exists)
    #expect(!screen.text("Taps: 0").exists)
  }

  @Test("a quick one needs not come far; one from further in is none")
  func quick() async throws {
    let screen = Screen(Trip())
    try screen.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 380, y: 500))
    await screen.settle()
    #expect(screen.text("Taps: 0").exists)
    try screen.drag(
      from: CGPoint(x: 5, y: 500),
      to: CGPoint(x: 100, y: 500),
      duration: .seconds(0.1)
    )
    await screen.settle()
    #expect(screen.text("All places").exists)
  }

  @Test("the screen follows the finger, over the one before")
  func following() async throws {
    let screen = Screen(Trip())
    let before = try screen.text("Taps: 0").frame
    try screen.beginDrag(at: CGPoint(x: 5, y: 500))
    try screen.moveDrag(to: CGPoint(x: 25, y: 500))
    try screen.moveDrag(to: CGPoint(x: 155, y: 500))
    #expect(try screen.text("Taps: 0").frame.minX == before.minX + 150)
    try screen.endDrag()
    await screen.settle()
    #expect(try screen.text("Taps: 0").frame == before)
  }

  @Test("from right to left the leading edge is on the right")
  func rightToLeft() async throws {
    let screen = Screen(Trip(), layoutDirection: .rightToLeft)
    try screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 380, y: 500))
    await screen.settle()
    #expect(screen.text("Taps: 0").exists)
    try screen.drag(from: CGPoint(x: 385, y: 500), to: CGPoint(x: 20, y: 500))
    await screen.settle()
    #expect(screen.text("All places").exists)
  }

  @Test("a screen without a button to go back stays, and so it does for a mouse")
  func staying() async throws {
    let hidden = Screen(Trip(hidesButton: true))
    try hidden.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 380, y: 500))
    await hidden.settle()
    #expect(hidden.text("Taps: 0").exists)
    let mouse = Screen(Trip())
    mouse.pointer = .mouse
    try mouse.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 380, y: 500))
    await mouse.settle()
    #expect(mouse.text("Taps: 0").exists)
  }

  @Test("a tap at the edge is one still")
  func tapping() async throws {
    let screen = Screen(Trip())
    let button = try screen.button("At the edge").frame
    try screen.tap(at: CGPoint(x: 6, y: button.midY))
    #expect(screen.text("Taps: 1").exists)
  }
}
