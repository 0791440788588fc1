import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("EnvironmentObject")
struct EnvironmentObjectTests {
  final class Player: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Title: View {
    @EnvironmentObject var player: Player
    var body: some View { Text(player.title) }
  }

  @Test("the nearest object of the type is followed, and so is another one in its place")
  func follows() throws {
    struct Root: View {
      @State private var isOther = false
      let outer: Player
      let inner: Player
      var body: some View {
        VStack {
          Title()
          Title().environmentObject(isOther ? outer : inner)
          Toggle("other", isOn: $isOther)
        }
        .environmentObject(outer)
      }
    }
    let (outer, inner) = (Player("outer"), Player("inner"))
    let harness = try Harness(Root(outer: outer, inner: inner), width: 300, height: 300)
    let hand = Hand(harness)
    #expect(harness.labels == ["outer", "inner", "other"])
    outer.title = "changed"
    inner.title = "changed too"
    try harness.host.update()
    #expect(harness.labels == ["changed", "changed too", "other"])
    try hand.tap(harness.frame("other"))
    #expect(harness.labels == ["changed", "changed", "other"])
    inner.title = "not seen"
    #expect(!harness.root.isDirty)
  }

  @Test("its properties can be bound")
  func binds() throws {
    struct Field: View {
      @EnvironmentObject var player: Player
      var body: some View { TextField("title", text: $player.title) }
    }
    let player = Player("a")
    let harness = try Harness(Field().environmentObject(player), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.end)
    try hand.type("bc")
    #expect(player.title == "abc")
  }

  @Test("where there is none the program ends, and says of which type")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try Harness(Title(), width: 100, height: 100) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("no ObservableObject of type Player found"))
  }
}
