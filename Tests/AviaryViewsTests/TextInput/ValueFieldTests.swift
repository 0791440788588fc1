import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  private func open() throws -> (model: Model, hand: Hand, input: TextInputNode, Harness<Fields>) {
    let model = Model()
    let harness = try Harness(Fields(model: model), width: 300, height: 200)
    let hand = Hand(harness)
    try hand.key(.tab)
    let input = try #require(harness.root.input.focus.current as? TextInputNode)
    return (model, hand, input, harness)
  }

  @Test("What is typed stays as it is while it is edited, and is formatted when the editing ends")
  func typing() throws {
    let (model, hand, input, harness) = try open()
    try hand.type("1234.5")
    #expect(input.text == "1234.5")
    #expect(model.number == 1234.5)
    try hand.key(.tab)
    #expect(input.text == "1,234.5")
    withExtendedLifetime(harness) {}
  }

  @Test("What can't be parsed leaves the value alone, and gives way to it when the editing ends")
  func wrong() throws {
    let (model, hand, input, harness) = try open()
    try hand.type("abc")
    #expect(input.text == "abc" && model.number == 3)
    try hand.key(.tab)
    #expect(input.text == "3" && model.number == 3)
    withExtendedLifetime(harness) {}
  }

  @Test("Return formats what was typed, and presses the default button")
  func submitting() throws {
    let (model, hand, input, harness) = try open()
    try hand.type("1234.50")
    try hand.key(.return)
    #expect(model.log == [1234.5])
    #expect(input.text == "1,234.5")
    #expect(input.session?.selection == 7..<7)
    withExtendedLifetime(harness) {}
  }

  @Test("A value that the program changes is shown, also while it is edited")
  func changed() throws {
    let (model, hand, input, harness) = try open()
    try hand.type("12.0")
    model.number = 99
    try harness.host.update()
    #expect(input.text == "99")
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
      let harness = try Harness(Tall(submit: submit), width: 200, height: 200)
      let hand = Hand(harness)
      try hand.tap(harness.frame("note"))
      let input = try #require(harness.root.input.focus.current as? TextInputNode)
      try hand.key(.end)
      try hand.key(.return)
      try hand.key(.return, .shift)
      try hand.key(.return, .option)
      #expect(input.text == text)
    }
    #expect(count == 1)
  }

  @Test("A value that may be missing is missing while what is typed can't be parsed")
  func optional() throws {
    let (model, hand, _, harness) = try open()
    try hand.key(.tab)
    try hand.type("x")
    let input = try #require(harness.root.input.focus.current as? TextInputNode)
    #expect(model.maybe == nil && input.text == "x")
    try hand.key(.delete)
    try hand.type("12")
    #expect(model.maybe == 12)
  }
}
