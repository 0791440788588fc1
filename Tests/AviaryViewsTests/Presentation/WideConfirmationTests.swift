import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Confirmation dialogs where there is room")
struct WideConfirmationTests {
  private struct Screen: View {
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

  private func open(
    _ screen: Screen,
    _ width: UserInterfaceSizeClass
  ) throws -> (harness: Harness<Screen>, hand: Hand) {
    let harness = try Harness(screen, width: 1_000, height: 600) { $0.horizontalSizeClass = width }
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    return (harness, hand)
  }

  @Test("It is a card in the middle, with title and an answer that cancels")
  func card() throws {
    let (harness, hand) = try open(Screen(), .regular)
    let title = try #require(harness.frame("Sure?"))
    let cancel = try #require(harness.frame("Cancel"))
    let delete = try #require(harness.frame("Delete 0"))
    #expect(abs(title.midX - 500) < 0.5 && title.minY > 200 && title.maxY < 300)
    #expect(cancel.maxX <= delete.minX && cancel.minY == delete.minY)
    #expect(cancel.minX == 365 && delete.maxX == 635)
    try hand.tap(delete)
    _ = try hand.waitForRest()
    #expect(harness.labels == ["answer 0"])
  }

  @Test("Two answers whose titles don't fit beside each other stand below each other")
  func longTitles() throws {
    struct Long: View {
      var body: some View {
        Color.clear.alert("Delete?", isPresented: .constant(true)) {
          Button("Delete List and Its Tasks", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let harness = try Harness(Long(), width: 600, height: 500)
    let delete = try #require(harness.frame("Delete List and Its Tasks"))
    let cancel = try #require(harness.frame("Cancel"))
    #expect(delete.width == 270 && cancel.width == 270 && delete.maxY < cancel.minY + 1)
  }

  @Test(
    "Return gives the first answer that only agrees, and where there is none the one that cancels"
  )
  func returnKey() throws {
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
      let harness = try Harness(Asking(hasPlain: hasPlain), width: 600, height: 500)
      let hand = Hand(harness)
      _ = try hand.waitForRest()
      try hand.key(.return)
      _ = try hand.waitForRest()
      #expect(harness.labels == [hasPlain ? "answer waited" : "answer stayed"])
    }
  }

  @Test("The usual answer has the focus at first, and keys go on from it")
  func focusedAnswer() throws {
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
      let harness = try Harness(Asking(), width: 600, height: 500)
      let hand = Hand(harness)
      _ = try hand.waitForRest()
      for key in keys { try hand.key(key) }
      _ = try hand.waitForRest()
      #expect(harness.labels == ["answer \(answer)"])
    }
  }

  @Test("A choice has a focused answer too, and keeps one where it takes another form")
  func focusedChoice() throws {
    @MainActor func isFocused(_ harness: Harness<some View>, _ name: String) -> Bool {
      guard let focused = harness.root.input.focus.current, let frame = harness.frame(name) else {
        return false
      }
      let place = focused.convert(CGRect(origin: .zero, size: focused.size), to: nil)
      return frame.contains(CGPoint(x: place.midX, y: place.midY))
    }
    let (harness, hand) = try open(Screen(), .compact)
    try hand.wait(0.1)
    #expect(isFocused(harness, "Cancel"))
    harness.host.setEnvironment { $0.horizontalSizeClass = .regular }
    try harness.host.update()
    try hand.wait(0.1)
    #expect(isFocused(harness, "Cancel"))
    try hand.key(.return)
    _ = try hand.waitForRest()
    #expect(harness.labels == ["answer none"])
  }

  @Test("Where a second dialog came at the same time and goes, keys go to the first one")
  func focusUnderDialog() throws {
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
    let harness = try Harness(Asking(), width: 600, height: 500)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    try hand.key(.escape)
    _ = try hand.waitForRest()
    try hand.key(.space)
    _ = try hand.waitForRest()
    #expect(harness.labels == ["answer stayed", "other"])
  }

  @Test("Several answers stand below each other, the one that cancels last")
  func several() throws {
    let (harness, hand) = try open(Screen(count: 2), .regular)
    let frames = try ["Delete 0", "Delete 1", "Cancel"].map { try #require(harness.frame($0)) }
    #expect(frames.allSatisfy { $0.minX == 365 && $0.width == 270 })
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
    try hand.tap(frames[2])
    _ = try hand.waitForRest()
    #expect(harness.labels == ["answer none"])
  }

  @Test("An answer of the program's that cancels stands for the usual one")
  func ownCancel() throws {
    let (harness, _) = try open(Screen(hasOwnCancel: true), .regular)
    let leave = try #require(harness.frame("Leave it"))
    #expect(abs(leave.maxX - 500) < 1)
    #expect(harness.frame("Cancel") == nil)
    let (narrow, _) = try open(Screen(hasOwnCancel: true), .compact)
    #expect(narrow.frame("Leave it") != nil && narrow.frame("Cancel") == nil)
  }

  @Test("A click beside it dismisses it; a title can be hidden")
  func dismissal() throws {
    let (harness, hand) = try open(Screen(visibility: .hidden), .regular)
    #expect(harness.frame("Sure?") == nil && harness.frame("Delete 0") != nil)
    try hand.tap(20, 20)
    _ = try hand.waitForRest()
    #expect(harness.labels == ["answer none"])
  }

  @Test("Where there is little room it is at the bottom")
  func compact() throws {
    let (harness, _) = try open(Screen(), .compact)
    #expect(try #require(harness.frame("Cancel")).maxY > 580)
    #expect(harness.frame("Sure?") == nil)
  }
}
