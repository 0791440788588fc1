import SwiftUI
import SwiftUITesting
import Testing

/// Who has an edit mode.
@MainActor
@Suite("Edit modes")
struct EditModeTests {
  private struct Mode: View {
    let name: String
    @Environment(\.editMode) private var mode

    var body: some View {
      VStack {
        EditButton()
        Text("\(name) \(mode.map { $0.wrappedValue.isEditing ? "edits" : "rests" } ?? "nothing")")
      }
    }
  }

  @Test("A view outside of navigation containers has one, and a sheet over it another")
  func plain() throws {
    struct Subject: View {
      @State private var isShown = false

      var body: some View {
        VStack {
          Mode(name: "window")
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Mode(name: "sheet") }
      }
    }
    let screen = Screen(Subject())
    #expect(screen.text("window rests").exists)
    try screen.button("Edit").tap()
    #expect(screen.text("window edits").exists)
    try screen.button("Open").tap()
    #expect(screen.text("sheet rests").exists)
    try screen.button("Edit").tap()
    #expect(screen.text("sheet edits").exists)
  }

  @Test("Each page of tabs with a navigation stack has one of its own")
  func stacks() throws {
    let screen = Screen(
      VStack {
        NavigationStack { Mode(name: "one") }
        NavigationStack { Mode(name: "two") }
      }
    )
    try screen.button("Edit").first.tap()
    #expect(screen.text("one edits").exists)
    #expect(screen.text("two rests").exists)
  }

  @Test("Buttons in a section's header are buttons")
  func headers() throws {
    struct Subject: View {
      @State private var count = 0

      var body: some View {
        List {
          Section {
            Text("row \(count)")
          } header: {
            HStack {
              Text("Title")
              Button("Add") { count += 1 }
            }
          }
        }
      }
    }
    let screen = Screen(Subject())
    try screen.buttons[0].tap()
    #expect(screen.text("row 1").exists)
    #expect(screen.header("TITLE").exists)
  }

  @Test("Links that scroll within a row have no sign of their own")
  func scrolledLinks() throws {
    let screen = Screen(
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<3) { number in
                NavigationLink {
                  Text("Detail \(number)")
                } label: {
                  Color.red.frame(width: 40, height: 40).accessibilityLabel("L\(number)")
                }
              }
            }
          }
          NavigationLink("Row") { Text("Detail of the row") }
        }
      }
    )
    let frames = try (0..<3).map { try screen.button(.equal("L\($0)")).frame }
    #expect(frames.map(\.width) == [40, 40, 40])
    #expect(frames[1].minX == frames[0].maxX)
    try screen.button("L1").tap()
    #expect(screen.text("Detail 1").exists)
  }
}
