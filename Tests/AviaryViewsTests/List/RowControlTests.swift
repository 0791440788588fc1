import SwiftUI
import SwiftUITesting
import Testing

/// Controls in headers of sections, and in what scrolls within a row.
@MainActor
@Suite("Controls in headers and in what scrolls within rows")
struct RowControlTests {
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
