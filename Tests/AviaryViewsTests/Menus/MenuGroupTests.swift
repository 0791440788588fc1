import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Groups of controls, and links, in menus")
struct MenuGroupTests {
  private struct Options: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log \(log)")
        Menu("Options") {
          ControlGroup {
            Button("Cut", systemImage: "scissors") { log += "cut" }
            Button("Copy", systemImage: "doc.on.doc") { log += "copy" }
            Button("Paste", systemImage: "clipboard") { log += "paste" }
          }
          Button("Rename") { log += "rename" }
          Link("Help", destination: URL(filePath: "/help"))
        }
      }
    }
  }

  private func opened() async throws -> Screen {
    let screen = Screen(Options())
    try screen.popUpButton("Options").tap()
    await screen.settle()
    return screen
  }

  @Test("controls of a group stand beside each other, alike, each title on one line")
  func group() async throws {
    let screen = try await opened()
    let frames = try ["Cut", "Copy", "Paste"].map { try screen.menuItem(.equal($0)).frame }
    #expect(Set(frames.map { $0.width.rounded() }).count == 1, "\(frames)")
    #expect(Set(frames.map(\.minY)).count == 1)
    #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX)
    #expect(frames[0].height < 70)
    try screen.menuItem("Copy").tap()
    await screen.settle()
    #expect(screen.text("log copy").exists)
    #expect(!screen.menuItem("Copy").exists)
  }

  @Test("a link is a row like that of a button, and opens its address")
  func link() async throws {
    let screen = try await opened()
    let (button, link) = try (screen.menuItem("Rename").frame, screen.menuItem("Help").frame)
    #expect(link.minX == button.minX && link.width == button.width)
    try screen.menuItem("Help").tap()
    await screen.settle()
    #expect(screen.openedURLs == [URL(filePath: "/help")])
    #expect(!screen.menuItem("Rename").exists)
  }
}
