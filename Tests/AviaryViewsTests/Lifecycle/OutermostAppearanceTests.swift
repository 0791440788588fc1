import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Appearing and disappearing at the outermost place")
struct OutermostAppearanceTests {
  @Observable final class Model {
    var id = 0
    var isShown = true
    @ObservationIgnored var log: [String] = []
    func tell(_ text: String) { log.append(text) }
  }

  private struct Named: View {
    let model: Model
    var body: some View {
      Text("\(model.id)")
        .onAppear { [id = model.id] in model.tell("+\(id)") }
        .onDisappear { [id = model.id] in model.tell("-\(id)") }
        .id(model.id)
    }
  }

  private struct Outer: View {
    let model: Model
    var body: some View {
      Named(model: model)
        .onAppear { model.tell("appear") }
        .onDisappear { model.tell("disappear") }
    }
  }

  @Test("an action outside of a changed id is called once, and for good when the window closes")
  func changedID() throws {
    let model = Model()
    let harness = try Harness(Outer(model: model))
    #expect(model.log == ["+0", "appear"])
    for id in 1...2 {
      model.log = []
      model.id = id
      try harness.host.update()
      #expect(model.log == ["+\(id)", "-\(id - 1)"])
    }
    model.log = []
    harness.host.close()
    #expect(Set(model.log) == ["-2", "disappear"])
  }

  @Test("what comes appears before what goes disappears, in a stack too")
  func order() throws {
    let model = Model()
    let harness = try Harness(VStack { Outer(model: model) })
    model.log = []
    model.id = 1
    try harness.host.update()
    #expect(model.log.prefix(2) == ["+1", "appear"])
    #expect(Set(model.log.dropFirst(2)) == ["-0", "disappear"])
  }

  private struct Maybe: View {
    let model: Model
    var body: some View {
      AnyView(
        model.isShown
          ? AnyView(Text("a").onAppear { model.tell("+") }.onDisappear { model.tell("-") })
          : AnyView(EmptyView())
      )
      .onAppear { model.tell("appear") }
      .onDisappear { model.tell("disappear") }
    }
  }

  @Test("an empty erased view appears where it is all that is shown")
  func empty() throws {
    let model = Model()
    model.isShown = false
    let harness = try Harness(Maybe(model: model))
    #expect(model.log == ["appear"])
    for (isShown, told) in [(true, ["+"]), (false, ["-"]), (true, ["+"])] {
      model.log = []
      model.isShown = isShown
      try harness.host.update()
      #expect(model.log == told)
    }
    model.isShown = false
    try harness.host.update()
    model.log = []
    harness.host.close()
    #expect(model.log == ["disappear"])
  }

  @Test("an empty view does not appear in a stack, nor one that is empty by its type")
  func emptyElsewhere() throws {
    let model = Model()
    model.isShown = false
    let stack = try Harness(VStack { Maybe(model: model) })
    let typed = try Harness(EmptyView().onAppear { model.tell("typed") })
    #expect(model.log == [])
    withExtendedLifetime((stack, typed)) {}
  }

  @Test("several views at the outermost place appear one by one")
  func several() throws {
    let model = Model()
    let harness = try Harness(
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { model.tell("appear") }
    )
    #expect(model.log == ["appear", "appear"])
    withExtendedLifetime(harness) {}
  }
}
