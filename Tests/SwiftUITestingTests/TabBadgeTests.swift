import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Badges of tabs")
struct TabBadgeTests {
  private struct Mail: View {
    @State private var count = 5
    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Button("Read") { count -= 5 } }.badge(count)
        Tab("Sent", systemImage: "paperplane") { Text("Nothing") }
      }
    }
  }

  @Test("a tab is called by its title, and its badge is its value")
  func value() throws {
    let screen = Screen(Mail())
    #expect(try screen.tab("Inbox").label == "Inbox")
    #expect(try screen.tab("Inbox").value == "5")
    #expect(try screen.tab("Sent").value == nil)
    #expect(try screen.tab("Inbox").isSelected)
    try screen.button("Read").tap()
    #expect(try screen.tab("Inbox").value == "selected")
  }

  @Test("a tab of a picture and a text is called by the text, one of a picture alone by that")
  func pictures() throws {
    let screen = Screen(
      TabView {
        Text("One").tabItem {
          Image(systemName: "house")
          Text("Home")
        }
        Text("Two").tabItem { Image(systemName: "gear") }
      }
    )
    #expect(try screen.tab("Home").label == "Home")
    #expect(screen.tab("gear").exists)
  }
}
