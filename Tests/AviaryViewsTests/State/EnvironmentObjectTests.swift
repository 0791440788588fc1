import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

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
    let screen = Screen(Root(outer: outer, inner: inner), size: ScreenSize(width: 300, height: 300))
    #expect(try screen.texts.labels == ["outer", "inner"])
    outer.title = "changed"
    inner.title = "changed too"
    #expect(try screen.texts.labels == ["changed", "changed too"])
    try screen.toggle("other").tap()
    #expect(try screen.texts.labels == ["changed", "changed"])
    inner.title = "not seen"
    #expect(!screen.root.isDirty)
  }

  @Test("its properties can be bound")
  func binds() throws {
    struct Field: View {
      @EnvironmentObject var player: Player
      var body: some View { TextField("title", text: $player.title) }
    }
    let player = Player("a")
    let screen = Screen(Field().environmentObject(player))
    try screen.press(.tab)
    try screen.press(.end)
    try screen.type("bc")
    #expect(player.title == "abc")
  }

  @Test("where there is none the program ends, and says of which type")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen(Title()) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("no ObservableObject of type Player found"))
  }
}
