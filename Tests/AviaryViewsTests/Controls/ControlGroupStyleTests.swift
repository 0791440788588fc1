import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Styles of control groups")
struct ControlGroupStyleTests {
  private var group: some View {
    ControlGroup {
      Button("A") {}
      Button("B") {}
    } label: {
      Text("Both")
    }
  }

  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("side by side, the label stands for nothing")
  func row() throws {
    let plain = Screen(group)
    #expect(try plain.buttons.labels == ["A", "B"])
    #expect(!plain.element("Both").exists)
    #expect(try plain.button("A").frame.midY == plain.button("B").frame.midY)
    let bare = Screen(group.controlGroupStyle(.navigation))
    #expect(try bare.buttons.labels == ["A", "B"])
    #expect(!bare.element("Both").exists)
    #expect(bare.dump != plain.dump)
    let palette = Screen(group.controlGroupStyle(.palette))
    #expect(try palette.buttons.labels == ["A", "B"])
    #expect(!palette.element("Both").exists)
  }

  @Test("a menu has the label, and opens with the controls")
  func menu() async throws {
    for screen in [
      Screen(group.controlGroupStyle(.menu)), Screen(group.controlGroupStyle(.compactMenu)),
    ] {
      #expect(try screen.buttons.labels == ["Both"])
      try screen.popUpButton("Both").tap()
      await screen.settle()
      #expect(screen.menuItem("A").exists && screen.menuItem("B").exists)
    }
  }

  @Test("in a menu a compact group is a row")
  func inMenu() async throws {
    let screen = Screen(Menu("More") { group.controlGroupStyle(.compactMenu) })
    try screen.popUpButton("More").tap()
    await screen.settle()
    let (a, b) = try (screen.element("A").frame, screen.element("B").frame)
    #expect(a.midY == b.midY && a.maxX <= b.minX)
  }

  @Test("a style of one's own gets both parts")
  func own() throws {
    let screen = Screen(group.controlGroupStyle(Stacked()))
    #expect(screen.text("Both").exists)
    #expect(try screen.buttons.labels == ["A", "B"])
    #expect(try screen.button("B").frame.minY > screen.button("A").frame.minY)
    #expect(try screen.text("Both").frame.maxY <= screen.button("A").frame.minY)
  }
}
