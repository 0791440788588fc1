import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Colour pickers that are used")
struct ColorPickerInputTests {
  @Observable final class Model {
    var color: Color
    var isDisabled = false
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
        .disabled(model.isDisabled)
        .padding(20)
    }
  }

  /// A screen that is used with a mouse.
  private func shown(_ view: some View) -> Screen {
    let screen = Screen(view)
    screen.pointer = .mouse
    return screen
  }

  private func open(_ screen: Screen) async throws {
    try screen.popUpButton("paint").tap()
    await screen.settle()
  }

  private func isOpen(_ screen: Screen) -> Bool {
    screen.dialog.option("Light red 20%").exists
  }

  @Test("A click on the swatch opens a grid, a colour of it is taken at once, and the grid stays")
  func click() async throws {
    let model = Model(.init(red: 0, green: 1, blue: 0))
    let screen = shown(Picking(model: model))
    #expect(!isOpen(screen))
    try await open(screen)
    #expect(isOpen(screen))
    #expect(model.words == "#00FF00FF", "to open chooses nothing")
    try screen.option("Red").tap()
    #expect(model.words == "#FF0000FF")
    try screen.option("Dark blue 20%").tap()
    #expect(model.words == "#0000CCFF")
    try screen.option("Black").tap()
    #expect(model.words == "#000000FF")
    await screen.settle()
    #expect(isOpen(screen))
  }

  @Test("Escape, and a click elsewhere, close the grid")
  func closing() async throws {
    let screen = shown(Picking(model: Model(.red)))
    try await open(screen)
    #expect(isOpen(screen))
    try screen.press(.escape)
    await screen.settle()
    #expect(!isOpen(screen))
    try await open(screen)
    #expect(isOpen(screen))
    try screen.tap(at: CGPoint(x: 10, y: 830))
    await screen.settle()
    #expect(!isOpen(screen))
  }

  @Test("A choice keeps the opacity, which a slider changes")
  func opacity() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let screen = shown(Picking(model: model))
    try await open(screen)
    try screen.option("Blue").tap()
    #expect(model.words == "#0000FF66")
    #expect(try screen.slider("Opacity").value == "40%")
    // The focus goes to the grid and then to the slider.
    try screen.press(.tab)
    try screen.press(.tab)
    #expect(try screen.slider("Opacity").isFocused)
    try screen.press(.rightArrow)
    #expect(abs(model.components.opacity - 0.41) < 0.001)
    try screen.slider("Opacity").tap(at: .trailing)
    #expect(model.components == Color.Resolved(red: 0, green: 0, blue: 1))
    #expect(try screen.slider("Opacity").value == "100%")
  }

  @Test("Without support for opacity there is no slider; the colour is shown and chosen opaque")
  func opaque() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let screen = shown(Picking(model: model, supportsOpacity: false))
    #expect(try screen.popUpButton("paint").value == "#FF0000")
    try await open(screen)
    #expect(!screen.slider("Opacity").exists)
    try screen.option("White").tap()
    #expect(model.words == "#FFFFFFFF")
  }

  @Test("Digits are taken when they are submitted, and the opacity stays")
  func digits() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    var submissions = 0
    let screen = shown(Picking(model: model).onSubmit { submissions += 1 })
    try await open(screen)
    let field = screen.textField("Hex")
    #expect(try field.text == "#FF0000")
    try field.replaceText(with: "#12abEF")
    #expect(model.words == "#FF000066", "not submitted")
    try screen.press(.return)
    #expect(model.words == "#12ABEF66")
    #expect(try field.text == "#12ABEF")
    try field.replaceText(with: "0f8\n")
    #expect(model.words == "#00FF8866")
    await screen.settle()
    #expect(isOpen(screen))
    #expect(submissions == 0, "the app's own action is not meant")
  }

  @Test(
    "Wrong digits change nothing, and the old ones come back",
    arguments: ["", "#", "#12", "#12345", "#1234567", "red", "#12345G", "-12345", "#٣٣٣٣٣٣"]
  )
  func wrongDigits(_ text: String) async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0))
    let screen = shown(Picking(model: model))
    try await open(screen)
    let field = screen.textField("Hex")
    try field.replaceText(with: text)
    #expect(try field.text == text)
    try screen.press(.return)
    #expect(model.words == "#FF0000FF")
    #expect(try field.text == "#FF0000")
  }

  @Test("Digits that were not submitted give way to a colour that is chosen")
  func abandonedDigits() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0))
    let screen = shown(Picking(model: model))
    try await open(screen)
    let field = screen.textField("Hex")
    try field.replaceText(with: "#12")
    try screen.option("Green").tap()
    #expect(try field.text == "#00FF00")
    try field.replaceText(with: "#34")
    try screen.press(.tab)
    #expect(try field.text == "#00FF00")
  }

  @Test(
    "Tab goes to the swatch, space and return open it",
    arguments: [KeyEquivalent.space, .return]
  )
  func openingKeys(_ key: KeyEquivalent) async throws {
    let screen = shown(Picking(model: Model(.red)))
    try screen.press(.tab)
    #expect(!isOpen(screen))
    try screen.press(key)
    await screen.settle()
    #expect(isOpen(screen))
    try screen.press(.escape)
    await screen.settle()
    #expect(!isOpen(screen))
    try screen.press(key)
    await screen.settle()
    #expect(isOpen(screen), "the focus returns to the swatch")
  }

  /// The colours of the grid that are chosen.
  private func chosen(_ screen: Screen) throws -> [String] {
    let options = screen.elements(.option)
    return try (0..<options.count).map { options[$0] }.filter { try $0.isSelected }
      .map { try $0.label }
  }

  @Test("The grid is one place for the focus: arrows choose, and stop at the edges")
  func arrows() throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let screen = shown(Picking(model: model))
    try screen.press(.tab)
    try screen.press(.return)
    try screen.press(.tab)
    #expect(try chosen(screen) == ["Red"])
    try screen.press(.rightArrow)
    #expect(try chosen(screen) == ["Orange"])
    #expect(model.words == "#FF800066")
    try screen.press(.downArrow)
    #expect(try chosen(screen) == ["Light orange 20%"])
    try screen.press(.leftArrow)
    try screen.press(.upArrow)
    try screen.press(.upArrow)
    #expect(try chosen(screen) == ["Dark red 20%"])
    for _ in 0..<9 { try screen.press(.upArrow) }
    #expect(try chosen(screen) == ["Gray 45%"])
    for _ in 0..<12 { try screen.press(.leftArrow) }
    #expect(try chosen(screen) == ["White"])
    for _ in 0..<12 { try screen.press(.downArrow) }
    #expect(try chosen(screen) == ["Light cyan 80%"])
    for _ in 0..<12 { try screen.press(.rightArrow) }
    #expect(try chosen(screen) == ["Light mint 80%"])
  }

  @Test("From a colour that is not in the grid an arrow leads to its first or its last one")
  func arrowsFromElsewhere() async throws {
    let model = Model(.init(red: 0.1, green: 0.2, blue: 0.3))
    let screen = shown(Picking(model: model))
    try await open(screen)
    #expect(try chosen(screen).isEmpty)
    try screen.press(.tab)
    try screen.press(.rightArrow)
    #expect(model.words == "#FFFFFFFF")
    model.color = Color(red: 0.1, green: 0.2, blue: 0.3)
    try screen.press(.leftArrow)
    #expect(model.words == "#CCFFE6FF")
  }

  @Test("A picker that is disabled does not open, and one that becomes disabled chooses nothing")
  func disabled() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0))
    model.isDisabled = true
    let screen = shown(Picking(model: model))
    let picker = screen.popUpButton("paint")
    #expect(try !picker.isEnabled)
    let frame = try picker.frame
    try screen.tap(at: CGPoint(x: frame.maxX - 14, y: frame.midY))
    try screen.press(.tab)
    try screen.press(.return)
    await screen.settle()
    #expect(!isOpen(screen))
    model.isDisabled = false
    try await open(screen)
    #expect(isOpen(screen))
    let blue = try screen.option("Blue").frame
    model.isDisabled = true
    await screen.settle()
    try screen.tap(at: CGPoint(x: blue.midX, y: blue.midY))
    #expect(model.words == "#FF0000FF")
  }

  @Test("The picker is a button with the colour's value; 120 colours are buttons with names")
  func elements() async throws {
    let model = Model(.init(red: 1, green: 0, blue: 0, opacity: 0.4))
    let screen = Screen(Picking(model: model))
    #expect(try screen.popUpButton("paint").value == "#FF0000, opacity 40%")
    try screen.popUpButton("paint").activate()
    await screen.settle()
    let options = screen.elements(.option)
    #expect(options.count == 120)
    let labels = try options.labels
    #expect(Set(labels).count == 120 && !labels.contains(""))
    // Each is a button, too.
    let buttons = try Set(screen.buttons.labels)
    #expect(buttons.isSuperset(of: labels))
    #expect(try chosen(screen) == ["Red"])
    try screen.option("Lime").activate()
    #expect(model.words == "#80FF0066")
    #expect(screen.slider("Opacity").exists)
    #expect(screen.textField("Hex").exists)
  }

  @Test("A colour that adapts is shown as it is where the picker is")
  func dark() throws {
    let screen = Screen(Picking(model: Model(Color(.systemBackground))))
    let picker = screen.popUpButton("paint")
    #expect(try picker.value == "#FFFFFF")
    screen.colorScheme = .dark
    #expect(try picker.value == "#000000")
  }

  @Test("Each initialiser makes a picker that opens, with its label")
  func initialisers() async throws {
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
      let screen = shown(Pickers(model: model, which: which))
      try await open(screen)
      try screen.option("Magenta").tap()
      #expect(model.words == "#FF00FFFF")
    }
  }

  @Test("Where labels are hidden the swatch stands alone and keeps its name")
  func labelsHidden() async throws {
    let model = Model(.red)
    let screen = shown(Picking(model: model).labelsHidden())
    #expect(try screen.popUpButton("paint").frame.width == 28)
    try await open(screen)
    try screen.option("Magenta").tap()
    #expect(model.words == "#FF00FFFF")
  }

  @Test("In little room the grid shrinks and all of it can be seen")
  func littleRoom() async throws {
    let screen = Screen(Picking(model: Model(.red)), size: ScreenSize(width: 260, height: 320))
    try await open(screen)
    let room = CGRect(x: 10, y: 10, width: 240, height: 300)
    for label in ["White", "Black", "Light mint 80%"] {
      let frame = try screen.option(.equal(label)).frame
      #expect(room.contains(frame) && frame.width > 10, "\(label)")
    }
    #expect(try room.contains(screen.slider("Opacity").frame))
    #expect(try room.contains(screen.textField("Hex").frame))
  }
}
