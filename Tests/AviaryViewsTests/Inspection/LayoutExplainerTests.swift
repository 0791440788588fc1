@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGraphics
@_spi(Engine) import AviaryLayout
import AviaryStacks
import AviaryTestSupport
import SwiftUI
import Testing

@Suite("LayoutExplainer")
@MainActor
struct LayoutExplainerTests {
  private struct Card: View {
    let title: String

    var body: some View { Text(title).padding(10) }
  }

  private struct Page: View {
    var body: some View {
      VStack(spacing: 0) {
        Card(title: "ab")
        Color.red
      }
    }
  }

  @Test("the text numbers the nodes and says what each was offered, took, and where it lies")
  func text() throws {
    let harness = try Harness(Page(), width: 100, height: 100)
    let tree = try #require(LayoutExplainer.explain(harness.root))
    let lines = tree.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "[1] window  100 × 100 → 100 × 100 at (0, 0)")
    #expect(lines.contains("  [2] VStack of Page  100 × 100 → 100 × 100 at (0, 0)"))
    #expect(lines.contains("    [3] padding of Card  100 × 50 → 37 × 41 at (31.5, 0)"))
    #expect(lines.contains("      [4] Text \"ab\"  80 × 30 → 17 × 21 at (41.5, 10)"))
    #expect(lines.contains("    [5] Color  100 × 59 → 100 × 59 at (0, 41)"))
  }

  @Test("what a tool puts around the view is passed over")
  func marks() throws {
    let content = Color.red.explainsLayout().frame(width: 40).background(Color.white)
    let harness = try Harness(content, width: 40, height: 100)
    let tree = try #require(LayoutExplainer.explain(harness.root))
    #expect(tree.all.map(\.view) == ["window", "Color"])
    #expect(tree.reason.steps.contains("fixed frame: width 40, height the child's 100"))
  }

  @Test("several views stand in a column")
  func several() throws {
    let content = TupleView((Color.red.frame(height: 10), Color.red.frame(height: 20)))
      .explainsLayout()
    let harness = try Harness(content)
    let tree = try #require(LayoutExplainer.explain(harness.root))
    #expect(tree.children.map(\.view) == ["frame", "frame"])
    #expect(
      tree.reason.summary.hasPrefix("window, a VStack of several views: 2 children share 836")
    )
  }

  @Test("every proposal is there once, with its answer; explaining asks nothing more")
  func proposals() throws {
    let recorder = LayoutRecorder()
    let text = FakeTextEngine()
    let host = ViewHost(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 40)
        Color.blue
      },
      textEngine: text,
      images: FakeImages()
    ) { _ in }
    host.root.layoutTrace = recorder
    host.proposal = ProposedViewSize(width: 100, height: 20)
    try host.update()
    let tree = try #require(LayoutExplainer.explain(host.root, recorder: recorder))
    let blue = try #require(tree.all.last { $0.view == "Color" })
    let asked = try #require(blue.measurements)
    #expect(asked.map(\.proposal.width) == [0, .infinity, 60])
    #expect(asked.map(\.size.width) == [0, .infinity, 60])
    let lines = tree.text.split(separator: "\n").suffix(4).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "asked 3 proposals", "0 × 20 → 0 × 20, the least width",
        "∞ × 20 → ∞ × 20, the greatest width", "60 × 20 → 60 × 20",
      ]
    )
    let again = try #require(LayoutExplainer.explain(host.root, recorder: recorder))
    #expect(again == tree)
  }

  @Test("explaining changes nothing that can be seen")
  func harmless() throws {
    let harness = try Harness(Page(), width: 100, height: 100)
    let before = harness.dump
    _ = LayoutExplainer.explain(harness.root)
    #expect(!harness.root.isDirty)
    #expect(harness.dump == before)
    let work = try harness.work()
    #expect(work.measurements == 0 && work.bodies == 0)
  }

  @Test("JSON holds what the text tells, infinity as a string")
  func json() throws {
    let view = HStack(spacing: 0) { Color.red.frame(minWidth: 10) }
    let harness = try Harness(view, width: .infinity, height: 20)
    let tree = try #require(LayoutExplainer.explain(harness.root))
    let json = try JSONSerialization.jsonObject(with: Data(tree.json().utf8))
    let window = try #require(json as? [String: Any])
    #expect(window["view"] as? String == "window")
    #expect(window["number"] as? Int == 1)
    #expect((window["size"] as? [String: Any])?["width"] as? String == "infinity")
    #expect((window["children"] as? [Any])?.count == 1)
    let ideal = try Harness(view, width: nil, height: 20)
    let text = try #require(LayoutExplainer.explain(ideal.root)).json()
    #expect(text.contains("\"width\" : null"))
  }

  @Test("nodes in one frame share an outline, and numbers in a row are a range")
  func outlines() throws {
    let harness = try Harness(Page(), width: 100, height: 100)
    let tree = try #require(LayoutExplainer.explain(harness.root))
    let outlines = LayoutOutlines(tree, textEngine: harness.text)
    #expect(outlines.tags == ["1–2", "3", "4", "5"])
    #expect(LayoutOutlines.tag([3, 4, 5, 7, 9, 10]) == "3–5, 7, 9–10")
    let list = outlines.over(harness.root.displayList(), page: .white)
    #expect(list.size == CGSize(width: 100, height: 100))
    #expect(list.dump.contains("1–2"))
  }
}
