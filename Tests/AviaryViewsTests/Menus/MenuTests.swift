import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Menu")
struct MenuTests {
  /// The labels of an open menu's items from the top, for a menu at the top or the bottom of the screen.
  private func items(atBottom: Bool, order: MenuOrder, scrolls: Bool = false) throws -> [String] {
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
    let harness = try Harness(Content(atBottom: atBottom, scrolls: scrolls).menuOrder(order))
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    return try ["first", "second", "third"]
      .map { (name: $0, y: try #require(harness.frame($0)).minY) }
      .sorted { $0.y < $1.y }.map(\.name)
  }

  @Test("The first item is nearest to a menu that opens upwards, unless the order is fixed")
  func order() throws {
    let asWritten = ["first", "second", "third"]
    let reversed = ["third", "second", "first"]
    #expect(try items(atBottom: false, order: .priority) == asWritten)
    #expect(try items(atBottom: true, order: .priority) == reversed)
    #expect(try items(atBottom: true, order: .fixed) == asWritten)
    #expect(try items(atBottom: true, order: .automatic) == reversed)
    #expect(try items(atBottom: true, order: .automatic, scrolls: true) == asWritten)
  }

  @Test("A menu picker keeps the order of its choices")
  func pickerOrder() throws {
    let harness = try Harness(
      VStack {
        Spacer()
        Picker("size", selection: .constant(1)) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
      }
    )
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    let one = try #require(harness.labels.lastIndex { $0.contains("one") })
    let two = try #require(harness.labels.lastIndex { $0.contains("two") })
    #expect(one < two)
  }

  @Test("The indicator shows on menus that ask for it, and leaves pickers that don't want it")
  func indicator() throws {
    func menu(_ visibility: Visibility) throws -> CGSize {
      try #require(
        try Harness(Menu("menu") {}.menuIndicator(visibility)).elements.first
      ).frame.size
    }
    #expect(try menu(.visible).width > menu(.automatic).width)
    #expect(try menu(.hidden) == menu(.automatic))
    func picker(_ visibility: Visibility) throws -> CGSize {
      try #require(
        try Harness(
          Picker("size", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
            .pickerStyle(.menu)
            .menuIndicator(visibility)
        ).elements.last
      ).frame.size
    }
    #expect(try picker(.hidden).width < picker(.automatic).width)
    #expect(try picker(.visible) == picker(.automatic))
  }

  @Test("The item below a pointer is lit, as is the one that keys have come to, without a ring")
  func lit() throws {
    struct Content: View {
      var body: some View {
        Menu("menu") {
          Button("first") {}
          Button("second") {}.disabled(true)
        }
      }
    }
    func lights(_ harness: Harness<Content>) -> Int {
      harness.dump.components(separatedBy: "#7676801f").count - 1
    }
    let harness = try Harness(Content())
    let hand = Hand(harness)
    try hand.tap(harness.frame("menu"))
    try hand.wait(1)
    #expect(lights(harness) == 0, "\(harness.dump)")
    for (item, expected) in [("first", 1), ("second", 0)] {
      let frame = try #require(harness.frame(item))
      try hand.hover(frame.midX, frame.midY)
      try hand.wait(0.1)
      #expect(lights(harness) == expected, "\(item) \(harness.dump)")
    }
    try hand.leave()
    let strokes = harness.dump.components(separatedBy: "stroke").count
    try hand.key(.downArrow)
    try hand.wait(0.1)
    #expect(lights(harness) == 1)
    #expect(harness.dump.components(separatedBy: "stroke").count == strokes)
  }
}
