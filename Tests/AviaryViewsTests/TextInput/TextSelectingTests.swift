import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Selecting of texts that can't be edited")
struct TextSelectingTests {
  // A character of the body font is 8.5 points wide.
  private func x(_ character: CGFloat) -> CGFloat { character * 8.5 }

  private struct Words: View {
    var string = "one two three"
    var body: some View {
      Text(verbatim: string).frame(width: 300, height: 60, alignment: .topLeading)
        .textSelection(.enabled)
    }
  }

  private func copied<V: View>(_ harness: Harness<V>, _ hand: Hand) throws -> String? {
    try hand.key("c", .control)
    var text: String?
    harness.root.input.clipboard.read { text = $0 }
    return text
  }

  @Test("A pointer that is dragged selects what it is dragged over, and Control and C copies it")
  func dragging() throws {
    let harness = try Harness(Words(), width: 300, height: 60)
    let hand = Hand(harness)
    try hand.drag(from: CGPoint(x: x(4), y: 8), to: CGPoint(x: x(7), y: 8))
    #expect(try copied(harness, hand) == "two")
  }

  @Test("Two clicks select a word, three a line, shift goes on from there")
  func clicks() throws {
    let harness = try Harness(Words(string: "one two three\nfour"), width: 300, height: 60)
    let hand = Hand(harness)
    try hand.tap(x(5), 8, clickCount: 2)
    #expect(try copied(harness, hand) == "two")
    try hand.tap(x(5), 8, clickCount: 3)
    #expect(try copied(harness, hand) == "one two three")
    try hand.tap(x(1), 8)
    hand.modifiers = .shift
    try hand.tap(x(5), 8)
    #expect(try copied(harness, hand) == "ne t")
  }

  @Test("Keys select: tab brings all, shift and arrows go on, escape lets go")
  func keys() throws {
    let harness = try Harness(Words(), width: 300, height: 60)
    let hand = Hand(harness)
    try hand.key(.tab)
    #expect(try copied(harness, hand) == "one two three")
    try hand.key(.leftArrow, .shift)
    #expect(try copied(harness, hand) == "one two thre")
    try hand.key(.leftArrow, [.shift, .control])
    #expect(try copied(harness, hand) == "one two ")
    let node = try #require(harness.root.node?.nodes(of: SelectableTextNode.self).first)
    #expect(node.hasSelectedText)
    try hand.key(.escape)
    #expect(!node.hasSelectedText)
    #expect(try copied(harness, hand) == "one two ", "what was copied stays")
  }

  @Test("What is selected runs over several lines")
  func lines() throws {
    let view = Text(verbatim: "one two three").frame(width: x(8)).textSelection(.enabled)
    let harness = try Harness(view, width: x(8), height: 60)
    let hand = Hand(harness)
    let node = try #require(harness.root.node?.nodes(of: SelectableTextNode.self).first)
    #expect(node.textLines?.count == 2)
    let frame = node.frameInRoot
    try hand.drag(
      from: CGPoint(x: x(4), y: frame.minY + 4),
      to: CGPoint(x: x(3), y: frame.maxY - 4)
    )
    #expect(try copied(harness, hand) == "two thr")
  }

  @Test("What is selected is drawn behind the text, and gone with the focus")
  func drawing() throws {
    struct Two: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "above").textSelection(.enabled)
          Text(verbatim: "below").textSelection(.enabled)
        }
      }
    }
    let harness = try Harness(Two(), width: 100, height: 60)
    let hand = Hand(harness)
    let nodes = harness.root.node?.nodes(of: SelectableTextNode.self) ?? []
    try #require(nodes.count == 2)
    let (first, second) = (nodes[0].frameInRoot, nodes[1].frameInRoot)
    let plain = harness.dump
    try hand.tap(first.minX + 10, first.midY, clickCount: 2)
    #expect(nodes[0].hasSelectedText)
    let selected = harness.dump
    #expect(plain != selected)
    try hand.tap(second.minX + 10, second.midY, clickCount: 2)
    #expect(!nodes[0].hasSelectedText)
    #expect(nodes[1].hasSelectedText)
    let anew = try Harness(Two(), width: 100, height: 60)
    try Hand(anew).tap(second.minX + 10, second.midY, clickCount: 2)
    #expect(anew.dump == harness.dump)
  }

  @Test("The title of a control is not selected, and what is disabled neither")
  func controls() throws {
    struct Controls: View {
      let tap: () -> Void
      var body: some View {
        VStack(spacing: 0) {
          Button(action: tap) { Text(verbatim: "button") }
          Text(verbatim: "plain").textSelection(.disabled)
        }
        .textSelection(.enabled)
      }
    }
    var taps = 0
    let harness = try Harness(Controls { taps += 1 }, width: 100, height: 60)
    let hand = Hand(harness)
    let text = try #require(harness.root.node?.nodes(of: TextNode.self).first)
    #expect(harness.root.node?.nodes(of: SelectableTextNode.self).count == 1)
    let frame = text.frameInRoot
    try hand.tap(frame.midX, frame.midY)
    #expect(taps == 1)
    try hand.drag(
      from: CGPoint(x: frame.minX + 1, y: frame.midY),
      to: CGPoint(x: frame.maxX, y: frame.midY)
    )
    #expect((text as? SelectableTextNode)?.hasSelectedText == false)
  }

  @Test("A finger that rests selects all and offers to copy; one that scrolls does not")
  func touch() throws {
    let harness = try Harness(Words(), width: 300, height: 120)
    let hand = Hand(harness)
    hand.device = .touch
    let node = try #require(harness.root.node?.nodes(of: SelectableTextNode.self).first)
    try hand.press(x(2), 8)
    try hand.move(x(2), 40)
    try hand.wait(0.7)
    try hand.release(x(2), 40)
    #expect(!node.hasSelectedText)
    let place = node.frameInRoot
    try hand.press(place.minX + 10, place.midY)
    try hand.wait(0.7)
    #expect(node.hasSelectedText)
    #expect(harness.labels.contains("Copy"))
  }

  @Test("A text that gets shorter keeps no place outside of it")
  func shorter() throws {
    struct Changing: View {
      @State private var isShort = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: isShort ? "one" : "one two three").textSelection(.enabled)
          Button("change") { isShort = true }.keyboardShortcut("k", modifiers: .control)
        }
      }
    }
    let harness = try Harness(Changing(), width: 200, height: 80)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key("k", .control)
    #expect(try copied(harness, hand) == "one")
  }
}

extension ViewNode {
  fileprivate var frameInRoot: CGRect { convert(CGRect(origin: .zero, size: size), to: nil) }
}
