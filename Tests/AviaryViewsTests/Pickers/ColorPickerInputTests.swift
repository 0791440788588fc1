import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Colour pickers that are used")
struct ColorPickerInputTests {
  @Observable final class Model {
    var color: Color
    init(_ color: Color) { self.color = color }

    var components: Color.Resolved { color.resolve(in: EnvironmentValues()) }
    /// The colour as `#RRGGBBAA`.
    var words: String { components.description }
  }

  private struct Picking: View {
    @Bindable var model: Model
    var supportsOpacity = true

    var body: some View {
      ColorPicker("paint", selection: $model.color, supportsOpacity: supportsOpacity)
        .padding(20)
    }
  }

  private func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.flatMap { [$0] + all($0.children) }
  }

  private func element<Content: View>(
    _ label: String,
    _ role: AccessibilityElement.Role,
    in harness: Harness<Content>
  ) -> AccessibilityElement? {
    all(harness.elements).first { $0.label == label && $0.role == role }
  }

  /// Where the swatch is: at the end of the picker.
  private func swatch<Content: View>(_ harness: Harness<Content>) throws -> CGRect {
    let frame = try #require(harness.frame("paint"))
    return CGRect(x: frame.maxX - 28, y: frame.midY - 14, width: 28, height: 28)
  }

  private func isOpen<Content: View>(_ harness: Harness<Content>) -> Bool {
    harness.frame("Light red 20%") != nil
  }

  @Test("A click on the swatch opens a grid, a colour of it is taken at once, and the grid stays")
  func click() throws {
    let model = Model(.init(red: 0, green: 1, blue: 0))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    #expect(!isOpen(harness))
    try hand.tap(swatch(harness))
    #expect(isOpen(harness))
    #expect(model.words == "#00FF00FF", "to open chooses nothing")
    try hand.tap(harness.frame("Red"))
    #expect(model.words == "#FF0000FF")
    try hand.tap(harness.frame("Dark blue 20%"))
    #expect(model.words == "#0000CCFF")
    try hand.tap(harness.frame("Black"))
    #expect(model.words == "#000000FF")
    #expect(isOpen(harness))
  }

  @Test("Escape, and a click elsewhere, close the grid")
  func closing() throws {
    let harness = try Harness(Picking(model: Model(.red)))
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    #expect(isOpen(harness))
    try hand.key(.escape)
    #expect(!isOpen(harness))
    try hand.tap(swatch(harness))
    #expect(isOpen(harness))
    try hand.tap(10, 800)
    #expect(!isOpen(harness))
  }

  @Test("A choice keeps the opacity, which a slider changes")
  func opacity() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    try hand.tap(harness.frame("Blue"))
    #expect(model.words == "#0000FF66")
    let slider = try #require(element("Opacity", .slider, in: harness))
    #expect(slider.value == "40%")
    // The focus goes to the grid and then to the slider.
    try hand.key(.tab)
    try hand.key(.tab)
    try hand.key(.rightArrow)
    #expect(abs(model.components.opacity - 0.41) < 0.001)
    try hand.tap(slider.frame.maxX - 1, slider.frame.midY)
    #expect(model.components == Color.Resolved(red: 0, green: 0, blue: 1))
    #expect(element("Opacity", .slider, in: harness)?.value == "100%")
  }

  @Test("Without support for opacity there is no slider; the colour is shown and chosen opaque")
  func opaque() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let harness = try Harness(Picking(model: model, supportsOpacity: false))
    let hand = Hand(harness)
    #expect(element("paint", .button, in: harness)?.value == "#FF0000")
    try hand.tap(swatch(harness))
    #expect(element("Opacity", .slider, in: harness) == nil)
    try hand.tap(harness.frame("White"))
    #expect(model.words == "#FFFFFFFF")
  }

  @Test("Digits are taken when they are submitted, and the opacity stays")
  func digits() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    var submissions = 0
    let harness = try Harness(Picking(model: model).onSubmit { submissions += 1 })
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    let field = try #require(element("Hex", .textField, in: harness))
    #expect(field.value == "#FF0000")
    try enter("#12abEF", in: field, hand, isSubmitted: false)
    #expect(model.words == "#FF000066", "not submitted")
    try hand.key(.return)
    #expect(model.words == "#12ABEF66")
    #expect(element("Hex", .textField, in: harness)?.value == "#12ABEF")
    try enter("0f8", in: field, hand)
    #expect(model.words == "#00FF8866")
    #expect(isOpen(harness))
    #expect(submissions == 0, "the app's own action is not meant")
  }

  @Test(
    "Wrong digits change nothing, and the old ones come back",
    arguments: ["", "#", "#12", "#12345", "#1234567", "red", "#12345G", "-12345", "#٣٣٣٣٣٣"]
  )
  func wrongDigits(_ text: String) throws {
    let model = Model(.init(red: 1, green: 0, blue: 0))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    let field = try #require(element("Hex", .textField, in: harness))
    try enter(text, in: field, hand, isSubmitted: false)
    #expect(element("Hex", .textField, in: harness)?.value == text)
    try hand.key(.return)
    #expect(model.words == "#FF0000FF")
    #expect(element("Hex", .textField, in: harness)?.value == "#FF0000")
  }

  @Test("Digits that were not submitted give way to a colour that is chosen")
  func abandonedDigits() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    let field = try #require(element("Hex", .textField, in: harness))
    try enter("#12", in: field, hand, isSubmitted: false)
    try hand.tap(harness.frame("Green"))
    #expect(element("Hex", .textField, in: harness)?.value == "#00FF00")
    try enter("#34", in: field, hand, isSubmitted: false)
    try hand.key(.tab)
    #expect(element("Hex", .textField, in: harness)?.value == "#00FF00")
  }

  private func enter(
    _ text: String,
    in field: AccessibilityElement,
    _ hand: Hand,
    isSubmitted: Bool = true
  ) throws {
    try hand.tap(field.frame)
    try hand.key("a", .control)
    try hand.key(.delete)
    try hand.type(text)
    if isSubmitted { try hand.key(.return) }
  }

  @Test(
    "Tab goes to the swatch, space and return open it",
    arguments: [KeyEquivalent.space, .return]
  )
  func openingKeys(_ key: KeyEquivalent) throws {
    let harness = try Harness(Picking(model: Model(.red)))
    let hand = Hand(harness)
    try hand.key(.tab)
    #expect(!isOpen(harness))
    try hand.key(key)
    #expect(isOpen(harness))
    try hand.key(.escape)
    #expect(!isOpen(harness))
    try hand.key(key)
    #expect(isOpen(harness), "the focus returns to the swatch")
  }

  @Test("The grid is one place for the focus: arrows choose, and stop at the edges")
  func arrows() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.return)
    try hand.key(.tab)
    func chosen() -> [String] {
      all(harness.elements).filter { $0.details.state == .selected(true) }.map(\.label)
    }
    #expect(chosen() == ["Red"])
    try hand.key(.rightArrow)
    #expect(chosen() == ["Orange"])
    #expect(model.words == "#FF800066")
    try hand.key(.downArrow)
    #expect(chosen() == ["Light orange 20%"])
    try hand.key(.leftArrow)
    try hand.key(.upArrow)
    try hand.key(.upArrow)
    #expect(chosen() == ["Dark red 20%"])
    for _ in 0..<9 { try hand.key(.upArrow) }
    #expect(chosen() == ["Gray 45%"])
    for _ in 0..<12 { try hand.key(.leftArrow) }
    #expect(chosen() == ["White"])
    for _ in 0..<12 { try hand.key(.downArrow) }
    #expect(chosen() == ["Light cyan 80%"])
    for _ in 0..<12 { try hand.key(.rightArrow) }
    #expect(chosen() == ["Light mint 80%"])
  }

  @Test("From a colour that is not in the grid an arrow leads to its first or its last one")
  func arrowsFromElsewhere() throws {
    let model = Model(.init(red: 0.1, green: 0.2, blue: 0.3))
    let harness = try Harness(Picking(model: model))
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    #expect(!all(harness.elements).contains { $0.details.state == .selected(true) })
    try hand.key(.tab)
    try hand.key(.rightArrow)
    #expect(model.words == "#FFFFFFFF")
    model.color = Color(red: 0.1, green: 0.2, blue: 0.3)
    try harness.host.update()
    try hand.key(.leftArrow)
    #expect(model.words == "#CCFFE6FF")
  }

  @Test("A picker that is disabled does not open, and one that becomes disabled chooses nothing")
  func disabled() throws {
    struct Disabling: View {
      @Bindable var model: Model
      let isDisabled: Bool
      var body: some View { Picking(model: model).disabled(isDisabled) }
    }
    let model = Model(.init(red: 1, green: 0, blue: 0))
    let harness = try Harness(Disabling(model: model, isDisabled: true))
    let hand = Hand(harness)
    #expect(element("paint", .button, in: harness)?.isEnabled == false)
    try hand.tap(swatch(harness))
    try hand.key(.tab)
    try hand.key(.return)
    #expect(!isOpen(harness))
    harness.host.content = Disabling(model: model, isDisabled: false)
    try harness.host.update()
    try hand.tap(swatch(harness))
    #expect(isOpen(harness))
    harness.host.content = Disabling(model: model, isDisabled: true)
    try harness.host.update()
    try hand.tap(harness.frame("Blue"))
    #expect(model.words == "#FF0000FF")
  }

  @Test("The picker is a button with the colour's value; 120 colours are buttons with names")
  func elements() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let reader = try ScreenReader(Picking(model: model))
    let picker = try reader.find("paint", .button)
    #expect(picker.element.value == "#FF0000, opacity 40%")
    #expect(picker.element.details.kind == .popUpButton)
    #expect(try reader.perform(.activate, "paint"))
    let options = reader.all.map(\.element).filter { $0.details.kind == .option }
    #expect(options.count == 120)
    #expect(options.allSatisfy { $0.role == .button && !$0.label.isEmpty })
    #expect(Set(options.map(\.label)).count == 120)
    #expect(options.filter { $0.details.state == .selected(true) }.map(\.label) == ["Red"])
    #expect(try reader.perform(.activate, "Lime"))
    #expect(model.words == "#80FF0066")
    #expect(try reader.find("Opacity").element.role == .slider)
    #expect(try reader.find("Hex").element.role == .textField)
  }

  @Test("A colour that adapts is shown as it is where the picker is")
  func dark() throws {
    func value(_ scheme: ColorScheme) throws -> String? {
      let harness = try Harness(
        Picking(model: Model(Color(.systemBackground))).environment(\.colorScheme, scheme)
      )
      return element("paint", .button, in: harness)?.value
    }
    #expect(try value(.light) == "#FFFFFF")
    #expect(try value(.dark) == "#000000")
  }

  @Test("Each initialiser makes a picker that opens, with its label")
  func initialisers() throws {
    struct Pickers: View {
      @Bindable var model: Model
      let which: Int
      var body: some View {
        switch which {
        case 0: ColorPicker("paint", selection: $model.color)
        case 1: ColorPicker(String("paint"), selection: $model.color)
        default: ColorPicker(selection: $model.color) { Text("paint") }
        }
      }
    }
    for which in 0..<3 {
      let model = Model(.red)
      let harness = try Harness(Pickers(model: model, which: which))
      let hand = Hand(harness)
      try hand.tap(swatch(harness))
      try hand.tap(harness.frame("Magenta"))
      #expect(model.words == "#FF00FFFF")
    }
  }

  @Test("Where labels are hidden the swatch stands alone and keeps its name")
  func labelsHidden() throws {
    let model = Model(.red)
    let harness = try Harness(Picking(model: model).labelsHidden())
    let hand = Hand(harness)
    #expect(harness.frame("paint")?.width == 28)
    try hand.tap(swatch(harness))
    try hand.tap(harness.frame("Magenta"))
    #expect(model.words == "#FF00FFFF")
  }

  @Test("In little room the grid shrinks and all of it can be seen")
  func littleRoom() throws {
    let harness = try Harness(Picking(model: Model(.red)), width: 260, height: 320)
    let hand = Hand(harness)
    try hand.tap(swatch(harness))
    let room = CGRect(x: 10, y: 10, width: 240, height: 300)
    for label in ["White", "Black", "Light mint 80%", "Opacity", "Hex"] {
      #expect(room.contains(try #require(harness.frame(label))), "\(label)")
    }
  }
}
