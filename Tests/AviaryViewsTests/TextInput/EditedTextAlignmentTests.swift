import SwiftUI
import SwiftUITesting
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

  private func screen<V: View>(_ editor: V) -> Screen {
    Screen(editor, size: ScreenSize(width: 300, height: 100))
  }

  private func edited(_ screen: Screen) throws -> EditedTextNode {
    try #require(screen.root.textInputs.first?.editedNode)
  }

  /// Where the lines are, as wide as the longest of them, in 300 points.
  private func lines(of screen: Screen) throws -> ClosedRange<CGFloat> {
    let edited = try edited(screen)
    let frame = edited.convert(CGRect(origin: .zero, size: edited.size), to: nil)
    return frame.minX...frame.maxX
  }

  /// Checks that lines are so wide as is told of the longest, and at one of the places of what is so wide.
  private func check(_ editor: Editor, in space: ClosedRange<CGFloat>, at place: TextAlignment)
    throws
  {
    let lines = try lines(of: screen(editor))
    let width = lines.upperBound - lines.lowerBound
    #expect(width > 100 && width < 200, "the longest line has 20 letters")
    let free = space.upperBound - space.lowerBound - width
    let share: CGFloat = place == .leading ? 0 : place == .center ? 0.5 : 1
    // Places of texts are at whole pixels.
    #expect(abs(lines.lowerBound - space.lowerBound - free * share) <= 0.5, "\(lines)")
  }

  @Test("Lines are aligned in the width of an editor, not in that of the longest line")
  func editor() throws {
    // The editor has 5 points at its sides.
    let space: ClosedRange<CGFloat> = 5...295
    for alignment in [TextAlignment.leading, .center, .trailing] {
      try check(Editor(alignment: alignment), in: space, at: alignment)
    }
    let backwards = LayoutDirection.rightToLeft
    try check(Editor(alignment: .trailing, direction: backwards), in: space, at: .leading)
    try check(Editor(alignment: .leading, direction: backwards), in: space, at: .trailing)
  }

  @Test("Lines are aligned in the width of a field that grows downwards")
  func field() throws {
    for alignment in [TextAlignment.leading, .center, .trailing] {
      try check(Editor(alignment: alignment, isField: true), in: 0...300, at: alignment)
    }
  }

  /// The caret, in points of the screen.
  private func caret(_ screen: Screen) throws -> CGRect {
    let edited = try edited(screen)
    return edited.convert(edited.currentCaret, to: nil)
  }

  /// Where the caret is drawn, and a point around: it is drawn in whole pixels.
  private func drawnCaret(_ screen: Screen) -> CGRect {
    screen.root.drawn("#007aff").insetBy(dx: -1, dy: -1)
  }

  @Test("A click puts the caret between the characters that it hits, the caret is drawn there")
  func clicks() throws {
    let screen = screen(Editor(alignment: .trailing))
    screen.pointer = .mouse
    try screen.textEditor.tap()
    let letters = try screen.textEditor.frame(of: "llo")
    try screen.tap(at: CGPoint(x: letters.minX, y: letters.midY))
    #expect(try caret(screen).minX == letters.minX)
    #expect(try caret(screen).minY < 20)
    #expect(try drawnCaret(screen).contains(caret(screen)))
    try screen.press(.end)
    #expect(try abs(caret(screen).minX - letters.maxX) <= 0.5)
    #expect(try abs(caret(screen).minX - 295) <= 0.5)
  }

  @Test("A window that takes nothing that is typed shows no caret")
  func inactive() throws {
    for state in [ControlActiveState.key, .inactive] {
      let screen = screen(Editor(alignment: .leading).environment(\.controlActiveState, state))
      try screen.textEditor.tap()
      #expect(try drawnCaret(screen).contains(caret(screen)) == (state == .key))
    }
  }

  @Test("What is composed makes lines longer on the side that is not aligned")
  func composing() throws {
    let screen = screen(Editor(text: "ab", alignment: .trailing))
    try screen.textEditor.tap()
    try screen.press(.end)
    let end = try caret(screen).minX
    let before = try screen.textEditor.frame(of: "ab").minX
    try screen.compose(["xyz"], commit: nil)
    #expect(try caret(screen).minX == end)
    #expect(abs(end - 295) <= 0.5)
    #expect(try screen.textEditor.frame(of: "ab").minX < before - 10)
  }

  @Test("In an editor without a text the caret is where one would begin")
  func empty() throws {
    for (alignment, x) in [(TextAlignment.leading, 5.0), (.center, 150), (.trailing, 295)] {
      let screen = screen(Editor(text: "", alignment: alignment))
      try screen.textEditor.tap()
      #expect(try caret(screen).minX == x)
    }
  }
}
