import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
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
    func dump(_ view: some View) -> String {
      Screen(view, size: ScreenSize(width: 100, height: 40)).dump
    }
    let free = dump(Text(text))
    let scoped = dump(Text(text).attributedTextFormattingDefinition(RecipeAttributes.self))
    let strict = dump(Text(text).attributedTextFormattingDefinition(UnderlinedDefinition()))
    var blueText = text
    blueText.backgroundColor = nil
    var plainText = blueText
    plainText.foregroundColor = nil
    #expect(free.contains("#007aff"))
    #expect(strict != scoped)
    let bare = dump(Text(text).attributedTextFormattingDefinition(IngredientAttributes.self))
    #expect(bare != free)
    #expect(bare == dump(Text(AttributedString("ab"))))
    #expect(scoped == dump(Text(blueText)))
    #expect(strict == dump(Text(plainText)))
    #expect(dump(Text(text).attributedTextFormattingDefinition(\.swiftUI)) == free)
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
    let screen = Screen(Editor(note: note), size: ScreenSize(width: 200, height: 60))
    try screen.press(.tab)
    #expect(note.text.runs.first?.foregroundColor == .blue)
    let twin = Screen(Editor(note: RichNote("ab")), size: ScreenSize(width: 200, height: 60))
    try twin.press(.tab)
    #expect(screen.dump == twin.dump, "the colour is not drawn")
    try screen.type("c")
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
    let screen = Screen(Editor(note: note), size: ScreenSize(width: 200, height: 60))
    try screen.press(.tab)
    try screen.press("a", modifiers: .control)
    try screen.press("b", modifiers: .control)
    #expect(note.marked == "|ab|")
    try screen.press("u", modifiers: .control)
    #expect(note.marked == "_|ab_|")
    let node = try #require(screen.root.input.focus.current as? TextInputNode)
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
