import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Addresses from outside")
struct OpenURLTests {
  @Observable final class Model {
    var log: [String] = []
    var isShown = true
  }

  private struct Shown: View {
    let model: Model
    var body: some View {
      VStack {
        if model.isShown {
          Text("a").onOpenURL { model.log.append("inner \($0)") }
        }
      }
      .onOpenURL { model.log.append("outer \($0)") }
    }
  }

  @Test("each view that takes addresses is called, the outermost first, while it is shown")
  func handlers() throws {
    let model = Model()
    let harness = try Harness(Shown(model: model))
    let url = URL(string: "shop://item/1")!
    #expect(harness.root.receive(url))
    #expect(model.log == ["outer shop://item/1", "inner shop://item/1"])
    model.isShown = false
    model.log = []
    try harness.host.update()
    #expect(harness.root.receive(url))
    #expect(model.log == ["outer shop://item/1"])
    #expect(try !Harness(Text("a")).root.receive(url))
  }

  @Test("conditions are parts of addresses")
  func conditions() {
    #expect(ExternalEventConditions.match(["item"], "shop://item/1"))
    #expect(ExternalEventConditions.match(["*"], "shop://item/1"))
    #expect(!ExternalEventConditions.match(["cart", ""], "shop://item/1"))
    #expect(!ExternalEventConditions.match([], "shop://item/1"))
    #expect(ExternalEventConditions.match(["ITEM"], "shop://item/1"), "whatever the case")
    #expect(ExternalEventConditions.match(["cafe"], "shop://Caf\u{e9}/1"), "whatever the accents")
  }

  @Test("what several views of a window say counts together, outer and inner, side by side")
  func unionOfConditions() throws {
    final class Told {
      var last: ExternalEventConditions?
    }
    let told = Told()
    _ = try Harness(
      VStack {
        Text("a").handlesExternalEvents(preferring: ["a"], allowing: [])
          .handlesExternalEvents(preferring: ["outer"], allowing: ["x"])
        Text("b").handlesExternalEvents(preferring: ["b"], allowing: ["y"])
      }
      .onPreferenceChange(ExternalEventsKey.self) { told.last = $0 }
    )
    #expect(told.last?.preferring == ["a", "outer", "b"])
    #expect(told.last?.allowing == ["x", "y"])
  }

  @Test("activities are kept, and it is said that nobody goes on with them")
  func activities() throws {
    var updated: [String] = []
    let told = try Warnings.told {
      let harness = try Harness(
        Text("a").onContinueUserActivity("edit") { _ in }
          .userActivity("edit") {
            $0.title = "Editing"
            updated.append($0.activityType)
          }
      )
      withExtendedLifetime(harness) {}
    }
    #expect(updated == ["edit"])
    #expect(
      Set(told) == [
        "onContinueUserActivity: nothing here goes on with 'edit'",
        "userActivity: nobody here is told of 'edit'",
      ]
    )
  }

  @Test("what has no effect says so by its name")
  func noEffect() {
    let told = Warnings.told {
      _ = Text("a").persistentSystemOverlays(.hidden).persistentSystemOverlays(.automatic)
      _ = Text("a").defersSystemGestures(on: .bottom).defersSystemGestures(on: [])
      _ = Text("a").typesettingLanguage(.init(languageCode: .thai))
      _ = Text("a").onOpenURL(prefersInApp: true)
    }
    #expect(
      told.map { $0.split(separator: " ").first.map(String.init) ?? "" } == [
        "persistentSystemOverlays", "defersSystemGestures", "typesettingLanguage",
        "onOpenURL(prefersInApp:)",
      ]
    )
  }
}
