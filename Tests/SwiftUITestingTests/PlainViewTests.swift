import SwiftUI
import SwiftUITesting
import Testing

/// Views that draw and say nothing of themselves, with what is said of them.
@MainActor
@Suite("Views that say nothing of themselves")
struct PlainViewTests {
  @Test("a colour is an element in whatever order its label and traits stand")
  func order() throws {
    let screen = Screen(
      VStack {
        Color.red.frame(height: 40).accessibilityAddTraits(.isButton).accessibilityLabel("One")
        Color.red.frame(height: 40).accessibilityLabel("Two").accessibilityAddTraits(.isButton)
        Circle().frame(height: 40).accessibilityAddTraits(.isButton).accessibilityHint("Round")
          .accessibilityLabel("Three")
        Color.blue.frame(height: 40).accessibilityAddTraits(.isButton)
      }
    )
    #expect(screen.buttons.count == 3)
    for name in ["One", "Two", "Three"] as [TextMatch] { #expect(screen.button(name).exists) }
    #expect(try screen.button("Three").hint == "Round")
  }

  @Test("a row without a background is swiped anywhere")
  func rows() throws {
    let screen = Screen(
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).swipeActions { Button("Archive") {} }
        }
        .listRowBackground(Color.clear)
      }
    )
    let frame = try screen.row("b").frame
    let place = CGPoint(x: frame.maxX - 30, y: frame.midY)
    try screen.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y))
    #expect(screen.button("Archive").exists)
  }

  @Test("a field without a name is a line high")
  func fields() throws {
    let screen = Screen(
      VStack {
        TextField("", text: .constant("")).accessibilityIdentifier("empty")
        TextField("Name", text: .constant("")).accessibilityIdentifier("named")
      }
    )
    let empty = try screen.element(identifier: "empty").frame
    #expect(empty.height == (try screen.element(identifier: "named").frame.height))
    #expect(empty.height >= 20)
  }
}
