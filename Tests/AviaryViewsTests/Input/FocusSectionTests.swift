import SwiftUI
import SwiftUITesting
import Testing

/// Arrow keys that lead the focus into sections and out of them.
@MainActor
@Suite("focusSection")
struct FocusSectionTests {
  /// As in Apple's documentation: buttons above on the left, and others below on the right.
  private struct Corners: View {
    var isSection = true
    var body: some View {
      HStack(spacing: 0) {
        VStack {
          Button("1") {}
          Button("2") {}
          Button("3") {}
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(Sectioned(isSection: isSection))
        VStack {
          Spacer()
          Button("A") {}
          Button("B") {}
          Button("C") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(Sectioned(isSection: isSection))
      }
    }
  }

  private struct Sectioned: ViewModifier {
    let isSection: Bool
    func body(content: Content) -> some View {
      if isSection { content.focusSection() } else { content }
    }
  }

  private func screen(
    _ view: some View,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Screen {
    let screen = Screen(
      view,
      size: ScreenSize(width: 400, height: 600),
      layoutDirection: direction
    )
    try screen.press(.tab)
    return screen
  }

  private func focused(_ screen: Screen) -> String? { try? screen.focused?.label }

  @Test("right leads into a section beside, though nothing in it is straight ahead, to the nearest")
  func across() throws {
    let screen = try screen(Corners())
    #expect(focused(screen) == "1")
    #expect(try screen.press(.rightArrow))
    #expect(focused(screen) == "A")
    #expect(try screen.press(.downArrow))
    #expect(focused(screen) == "B")
    #expect(try screen.press(.leftArrow))
    #expect(focused(screen) == "3")
    #expect(try screen.press(.upArrow))
    #expect(focused(screen) == "2")
  }

  @Test("at the edge nothing moves, and tab goes by the order of the views")
  func edges() throws {
    let screen = try screen(Corners())
    #expect(try !screen.press(.leftArrow))
    #expect(try !screen.press(.upArrow))
    #expect(focused(screen) == "1")
    for name in ["2", "3", "A"] {
      try screen.press(.tab)
      #expect(focused(screen) == name)
    }
  }

  @Test("views in no section are not led to each other")
  func without() throws {
    let screen = try screen(Corners(isSection: false))
    for key in [KeyEquivalent.rightArrow, .downArrow] {
      #expect(try !screen.press(key))
      #expect(focused(screen) == "1")
    }
  }

  @Test("left and right are those of the screen, from right to left too")
  func mirrored() throws {
    let screen = try screen(Corners(), .rightToLeft)
    #expect(focused(screen) == "1")
    #expect(try !screen.press(.rightArrow))
    #expect(try screen.press(.leftArrow))
    #expect(focused(screen) == "A")
  }

  @Test("from a section an arrow leads to a view outside; one whose section is empty is no way")
  func outside() throws {
    let screen = try screen(
      VStack(spacing: 20) {
        HStack { Button("in") {} }.focusSection()
        HStack { Text("nothing") }.frame(maxWidth: .infinity).focusSection()
        Button("out") {}
        Button("below") {}
      }
    )
    #expect(focused(screen) == "in")
    #expect(try screen.press(.downArrow))
    #expect(focused(screen) == "out")
    #expect(try !screen.press(.downArrow))
    #expect(try screen.press(.upArrow))
    #expect(focused(screen) == "in")
  }

  @Test("a view that wants an arrow itself has it")
  func wanted() throws {
    var moved: [String] = []
    let screen = try screen(
      VStack {
        Button("one") {}.onMoveCommand { moved.append("\($0)") }
        Button("two") {}
      }
      .focusSection()
    )
    #expect(try screen.press(.downArrow))
    #expect(moved == ["down"])
    #expect(focused(screen) == "one")
  }
}
