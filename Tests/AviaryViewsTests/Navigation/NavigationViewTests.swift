import SwiftUI
import SwiftUITesting
import Testing

/// The older container: one view is a stack, several are columns.
@MainActor
@Suite("Navigation views of several views")
struct NavigationViewTests {
  private struct Side: View {
    var body: some View {
      List(0..<3, id: \.self) { row in
        NavigationLink("Row \(row)") { Text("Detail \(row)") }
      }
      .navigationTitle("Side")
    }
  }

  @Test("On a phone the first one alone is shown, and its links lead on")
  func phone() throws {
    let screen = Screen(
      NavigationView {
        Side()
        Text("Placeholder")
      },
      size: .iPhone
    )
    #expect(!screen.text("Placeholder").exists)
    try screen.button("Row 1").tap()
    #expect(screen.text("Detail 1").exists)
    try screen.button("Side").tap()
    #expect(screen.button("Row 1").exists)
    #expect(!screen.text("Placeholder").exists)
  }

  @Test("In a wide window they stand beside each other, and the first one's links lead to the last")
  func wide() throws {
    let two = Screen(
      NavigationView {
        Side()
        Text("Placeholder")
      },
      size: ScreenSize(width: 900, height: 600)
    )
    let place = try two.text("Placeholder").frame
    #expect(try place.minX > two.button("Row 1").frame.maxX)
    try two.button("Row 1").tap()
    #expect(two.text("Detail 1").exists)
    #expect(!two.text("Placeholder").exists)
    let three = Screen(
      NavigationView {
        Side()
        Text("Middle")
        Text("Last")
      },
      size: ScreenSize(width: 1200, height: 600)
    )
    let (side, middle, last) = try (
      three.button("Row 1").frame, three.text("Middle").frame, three.text("Last").frame
    )
    #expect(side.maxX < middle.minX && middle.maxX < last.minX)
  }

  @Test("In the style of a stack the first one is shown whatever the width")
  func stack() throws {
    let screen = Screen(
      NavigationView {
        Side()
        Text("Placeholder")
      }
      .navigationViewStyle(.stack),
      size: ScreenSize(width: 900, height: 600)
    )
    #expect(!screen.text("Placeholder").exists)
    try screen.button("Row 2").tap()
    #expect(screen.text("Detail 2").exists)
  }
}
