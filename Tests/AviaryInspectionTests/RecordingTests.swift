import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Recording what is done")
struct RecordingTests {
  @Test("texts and wheels are gathered, waits are not repeated")
  func lines() {
    var recording = Recording(subject: "Form()", width: 390, height: 844)
    #expect(recording.isEmpty)
    recording.add("try screen.button(\"Add\").tap()")
    recording.add(Recording.rest)
    recording.add(Recording.rest)
    recording.type("M")
    recording.type("ilk\n")
    let place = CGPoint(x: 10, y: 20.5)
    recording.scroll(by: CGSize(width: 0, height: 30), at: place)
    recording.scroll(by: CGSize(width: 0, height: 12), at: place)
    #expect(
      recording.source(expecting: ["#expect(screen.text(\"4\").exists)"]) == """
        import SwiftUI
        import SwiftUITesting
        import Testing

        @MainActor
        @Test func formIsUsed() async throws {
          let screen = Screen(Form(), size: ScreenSize(width: 390, height: 844))
          try screen.button("Add").tap()
          await screen.settle()
          try screen.type("Milk\\n")
          try screen.scroll(by: CGSize(width: 0, height: 42), at: CGPoint(x: 10, y: 20.5))
          await screen.settle()
          #expect(screen.text("4").exists)
        }

        """
    )
  }

  @Test("a test is made with the settings, and has what was done in an earlier program")
  func settings() {
    var earlier = Recording(subject: "Form()", width: 390, height: 844)
    earlier.add("try screen.button(\"Add\").tap()")
    earlier.type("Milk")
    var recording = Recording(subject: "PreviewedView()", width: 390, height: 844)
    recording.settings = ["colorScheme: .dark"]
    recording.preparation = ["screen.contrast = .increased"]
    recording.declarations = "private struct PreviewedView: View {}"
    recording.goOn(from: earlier.steps)
    recording.add("try screen.button(\"Remove\").tap()")
    #expect(
      recording.source() == """
        import SwiftUI
        import SwiftUITesting
        import Testing

        private struct PreviewedView: View {}

        @MainActor
        @Test func previewedViewIsUsed() async throws {
          let screen = Screen(PreviewedView(), size: ScreenSize(width: 390, height: 844), colorScheme: .dark)
          screen.contrast = .increased
          try screen.button("Add").tap()
          try screen.type("Milk")
          try screen.button("Remove").tap()
          await screen.settle()
        }

        """
    )
  }

  @Test("after some time that passed nothing is waited for, nor where nothing was done")
  func passingTime() {
    var recording = Recording(subject: "Form()", width: 390, height: 844)
    #expect(!recording.source().contains("settle"))
    recording.advance(by: 1)
    let source = recording.source(expecting: ["#expect(screen.text(\"4\").exists)"])
    #expect(
      source.contains(
        """
          await screen.advance(by: .seconds(1))
          #expect(
        """
      )
    )
    recording.type("a")
    #expect(recording.source().contains("try screen.type(\"a\")\n  await screen.settle()\n"))
  }

  @Test(
    "texts are written so that they read as what they were",
    arguments: [
      ("a", "\"a\""), ("\"\\(x)\"", "\"\\\"\\\\(x)\\\"\""), ("\n\t\r", "\"\\n\\t\\r\""),
      ("\u{0}\u{7f}", "\"\\u{0}\\u{7f}\""), ("日本", "\"日本\""),
    ]
  )
  func literals(text: String, source: String) { #expect(Recording.literal(text) == source) }

  @Test("an element is found by what it is called, by its place among equals, or not at all")
  func queries() throws {
    let screen = Screen(
      VStack {
        Button("Add") {}
        Button("Same") {}
        Button("Same") {}
        Text("x").accessibilityIdentifier("mark")
        Color.red.frame(height: 20)
      }
    )
    func query(_ element: ScreenElement) throws -> String? {
      let frame = try element.frame
      return ElementSource.query(at: CGPoint(x: frame.midX, y: frame.midY), on: screen)
    }
    #expect(try query(screen.button("Add")) == "screen.button(\"Add\")")
    #expect(try query(screen.buttons[2]) == "screen.button(\"Same\")[1]")
    #expect(
      try query(screen.element(identifier: "mark")) == "screen.element(identifier: \"mark\")"
    )
    #expect(ElementSource.query(at: CGPoint(x: -5, y: -5), on: screen) == nil)
  }

  @Test(
    "toggles, wheels and rows are found as tests find them, and a button with a tab's name without an index"
  )
  func kinds() throws {
    let screen = Screen(
      TabView {
        Tab("Home", systemImage: "house") {
          List {
            Button("Home") {}
            Toggle("On", isOn: .constant(true))
            Text("On")
            Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.wheel)
          }
        }
      }
    )
    func query(_ kind: ElementKind, _ element: ScreenElement) throws -> String? {
      let wanted = try element.frame
      let items = screen.items
      return items.first { $0.item.element.frame == wanted && kind.includes($0.item.element) }
        .flatMap { ElementSource.query(for: $0, among: items) }
    }
    #expect(try query(.toggle, screen.toggle("On")) == "screen.toggle(\"On\")")
    #expect(try query(.button, screen.button("Home")) == "screen.button(\"Home\")")
    #expect(try query(.wheel, screen.wheel("Size")) == "screen.wheel(\"Size\")")
    #expect(try query(.row, screen.rows[2]) == "screen.row(\"On\")[1]")
    #expect(try screen.row("On")[1].text("On").exists)
  }

  @Test("what has come since is expected")
  func expectations() throws {
    struct View2: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
    }
    let screen = Screen(View2())
    let marks = ElementSource.marks(of: screen)
    #expect(ElementSource.expectations(since: marks, on: screen) == [])
    try screen.button("Add").tap()
    #expect(
      ElementSource.expectations(since: marks, on: screen) == [
        "#expect(screen.text(\"Count 1\").exists)"
      ]
    )
  }
}
