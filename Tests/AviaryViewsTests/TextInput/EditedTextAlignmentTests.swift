import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Alignment of texts that are edited")
struct EditedTextAlignmentTests {
  private struct Editor: View {
    @State var text = "hello\na longer second line"
    @State private var selection: TextSelection?
    let alignment: TextAlignment
    var direction = LayoutDirection.leftToRight
    var isField = false

    var body: some View {
      Group {
        if isField {
          TextField("", text: $text, axis: .vertical)
        } else {
          TextEditor(text: $text)
        }
      }
      .multilineTextAlignment(alignment)
      .environment(\.layoutDirection, direction)
    }
  }

  /// Where the lines are, as wide as the longest of them, in 300 points.
  private func lines(_ editor: Editor) throws -> ClosedRange<CGFloat> {
    let harness = try Harness(editor, width: 300, height: 100)
    let edited = try #require(harness.root.textInputs.first?.editedNode)
    let frame = edited.convert(CGRect(origin: .zero, size: edited.size), to: nil)
    return frame.minX...frame.maxX
  }

  @Test("Lines are aligned in the width of an editor, not in that of the longest line")
  func editor() throws {
    // The longest line has 20 characters, each 8.5 points wide; the editor has 5 points at its sides.
    #expect(try lines(Editor(alignment: .leading)) == 5...175)
    #expect(try lines(Editor(alignment: .center)) == 65...235)
    #expect(try lines(Editor(alignment: .trailing)) == 125...295)
    #expect(try lines(Editor(alignment: .trailing, direction: .rightToLeft)) == 5...175)
    #expect(try lines(Editor(alignment: .leading, direction: .rightToLeft)) == 125...295)
  }

  @Test("Lines are aligned in the width of a field that grows downwards")
  func field() throws {
    #expect(try lines(Editor(alignment: .leading, isField: true)) == 0...170)
    #expect(try lines(Editor(alignment: .center, isField: true)) == 65...235)
    #expect(try lines(Editor(alignment: .trailing, isField: true)) == 130...300)
  }

  /// The caret, in the root's space.
  private func caret<Content: View>(_ harness: Harness<Content>) throws -> CGRect {
    let edited = try #require(harness.root.textInputs.first?.editedNode)
    return edited.convert(edited.currentCaret, to: nil)
  }

  @Test("A click puts the caret between the characters that it hits, the caret is drawn there")
  func clicks() throws {
    let harness = try Harness(Editor(alignment: .trailing), width: 300, height: 100)
    let hand = Hand(harness)
    // The first line begins 5 characters before the edge.
    try hand.tap(295 - 3 * 8.5, 15)
    #expect(try caret(harness).minX == 295 - 3 * 8.5)
    #expect(try caret(harness).minY < 20)
    try hand.key(.end)
    #expect(try caret(harness).minX == 295)
  }

  @Test("A window that takes nothing that is typed shows no caret")
  func inactive() throws {
    for state in [ControlActiveState.key, .inactive] {
      let editor = Editor(alignment: .leading).environment(\.controlActiveState, state)
      let harness = try Harness(editor, width: 300, height: 100)
      try Hand(harness).tap(100, 15)
      let edited = try #require(harness.root.textInputs.first?.editedNode)
      let caret = edited.convert(edited.currentCaret, to: nil)
      #expect(harness.drawn("#007aff").contains(caret) == (state == .key), "\(state)")
    }
  }

  @Test("What is composed makes lines longer on the side that is not aligned")
  func composing() throws {
    let harness = try Harness(Editor(text: "ab", alignment: .trailing), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.tap(290, 15)
    try hand.key(.end)
    try hand.text(.preedit("xyz", caret: 3))
    #expect(try caret(harness).minX == 295)
  }

  @Test("In an editor without a text the caret is where one would begin")
  func empty() throws {
    for (alignment, x) in [(TextAlignment.leading, 5.0), (.center, 150), (.trailing, 295)] {
      let harness = try Harness(Editor(text: "", alignment: alignment), width: 300, height: 100)
      try Hand(harness).tap(150, 15)
      #expect(try caret(harness).minX == x)
    }
  }
}
