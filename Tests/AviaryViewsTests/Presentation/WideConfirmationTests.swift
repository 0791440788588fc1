import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Confirmation dialogs where there is room")
struct WideConfirmationTests {
  private struct Page: View {
    @State private var asks = true
    @State private var answer = "none"
    var visibility = Visibility.automatic
    var hasOwnCancel = false
    var count = 1
    var body: some View {
      Text("answer \(answer)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: visibility) {
          ForEach(0..<count, id: \.self) { index in
            Button("Delete \(index)", role: .destructive) { answer = "\(index)" }
          }
          if hasOwnCancel { Button("Leave it", role: .cancel) { answer = "left" } }
        }
    }
  }

  private static let wide = ScreenSize(width: 1_000, height: 600)
  private static let narrow = ScreenSize(width: 390, height: 600)

  private func open<V: View>(_ view: V, _ size: ScreenSize) async -> Screen {
    let screen = Screen(view, size: size)
    await screen.settle()
    return screen
  }

  @Test("It is a card in the middle, with title and an answer that cancels")
  func card() async throws {
    let screen = await open(Page(), Self.wide)
    let title = try screen.alert.header("Sure?").frame
    let cancel = try screen.alert.button("Cancel").frame
    let delete = try screen.alert.button("Delete 0").frame
    #expect(abs(title.midX - 500) < 0.5 && title.minY > 200 && title.maxY < 300)
    #expect(cancel.maxX <= delete.minX && cancel.minY == delete.minY)
    #expect(cancel.minX == 365 && delete.maxX == 635)
    try screen.alert.button("Delete 0").tap()
    await screen.settle()
    #expect(screen.description == "text “answer 0”")
  }

  @Test("Two answers whose titles don't fit beside each other stand below each other")
  func longTitles() async throws {
    struct Long: View {
      var body: some View {
        Color.clear.alert("Delete?", isPresented: .constant(true)) {
          Button("Delete List and Its Tasks", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let screen = await open(Long(), ScreenSize(width: 600, height: 500))
    let delete = try screen.alert.button("Delete List and Its Tasks").frame
    let cancel = try screen.alert.button("Cancel").frame
    #expect(delete.width == 270 && cancel.width == 270 && delete.maxY < cancel.minY + 1)
  }

  @Test(
    "Return gives the first answer that only agrees, and where there is none the one that cancels"
  )
  func returnKey() async throws {
    struct Asking: View {
      @State private var asks = true
      @State private var answer = "none"
      let hasPlain: Bool
      var body: some View {
        Text("answer \(answer)").alert("Leave?", isPresented: $asks) {
          Button("Leave", role: .destructive) { answer = "left" }
          Button("Stay", role: .cancel) { answer = "stayed" }
          if hasPlain { Button("Wait") { answer = "waited" } }
        }
      }
    }
    for hasPlain in [false, true] {
      let screen = await open(Asking(hasPlain: hasPlain), ScreenSize(width: 600, height: 500))
      try screen.press(.return)
      await screen.settle()
      #expect(screen.description == "text “answer \(hasPlain ? "waited" : "stayed")”")
    }
  }

  @Test("The usual answer has the focus at first, and keys go on from it")
  func focusedAnswer() async throws {
    struct Asking: View {
      @State private var asks = true
      @State private var answer = "none"
      var body: some View {
        Text("answer \(answer)").alert("Leave?", isPresented: $asks) {
          Button("Leave", role: .destructive) { answer = "left" }
          Button("Stay", role: .cancel) { answer = "stayed" }
        }
      }
    }
    for (keys, answer) in [([KeyEquivalent.space], "stayed"), ([.tab, .space], "left")] {
      let screen = await open(Asking(), ScreenSize(width: 600, height: 500))
      await screen.advance(by: .seconds(0.1))
      #expect(try screen.alert.button("Stay").isFocused)
      for key in keys { try screen.press(key) }
      await screen.settle()
      #expect(screen.description == "text “answer \(answer)”")
    }
  }

  @Test("A choice has a focused answer too, and keeps one where it takes another form")
  func focusedChoice() async throws {
    let screen = await open(Page(), Self.narrow)
    await screen.advance(by: .seconds(0.1))
    #expect(try screen.alert.button("Cancel").isFocused)
    screen.size = Self.wide
    await screen.advance(by: .seconds(0.1))
    #expect(try screen.alert.button("Cancel").isFocused)
    try screen.press(.return)
    await screen.settle()
    #expect(screen.description == "text “answer none”")
  }

  @Test("Where a second dialog came at the same time and goes, keys go to the first one")
  func focusUnderDialog() async throws {
    struct Asking: View {
      @State private var asks = true
      @State private var confirms = true
      @State private var answer = "none"
      var body: some View {
        VStack {
          Text("answer \(answer)").alert("Leave?", isPresented: $asks) {
            Button("Leave", role: .destructive) { answer = "left" }
            Button("Stay", role: .cancel) { answer = "stayed" }
          }
          Text("other").confirmationDialog("Sure?", isPresented: $confirms) { Button("Sure") {} }
        }
      }
    }
    let screen = await open(Asking(), ScreenSize(width: 600, height: 500))
    try screen.press(.escape)
    await screen.settle()
    #expect(try screen.alert.label == "Leave?")
    try screen.press(.space)
    await screen.settle()
    #expect(screen.description == "text “answer stayed”\ntext “other”")
  }

  @Test("Several answers stand below each other, the one that cancels last")
  func several() async throws {
    let screen = await open(Page(count: 2), Self.wide)
    let frames = try ["Delete 0", "Delete 1", "Cancel"].map {
      try screen.alert.button(.equal($0)).frame
    }
    #expect(frames.allSatisfy { $0.minX == 365 && $0.width == 270 })
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
    try screen.alert.button("Cancel").tap()
    await screen.settle()
    #expect(screen.description == "text “answer none”")
  }

  @Test("An answer of the program's that cancels stands for the usual one")
  func ownCancel() async throws {
    let screen = await open(Page(hasOwnCancel: true), Self.wide)
    let leave = try screen.alert.button("Leave it").frame
    #expect(abs(leave.maxX - 500) < 1)
    #expect(!screen.button("Cancel").exists)
    let narrow = await open(Page(hasOwnCancel: true), Self.narrow)
    #expect(narrow.alert.button("Leave it").exists && !narrow.button("Cancel").exists)
  }

  @Test("A click beside it dismisses it; a title can be hidden")
  func dismissal() async throws {
    let screen = await open(Page(visibility: .hidden), Self.wide)
    screen.pointer = .mouse
    #expect(!screen.text("Sure?").exists && screen.alert.button("Delete 0").exists)
    try screen.tap(at: CGPoint(x: 20, y: 20))
    await screen.settle()
    #expect(screen.description == "text “answer none”")
  }

  @Test("Where there is little room it is at the bottom")
  func compact() async throws {
    let screen = await open(Page(), Self.narrow)
    #expect(try screen.alert.button("Cancel").frame.maxY > 580)
    #expect(!screen.text("Sure?").exists)
  }
}
