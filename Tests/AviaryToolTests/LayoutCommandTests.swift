import Foundation
import Testing

@Suite("The command inspect --layout", .serialized)
final class LayoutCommandTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private func run(_ arguments: String..., source: String? = nil) throws -> ToolRunner.Outcome {
    try runner.run(["inspect", "--layout", "Card.swift"] + arguments, source: source)
  }

  private let card = """
    struct Title: View { var body: some View { Color.red.frame(height: 20) } }
    struct Card: View {
      var body: some View {
        HStack(spacing: 16) {
          Title()
          Color.blue.frame(width: 40)
        }
        .padding()
      }
    }
    """

  @Test("each node is told with what it was offered, what it took, where it lies, and why")
  func text() throws {
    let outcome = try run("--width", "288", "--height", "100", source: card)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        [1] window  288 × 100 → 288 × 100 at (0, 0)
            window: offers its one view what there is, and is as large
              fixed frame: 288 × 100, whatever is proposed
          [2] padding of Card  288 × 100 → 288 × 100 at (0, 0)
              padding: 16 on all edges around the child's 256 × 68, which was offered 256 × 68
            [3] HStack  256 × 68 → 256 × 68 at (16, 16)
                HStack: 2 children share 240 after 1 gap of 16, the least flexible first
                  child 2: offered 120, takes 40 (always 40)
                  child 1: offered 200, takes 200 (can be 0...∞)
                  height: the greatest of the children's, 68
              [4] frame of Title  200 × 68 → 200 × 20 at (16, 40)
                  fixed frame: height 20, width the child's 200
                [5] Color  200 × 20 → 200 × 20 at (16, 40)
                    Color: takes the proposal 200 × 20
              [6] frame  120 × 68 → 40 × 68 at (232, 16)
                  fixed frame: width 40, height the child's 68
                [7] Color  40 × 68 → 40 × 68 at (232, 16)
                    Color: takes the proposal 40 × 68

        """
    )
    let all = try run("--all-proposals", "--width", "288", "--height", "100")
    #expect(
      all.output.contains(
        """
                  asked 3 proposals
                    0 × 68 → 0 × 20, the least width
                    ∞ × 68 → ∞ × 20, the greatest width
                    200 × 68 → 200 × 20

        """
      )
    )
    let json = try run("--json", "--width", "288")
    let tree = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(tree?["view"] as? String == "window")
    #expect((tree?["size"] as? [String: Any])?["width"] as? Int == 288)
  }

  @Test(
    "with an output the view is drawn with its frames outlined",
    arguments: ["png", "svg", "pdf"]
  )
  func picture(format: String) throws {
    let outcome = try run("-o", "layout.\(format)", "--width", "288", source: card)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("\ndrawn: layout.\(format)\n"))
    let drawn = try Data(contentsOf: runner.folder.appendingPathComponent("layout.\(format)"))
    let start = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF"][format] ?? ""
    #expect(drawn.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    let plain = try runner.run(
      ["render", "Card.swift", "-o", "plain.\(format)", "--width", "288"]
    )
    #expect(plain.status == 0)
    let other = try Data(contentsOf: runner.folder.appendingPathComponent("plain.\(format)"))
    #expect(drawn != other)
    guard format == "svg" else { return }
    // One frame for the window and the padding, one for the row, one for each of its two views.
    let outline = /stroke="rgb\([^"]*\)"/
    let text = String(decoding: drawn, as: UTF8.self)
    #expect(text.matches(of: outline).count == 4)
    #expect(!String(decoding: other, as: UTF8.self).contains(outline))
  }

  @Test("who reads may stop early, without an error")
  func pipe() throws {
    let source =
      "struct Card: View { var body: some View { VStack { ForEach(0..<2000) { Text(\"\\($0)\") } } } }"
    let command = "inspect --layout Card.swift | head -1; exit ${PIPESTATUS[0]}"
    let outcome = try runner.run(inShell: command, source: source)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("[1] window  390 × 844 →"))
    #expect(outcome.errors == "")
  }

  @Test("several previews are told one after the other, and drawn into numbered pictures")
  func previews() throws {
    let source = """
      #Preview("One") { Color.red.frame(width: 10, height: 10) }
      #Preview("Two") { Color.red.frame(width: 20, height: 20) }
      """
    let outcome = try run("-o", "a.png", source: source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("One:\n[1] window"))
    #expect(outcome.output.contains("\n\nTwo:\n[1] window"))
    #expect(runner.fileExists("a-1.png") && runner.fileExists("a-2.png"))
    let second = try run("--preview", "Two")
    #expect(second.output.contains("[2] frame  390 × 844 → 20 × 20 at (0, 0)"))
  }

  @Test("of a view without a size the layout is told, and that there is nothing to draw")
  func nothing() throws {
    let source =
      "struct Card: View { var body: some View { Color.red.frame(width: 0, height: 0) } }"
    let outcome = try run("-o", "a.png", source: source)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[2] frame of Card  390 × 844 → 0 × 0 at (0, 0)"))
    #expect(outcome.errors.contains("the view is 0 × 0 points: there is nothing to draw"))
    #expect(!runner.fileExists("a.png"))
    #expect(try run().status == 0, "no picture was asked for")
  }

  @Test(
    "what can't be done is refused in one message",
    arguments: [
      (["inspect", "--layout", "nowhere.swift"], 1, "there is no such file"),
      (["inspect", "--layout"], 64, "needs a Swift file"),
      (["inspect", "--layout", "Card.swift"], 1, "declares no View and no #Preview"),
      (["inspect", "--layout", "Card.swift", "--width", "0"], 64, "--width 0 is out of range"),
      (["inspect", "--layout", "Card.swift", "-o", "/proc/a.png"], 1, "cannot write /proc/a.png"),
      (["inspect", "--layout", "Card.swift", "-o", "a.gif"], 64, ".gif"),
      (["inspect", "Card.swift", "-o", "a.png"], 64, "takes --output only with --layout"),
    ]
  )
  func refusal(arguments: [String], status: Int, words: String) throws {
    let outcome = try runner.run(arguments, source: "struct Thing {}")
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
