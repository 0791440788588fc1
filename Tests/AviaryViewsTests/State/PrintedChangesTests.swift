import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private final class Tally: ObservableObject {
  @Published var total = 0
}

@Observable private final class Name {
  var text = "a"
}

/// What bodies told, in their order.
private final class Told { var lines: [String] = [] }

private struct Doubled: DynamicProperty {
  @State var half = 1
}

private struct Child: View {
  let told: Told
  let number: Int
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = told.lines.append(ViewChanges.description(of: Self.self))
    Text(verbatim: "\(number) \(isEnabled)")
  }
}

private struct Parent: View {
  let told: Told
  let name: Name
  @State private var count = 0
  @State private var other = 0
  @ObservedObject var tally: Tally
  private var doubled = Doubled()

  init(_ told: Told, _ name: Name, _ tally: Tally) {
    self.told = told
    self.name = name
    self.tally = tally
  }

  var body: some View {
    let _ = told.lines.append(ViewChanges.description(of: Self.self))
    VStack {
      Button("count \(name.text)") { count += 1 }
      Button("both") {
        count += 1
        other += 1
      }
      Button("half \(doubled.half)") { doubled.half += 1 }
      Child(told: told, number: other).disabled(count > 1)
    }
  }
}

@MainActor
@Suite("Why bodies run")
struct PrintedChangesTests {
  @Test("A body tells which of its view's properties have changed since its last run")
  func changes() throws {
    let told = Told()
    let (name, tally) = (Name(), Tally())
    let harness = try Harness(Parent(told, name, tally), width: 300, height: 300)
    func lines(_ change: () -> Void) throws -> [String] {
      told.lines = []
      change()
      try harness.host.update()
      return told.lines
    }
    #expect(
      told.lines == [
        "Parent: @self, @identity, _count, _other, _tally, doubled changed.",
        "Child: @self, @identity, _isEnabled changed.",
      ]
    )
    let buttons = harness.root.actionNodes
    #expect(try lines { buttons[0].activate() } == ["Parent: _count changed."])
    #expect(
      try lines { buttons[1].activate() } == [
        "Parent: _count, _other changed.", "Child: @self, _isEnabled changed.",
      ]
    )
    #expect(try lines { buttons[2].activate() } == ["Parent: doubled changed."])
    #expect(try lines { tally.total += 1 } == ["Parent: _tally changed."])
    #expect(try lines { name.text = "b" } == ["Parent: @dependencies changed."])
    #expect(try lines { buttons[0].activate() } == ["Parent: _count changed."])
    #expect(try lines { told.lines = [] } == [])
  }

  private struct Reader: View {
    let told: Told
    let name: Name
    @State private var unread = 0
    var body: some View {
      let _ = told.lines.append(ViewChanges.description(of: Self.self))
      Button(name.text) { unread += 1 }
    }
  }

  @Test("A property that the body has not read is not why it runs")
  func unread() throws {
    let told = Told()
    let name = Name()
    let harness = try Harness(Reader(told: told, name: name), width: 300, height: 300)
    told.lines = []
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(told.lines == [])
    name.text = "b"
    try harness.host.update()
    #expect(told.lines == ["Reader: @dependencies changed."])
  }

  @Test("Asked for outside of a body, nothing has changed")
  func outside() {
    #expect(ViewChanges.description(of: Text.self) == "Text: unchanged.")
  }
}
