import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Fields for values")
struct ValueFieldTests {
  @Observable final class Model {
    var number = 3.0
    var maybe: Int? = 7
    var log: [Double] = []
  }

  private static let format = FloatingPointFormatStyle<Double>.number
    .locale(Locale(identifier: "en_US"))

  private struct Fields: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        TextField("number", value: $model.number, format: ValueFieldTests.format)
        TextField("maybe", value: $model.maybe, format: .number)
        Button("ok") { model.log.append(model.number) }.keyboardShortcut(.defaultAction)
      }
    }
  }

  private func open() throws -> (model: Model, screen: Screen) {
    let model = Model()
    let screen = Screen(Fields(model: model), size: ScreenSize(width: 300, height: 200))
    try screen.press(.tab)
    return (model, screen)
  }

  @Test("What is typed stays as it is while it is edited, and is formatted when the editing ends")
  func typing() throws {
    let (model, screen) = try open()
    try screen.type("1234.5")
    #expect(try screen.textField("number").text == "1234.5")
    #expect(model.number == 1234.5)
    try screen.press(.tab)
    #expect(try screen.textField("number").text == "1,234.5")
  }

  @Test("What can't be parsed leaves the value alone, and gives way to it when the editing ends")
  func wrong() throws {
    let (model, screen) = try open()
    try screen.type("abc")
    #expect(try screen.textField("number").text == "abc")
    #expect(model.number == 3)
    try screen.press(.tab)
    #expect(try screen.textField("number").text == "3")
    #expect(model.number == 3)
  }

  @Test("Return formats what was typed, and presses the default button")
  func submitting() throws {
    let (model, screen) = try open()
    try screen.type("1234.50")
    try screen.press(.return)
    #expect(model.log == [1234.5])
    #expect(try screen.textField("number").text == "1,234.5")
    // The caret is at the end, and nothing is selected.
    try screen.type("7")
    #expect(try screen.textField("number").text == "1,234.57")
  }

  @Test("A value that the program changes is shown, also while it is edited")
  func changed() throws {
    let (model, screen) = try open()
    try screen.type("12.0")
    model.number = 99
    #expect(try screen.textField("number").text == "99")
    #expect(try screen.textField("number").isFocused)
  }

  @Test(
    "Return breaks a line of a tall field where nobody wants to know of it; with shift or option always"
  )
  func newLines() throws {
    struct Tall: View {
      @State private var text = "a"
      let submit: (() -> Void)?
      var body: some View {
        let field = TextField("note", text: $text, axis: .vertical)
        if let submit { field.onSubmit(submit) } else { field }
      }
    }
    var count = 0
    for (submit, text) in [(nil, "a\n\n\n"), ({ count += 1 }, "a\n\n")] as [((() -> Void)?, String)]
    {
      let screen = Screen(Tall(submit: submit), size: ScreenSize(width: 200, height: 200))
      try screen.textField("note").tap()
      try screen.press(.end)
      try screen.press(.return)
      try screen.press(.return, modifiers: .shift)
      try screen.press(.return, modifiers: .option)
      #expect(try screen.textField("note").text == text)
    }
    #expect(count == 1)
  }

  @Test("A value that may be missing is missing while what is typed can't be parsed")
  func optional() throws {
    let (model, screen) = try open()
    try screen.press(.tab)
    try screen.type("x")
    #expect(try screen.textField("maybe").text == "x")
    #expect(model.maybe == nil)
    try screen.press(.delete)
    try screen.type("12")
    #expect(model.maybe == 12)
  }
}
