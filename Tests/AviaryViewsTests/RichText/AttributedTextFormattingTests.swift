import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

/// What recipes may have, as Apple's guide on rich text has it.
private struct RecipeAttributes: AttributeScope {
  let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  let ingredient: IngredientAttribute
  let foundation: AttributeScopes.FoundationAttributes

  struct IngredientAttribute: AttributedStringKey {
    typealias Value = Int
    static let name = "IngredientAttribute"
  }
}

private struct IngredientAttributes: AttributeScope {
  let ingredient: RecipeAttributes.IngredientAttribute
}

extension AttributeDynamicLookup {
  fileprivate subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<IngredientAttributes, T>
  ) -> T { self[T.self] }
}

private struct IngredientsAreGreen: AttributedTextValueConstraint {
  typealias Scope = RecipeAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    container.foregroundColor = container.ingredient != nil ? .green : nil
  }
}

private struct GreenIsUnderlined: AttributedTextValueConstraint {
  typealias Scope = RecipeAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

  func constrain(_ container: inout Attributes) {
    container.underlineStyle = container.foregroundColor == .green ? .single : nil
  }
}

private struct RecipeDefinition: AttributedTextFormattingDefinition {
  typealias Scope = RecipeAttributes
  var body: some AttributedTextFormattingDefinition<Scope> {
    IngredientsAreGreen()
    GreenIsUnderlined()
  }
}

private struct UnderlinedDefinition: AttributedTextFormattingDefinition {
  var isStrict = true
  var body: some AttributedTextFormattingDefinition<RecipeAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    if isStrict {
      ValueConstraint(for: \.foregroundColor, values: [nil, .red], default: nil)
    }
  }
}

private struct PlainFonts: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.font, values: [nil], default: nil)
  }
}

@MainActor
@Suite("AttributedTextFormattingDefinition")
struct AttributedTextFormattingTests {
  @Test("Constraints run in the order of the body, and later ones see what earlier ones have made")
  func order() {
    var container = AttributeContainer()
    container[RecipeAttributes.IngredientAttribute.self] = 1
    container.foregroundColor = .red
    RecipeDefinition().constrain(&container)
    #expect(container.foregroundColor == .green)
    #expect(container.underlineStyle == .single)
    container[RecipeAttributes.IngredientAttribute.self] = nil
    RecipeDefinition().constrain(&container)
    #expect(container.foregroundColor == nil && container.underlineStyle == nil)
  }

  @Test("A value that is not listed becomes the default, one that is listed stays")
  func values() {
    var text = AttributedString("ab")
    text.underlineStyle = Text.LineStyle(pattern: .dot)
    text.foregroundColor = .blue
    UnderlinedDefinition().constrain(&text)
    #expect(text.underlineStyle == .single && text.foregroundColor == nil)
    text.foregroundColor = .red
    UnderlinedDefinition().constrain(&text)
    #expect(text.foregroundColor == .red)
    text.foregroundColor = .blue
    UnderlinedDefinition(isStrict: false).constrain(&text)
    #expect(text.foregroundColor == .blue, "a constraint that is not there does nothing")
    AttributedTextFormatting.AnyDefinition(UnderlinedDefinition()).constrain(&text)
    #expect(text.foregroundColor == nil)
  }

  @Test("A text made to obey keeps the attributes outside the scope")
  func otherAttributes() {
    var text = AttributedString("ab")
    text.kern = 3
    UnderlinedDefinition().constrain(&text)
    #expect(text.kern == 3)
  }

  @Test("Texts show the attributes of the scope alone, with the values that may be")
  func shownText() throws {
    var text = AttributedString("ab")
    text.foregroundColor = .blue
    text.backgroundColor = .yellow
    let free = try Harness(Text(text), width: 100, height: 40)
    let scoped = try Harness(
      Text(text).attributedTextFormattingDefinition(RecipeAttributes.self),
      width: 100,
      height: 40
    )
    let strict = try Harness(
      Text(text).attributedTextFormattingDefinition(UnderlinedDefinition()),
      width: 100,
      height: 40
    )
    let blue = "#007aff"
    var blueText = text
    blueText.backgroundColor = nil
    var plainText = blueText
    plainText.foregroundColor = nil
    #expect(free.dump.contains(blue))
    #expect(strict.dump != scoped.dump)
    let bare = try Harness(
      Text(text).attributedTextFormattingDefinition(IngredientAttributes.self),
      width: 100,
      height: 40
    )
    #expect(bare.dump != free.dump)
    #expect(try bare.dump == Harness(Text(AttributedString("ab")), width: 100, height: 40).dump)
    #expect(try scoped.dump == Harness(Text(blueText), width: 100, height: 40).dump)
    #expect(try strict.dump == Harness(Text(plainText), width: 100, height: 40).dump)
    let all = try Harness(
      Text(text).attributedTextFormattingDefinition(\.swiftUI),
      width: 100,
      height: 40
    )
    #expect(all.dump == free.dump)
  }

  @Test("The text that is stored is not changed by being shown; what is typed and formatted obeys")
  func editing() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View {
        RichEditor(note: note).attributedTextFormattingDefinition(UnderlinedDefinition())
      }
    }
    var text = AttributedString("ab")
    text.foregroundColor = .blue
    let note = RichNote(text)
    let harness = try Harness(Editor(note: note), width: 200, height: 60)
    let hand = Hand(harness)
    try hand.key(.tab)
    #expect(note.text.runs.first?.foregroundColor == .blue)
    let twin = try Harness(Editor(note: RichNote("ab")), width: 200, height: 60)
    try Hand(twin).key(.tab)
    #expect(harness.dump == twin.dump, "the colour is not drawn")
    try hand.type("c")
    #expect(note.text.runs.map { $0.foregroundColor } == [.blue, nil])
  }

  @Test("A format that the definition takes back is not given by its key")
  func takenBack() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View {
        RichEditor(note: note).attributedTextFormattingDefinition(PlainFonts())
      }
    }
    let note = RichNote("ab")
    let harness = try Harness(Editor(note: note), width: 200, height: 60)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key("a", .control)
    try hand.key("b", .control)
    #expect(note.marked == "|ab|")
    try hand.key("u", .control)
    #expect(note.marked == "_|ab_|")
    let node = try #require(harness.root.input.focus.current as? TextInputNode)
    #expect(node.formats == [.underline: true])
  }

  @Test("A font tells whether it is bold, slanted or monospaced under the surroundings")
  func resolvedFonts() {
    var environment = EnvironmentValues()
    let context = environment.fontResolutionContext
    #expect(!Font.default.resolve(in: context).isBold)
    #expect(Font.headline.resolve(in: context).isBold)
    #expect(Font.body.bold().resolve(in: context).weight == .bold)
    #expect(!Font.body.bold().bold(false).resolve(in: context).isBold)
    #expect(Font.body.bold().bold(false).bold() == Font.body.bold(), "turned back and again")
    #expect(Font.body.italic().resolve(in: context).isItalic)
    #expect(Font.body.monospaced().resolve(in: context).isMonospaced)
    #expect(Font.body.resolve(in: context).pointSize == 17)
    environment.dynamicTypeSize = .xxxLarge
    #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize > 17)
    #expect(environment.fontResolutionContext != context)
  }
}
