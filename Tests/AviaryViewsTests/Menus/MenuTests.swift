import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Menu")
struct MenuTests {
  /// The labels of an open menu's items from the top, for a menu at the top or the bottom of the screen.
  private func items(
    atBottom: Bool,
    order: MenuOrder,
    scrolls: Bool = false
  ) async throws -> [String] {
    struct Content: View {
      let atBottom: Bool
      let scrolls: Bool
      var body: some View {
        let menu = Menu("menu") {
          Button("first") {}
          Button("second") {}
          Section { Button("third") {} }
        }
        VStack {
          if atBottom { Spacer() }
          if scrolls { ScrollView { menu }.frame(height: 60) } else { menu }
          if !atBottom { Spacer() }
        }
      }
    }
    let screen = Screen(Content(atBottom: atBottom, scrolls: scrolls).menuOrder(order))
    try screen.popUpButton("menu").tap()
    await screen.settle()
    return try ["first", "second", "third"]
      .map { (name: $0, y: try screen.menuItem(.equal($0)).frame.minY) }
      .sorted { $0.y < $1.y }.map(\.name)
  }

  @Test("The first item is nearest to a menu that opens upwards, unless the order is fixed")
  func order() async throws {
    let asWritten = ["first", "second", "third"]
    let reversed = ["third", "second", "first"]
    #expect(try await items(atBottom: false, order: .priority) == asWritten)
    #expect(try await items(atBottom: true, order: .priority) == reversed)
    #expect(try await items(atBottom: true, order: .fixed) == asWritten)
    #expect(try await items(atBottom: true, order: .automatic) == reversed)
    #expect(try await items(atBottom: true, order: .automatic, scrolls: true) == asWritten)
  }

  @Test("A menu picker keeps the order of its choices")
  func pickerOrder() async throws {
    let screen = Screen(
      VStack {
        Spacer()
        Picker("size", selection: .constant(1)) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
      }
    )
    try screen.popUpButton("size").tap()
    await screen.settle()
    #expect(try screen.menuItem("one").frame.maxY <= screen.menuItem("two").frame.minY)
  }

  @Test("The indicator shows on menus that ask for it, and leaves pickers that don't want it")
  func indicator() throws {
    func menu(_ visibility: Visibility) throws -> CGSize {
      try Screen(Menu("menu") {}.menuIndicator(visibility)).popUpButton("menu").frame.size
    }
    #expect(try menu(.visible).width > menu(.automatic).width)
    #expect(try menu(.hidden) == menu(.automatic))
    func picker(_ visibility: Visibility) throws -> CGSize {
      try Screen(
        Picker("size", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
          .pickerStyle(.menu)
          .menuIndicator(visibility)
      ).popUpButton("size").frame.size
    }
    #expect(try picker(.hidden).width < picker(.automatic).width)
    #expect(try picker(.visible) == picker(.automatic))
  }

  @Test("The item below a pointer is lit, as is the one that keys have come to, without a ring")
  func lit() async throws {
    struct Content: View {
      var body: some View {
        Menu("menu") {
          Button("first") {}
          Button("second") {}.disabled(true)
        }
      }
    }
    let screen = Screen(Content())
    screen.pointer = .mouse
    /// How often something is drawn that stands in a word of the list.
    func count(_ word: String) -> Int { screen.dump.components(separatedBy: word).count - 1 }
    let light = "#7676801f"
    try screen.popUpButton("menu").tap()
    await screen.settle()
    #expect(count(light) == 0, "\(screen.dump)")
    for (item, expected) in [("first", 1), ("second", 0)] {
      try screen.menuItem(.equal(item)).hover()
      await screen.advance(by: .seconds(0.1))
      #expect(count(light) == expected, "\(item) \(screen.dump)")
    }
    try screen.endHover()
    let strokes = count("stroke")
    try screen.press(.downArrow)
    await screen.advance(by: .seconds(0.1))
    #expect(count(light) == 1)
    #expect(count("stroke") == strokes)
  }
}
