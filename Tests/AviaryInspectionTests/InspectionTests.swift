@_spi(Engine) import AviaryEngine
import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Parity(number: count)
      Button("Add") { count += 1 }
      if count < 2 { Text("few") }
    }
  }
}

private struct Parity: View {
  var number: Int
  var body: some View { Text(number.isMultiple(of: 2) ? "even" : "odd") }
}

@MainActor
@Suite("Inspecting a screen")
struct InspectionTests {
  private func inspect(_ view: some View) -> Inspection {
    Inspection(Screen(view.explainsLayout()), generation: 3)
  }

  @Test("why a body ran is told from the event to the pixels")
  func bodies() throws {
    let inspection = inspect(Counter())
    defer { inspection.end() }
    try inspection.perform("tap") { try inspection.screen.button("Add").tap() }
    let report = try #require(inspection.last)
    let counter = try #require(report.bodies.first { $0.view == "Counter" })
    #expect(counter.changes == ["_count"])
    #expect(counter.reason(in: nil) == "its property count changed")
    let parity = try #require(counter.inner.first)
    #expect(parity.view == "Parity")
    #expect(parity.reason(in: "Counter") == "Counter gave it other values")
    #expect(!report.damage.isEmpty)
    #expect(report.bodyCount >= 2)
    #expect(report.text.contains("Counter: its property count changed"))
  }

  @Test("what tasks make of an event is told of with it")
  func later() async throws {
    struct Loader: View {
      @State private var number = 0
      @State private var text = "waiting"
      var body: some View {
        Button("Again") { number += 1 }
        Text(text).task(id: number) {
          await Task.yield()
          text = "loaded \(number)"
        }
      }
    }
    let inspection = inspect(Loader())
    defer { inspection.end() }
    await inspection.screen.settle()
    try await inspection.perform("tap") { try inspection.screen.button("Again").tap() }
    try await inspection.goOn { await inspection.screen.settle() }
    #expect(inspection.screen.text("loaded 1").exists)
    let report = try #require(inspection.last)
    #expect(report.event == "tap")
    #expect(report.bodies.contains { $0.changes == ["_text"] }, "\(report.text)")
    #expect(report.bodies.contains { $0.changes == ["_number"] }, "\(report.text)")
    #expect(!report.damage.isEmpty)
  }

  @Test("what changes nothing has no bodies and no pixels")
  func nothing() throws {
    let inspection = inspect(Counter())
    try inspection.perform("nothing") {}
    let report = try #require(inspection.last)
    #expect(report.bodies.isEmpty && report.bodyCount == 0 && report.damage.isEmpty)
    #expect(report.text.contains("the picture did not change"))
  }

  @Test("a view that is not watched does the same work, and nothing more")
  func costsNothing() throws {
    let plain = Screen(Counter())
    let watched = Inspection(Screen(Counter()), generation: 1)
    let work = try plain.measure { try plain.button("Add").tap() }
    let seen = try watched.screen.measure { try watched.screen.button("Add").tap() }
    #expect(work == seen)
    #expect(plain.root.bodyTrace == nil)
    watched.end()
    #expect(watched.screen.root.bodyTrace == nil)
  }

  @Test("a handle names its view until that goes, and no other after that")
  func handles() throws {
    let inspection = inspect(Counter())
    let few = try #require(try inspection.layout().first { $0.node.label == "few" })
    let again = try #require(try inspection.layout().first { $0.node.label == "few" })
    #expect(few.handle == again.handle)
    #expect(try inspection.frame(few.handle).width > 0)
    for _ in 0..<2 { try inspection.screen.button("Add").tap() }
    let error = #expect(throws: InspectionError.self) { try inspection.frame(few.handle) }
    #expect(error?.reason == .staleHandle)
    let old = InspectionHandle(generation: 2, kind: .node, number: few.handle.number)
    #expect(throws: InspectionError.self) { try inspection.frame(old) }
    let unknown = InspectionHandle(generation: 3, kind: .element, number: 999)
    #expect(throws: InspectionError.self) { try inspection.item(unknown) }
  }

  @Test(
    "handles are read as they are written, and nothing else is",
    arguments: [
      ("g1.n2", true), ("g12.e340", true), ("", false), ("g.n", false), ("1.n2", false),
      ("g1.x2", false), ("g1.n2.3", false), ("g1.n", false), ("button", false),
    ]
  )
  func handleText(text: String, isHandle: Bool) {
    #expect(InspectionHandle(text)?.description == (isHandle ? text : nil))
  }

  @Test("why a view has its size is told with what lies around it")
  func size() throws {
    let inspection = inspect(
      HStack { Text("A rather long title").frame(width: 60) }.frame(height: 20)
    )
    let (text, json) = try inspection.whySize("A rather long title")
    #expect(text.contains("fixed frame: width 60"))
    #expect(json["around"]?.array?.isEmpty == false)
    #expect(json["view"]?.string == "Text")
    let missing = #expect(throws: InspectionError.self) { try inspection.whySize("nothing") }
    #expect(missing?.reason == .notFound)
  }

  @Test("what is written in a view's environment is told, the innermost first")
  func environment() throws {
    let inspection = inspect(
      VStack {
        Text("inner").environment(\.inspectedLevel, 2)
        Text("outer")
      }
      .lineLimit(3)
      .environment(\.inspectedLevel, 1)
    )
    let (text, values) = try inspection.environment(of: "inner")
    #expect(values.first?.name == "inspectedLevel")
    #expect(values.first?.value == "2")
    #expect(values.first?.outerValue == "1")
    #expect(text.contains("inspectedLevel = 2  (further out: 1)"))
    #expect(values.contains { $0.name == "lineLimit" && $0.distance > 0 })
    #expect(Set(values.map(\.name)).count == values.count)
    let (_, outer) = try inspection.environment(of: "outer")
    let level = outer.first { $0.name == "inspectedLevel" }
    #expect(level?.value == "1")
    #expect(level?.outerValue == nil)
    let missing = #expect(throws: InspectionError.self) { try inspection.environment(of: "none") }
    #expect(missing?.reason == .notFound)
  }

  @Test("a name that several views have means none of them")
  func ambiguous() throws {
    let inspection = inspect(VStack { ForEach(0..<3) { _ in Text("same") } })
    let error = #expect(throws: InspectionError.self) { try inspection.whySize("same") }
    #expect(error?.reason == .ambiguous)
    #expect(error?.description.contains("g3.n") == true)
  }

  @Test("elements have handles, frames and actions")
  func elements() throws {
    let inspection = inspect(Counter())
    let items = try #require(try inspection.elementsJSON().array)
    let button = try #require(items.first { $0["label"] == "Add" })
    #expect(button["kind"] == "button")
    #expect(button["actions"]?.array?.contains("click") == true)
    let handle = try #require(InspectionHandle(button["handle"]?.string ?? ""))
    #expect(try inspection.item(handle).element.label == "Add")
  }
}

private struct InspectedLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var inspectedLevel: Int {
    get { self[InspectedLevelKey.self] }
    set { self[InspectedLevelKey.self] = newValue }
  }
}
