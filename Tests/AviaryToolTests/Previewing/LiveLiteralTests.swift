import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryCommand
@testable import AviaryDriver

@Suite("Literals that change while previews run", .serialized)
struct LiveLiteralTests {
  private func source(_ body: String) -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  private func live(_ body: String, leavingAlone: Set<String> = []) -> LiveSource {
    LiveSource(source(body), path: "/p/A.swift", leftAlone: leavingAlone)
  }

  @Test("what is compiled has the same lines, and asks for each literal")
  func text() {
    let text = live("Text(\"ab\").padding(12)").text
    #expect(text.split(separator: "\n").count == source("x").split(separator: "\n").count)
    #expect(
      text.hasPrefix(
        "internal import func AviaryDriver._liveInteger; internal import func AviaryDriver._liveText; import SwiftUI\n"
      )
    )
    #expect(text.contains("Text(_liveText(") && text.contains(", \"ab\")).padding(_liveInteger("))
    #expect(live("A()").text == source("A()"))
    let other = LiveSource(source("Text(\"ab\").padding(12)"), path: "/p/B.swift", leftAlone: [])
    #expect(other.text != text)
  }

  @Test("a source with other literals tells them; one in which more has changed does not")
  func changes() throws {
    let live = live("Text(\"ab\").padding(12).tint(.red)")
    #expect(try #require(live.changes(to: source("Text(\"ab\").padding(12).tint(.red)"))).isEmpty)
    let changes = try #require(
      live.changes(to: source("Text(\"a\\nb\").padding(8.5).tint(.blue)"))
    )
    #expect(changes.map(\.value) == ["a\nb", "8.5", "blue"])
    #expect(Set(changes.map(\.id)).count == 3)
    for more in [
      "Text(\"ab\").padding(x).tint(.red)", "Text(\"a\\(b)\").padding(12).tint(.red)", "",
    ] {
      #expect(live.changes(to: source(more)) == nil)
    }
  }

  @Test("lines that did not compile are left alone; where that does not help, all of the file is")
  func leftAlone() {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("left-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var left = LeftAlone(file)
    #expect(left["/a"] == [])
    left.add([2, 99], of: "one\ntwo\nthree", path: "/a")
    #expect(LeftAlone(file)["/a"] == ["two"])
    left.add([2], of: "one\ntwo", path: "/a")
    #expect(LeftAlone(file)["/a"] == nil)
    #expect(LeftAlone(file)["/b"] == [])
  }

  @Test("a literal has the type that is wanted, and takes values of that type alone")
  @MainActor
  func values() {
    let length: CGFloat = _liveInteger(1, 12)
    let count: Int = _liveInteger(2, 3)
    let small: UInt8 = _liveInteger(3, 4)
    let opacity: Double = _liveFloat(4, 0.5)
    let isOn: Bool = _liveBoolean(5, true)
    let title: String = _liveText(6, "ab")
    let key: LocalizedStringKey = _liveText(7, "ab")
    let fixed: StaticString = _liveText(8, "ab")
    #expect((length, count, small, opacity) == (12, 3, 4, 0.5))
    #expect(
      isOn && title == "ab" && key == "ab" && "\(fixed)" == "ab" && _liveColor(9, .red) == .red
    )
    let wrong = LiveLiterals.shared.set([
      1: "8.5", 2: "1.5", 3: "256", 4: "1_0", 5: "false", 6: "cd", 7: "cd", 8: "cd", 9: "blue",
      10: "1",
    ])
    defer { _ = LiveLiterals.shared.set([:]) }
    // A fraction is no Int, 256 no UInt8, a value no static string, and of the last nobody knows the type.
    #expect(wrong == [2, 3, 8, 10])
    let newLength: CGFloat = _liveInteger(1, 12)
    let newCount: Int = _liveInteger(2, 3)
    let newOpacity: Double = _liveFloat(4, 0.5)
    let newKey: LocalizedStringKey = _liveText(7, "ab")
    #expect((newLength, newCount, newOpacity) == (8.5, 3, 10))
    #expect(newKey == "cd" && !_liveBoolean(5, true) && _liveColor(9, .red) == .blue)
    #expect(LiveLiterals.shared.set([:]).isEmpty)
    #expect(_liveColor(9, .red) == .red)
  }

  @Test("bodies show what literals are now, and what views hold is kept")
  @MainActor
  func showing() async throws {
    let choice = Driver.Choice(name: "A", id: "A", drawable: "A", space: .natural) {
      AnyView(Labeled(title: _liveText(21, "old title")))
    }
    let preview = try await ShownPreview(choice, PreviewSettings(), generation: 1, date: nil)
    try preview.screen.button("Tap").tap()
    #expect(preview.screen.text("old title 1").exists && preview.screen.text("old row").exists)
    #expect(LiveLiterals.shared.set([21: "new title", 22: "new row"]) == [])
    defer { _ = LiveLiterals.shared.set([:]) }
    try await preview.showLiterals()
    #expect(preview.screen.text("new title 1").exists && preview.screen.text("new row").exists)
    #expect(!preview.screen.text("old row").exists)
  }
}

private struct Labeled: View {
  let title: String
  @State private var taps = 0
  var body: some View {
    VStack {
      Text("\(title) \(taps)")
      Button("Tap") { taps += 1 }
      ForEach(0..<1) { _ in Inner() }
    }
  }
}

/// Takes nothing, so that only its own body can tell that its code has changed.
private struct Inner: View {
  var body: some View { Text(verbatim: _liveText(22, "old row")) }
}
