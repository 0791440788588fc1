import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Choices of pickers")
struct ChooseTests {
  private struct Pickers: View {
    @State private var number = "One"
    @State private var size = "Small"
    @State private var colour = "Red"

    var body: some View {
      Form {
        Text("\(number) \(size) \(colour)").accessibilityIdentifier("chosen")
        Picker("Number", selection: $number) {
          ForEach(["One", "Two"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        Picker("Colour", selection: $colour) {
          ForEach(["Red", "Two"], id: \.self) { Text($0) }
        }
        LabeledContent("Version", value: "2")
      }
    }
  }

  private let screen = Screen(Pickers(), size: ScreenSize(width: 390, height: 844))
  private var chosen: String { get throws { try screen.element(identifier: "chosen").text } }

  @Test("what a picker does not offer is not chosen of another")
  func others() async throws {
    let error = #expect(throws: ScreenError.self) { try screen.popUpButton("Size").choose("Two") }
    #expect(error?.reason == .notFound)
    #expect(error?.description.contains("It offers: “Small”, “Large”.") == true)
    try screen.press(.escape)
    await screen.settle()
    #expect(try chosen == "One Small Red")
    let none = #expect(throws: ScreenError.self) { try screen.row("Version").choose("Two") }
    #expect(none?.description.contains("and opened none") == true, "\(none?.description ?? "")")
    #expect(try chosen == "One Small Red")
  }

  @Test("what a picker offers is chosen of it, though others offer it too")
  func own() throws {
    try screen.popUpButton("Colour").choose("Two")
    #expect(try chosen == "One Small Two")
    try screen.group("Number").choose("Two")
    #expect(try chosen == "Two Small Two")
  }
}
