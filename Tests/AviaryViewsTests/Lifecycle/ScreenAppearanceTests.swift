import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Appearing and disappearing with a screen")
struct ScreenAppearanceTests {
  @MainActor @Observable final class Model {
    var tab = 0
    var path: [Int] = []
    var log: [String] = []
    /// The tasks that run.
    var begun: Set<String> = []

    /// Waits until a view's task runs, which other tests may hold up.
    func waitForTask(of name: String) async throws {
      let end = ContinuousClock.now + .seconds(120)
      while !begun.contains(name), ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(2))
      }
      try #require(begun.contains(name))
    }
  }

  private struct Told: View {
    let name: String
    let model: Model
    var body: some View {
      Text(name)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
        .task {
          model.begun.insert(name)
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(100))
          } onCancel: {
            // Tasks end where views do, on the main thread.
            MainActor.assumeIsolated {
              model.log.append("x\(name)")
              model.begun.remove(name)
            }
          }
        }
    }
  }

  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Told(name: "root", model: model)
            .navigationDestination(for: Int.self) { Told(name: "screen \($0)", model: model) }
        }
        .tag(0)
        Told(name: "second", model: model).tag(1)
      }
    }
  }

  /// What is told because of a change, in whatever order.
  ///
  /// Tasks have no turn meanwhile: those of what comes begin later.
  private func told(_ model: Model, _ screen: Screen, _ change: () -> Void) -> Set<String> {
    model.log = []
    change()
    screen.update()
    screen.pass(2)
    #expect(Set(model.log).count == model.log.count)
    return Set(model.log)
  }

  @Test("Views disappear when another tab is selected, and appear again with theirs")
  func tabs() async throws {
    let model = Model()
    let screen = Screen(Tabs(model: model))
    #expect(model.log == ["+root"])
    // Tasks begin.
    try await model.waitForTask(of: "root")
    #expect(told(model, screen) { model.tab = 1 } == ["-root", "xroot", "+second"])
    try await model.waitForTask(of: "second")
    #expect(told(model, screen) { model.tab = 0 } == ["+root", "-second", "xsecond"])
    try await model.waitForTask(of: "root")
    #expect(told(model, screen) { model.tab = 1 } == ["-root", "xroot", "+second"])
  }

  @Test("What comes into a tab that is not selected appears with its tab, and not before")
  func comers() async throws {
    struct Content: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          VStack {
            Told(name: "old", model: model)
            ForEach(model.path, id: \.self) { Told(name: "new \($0)", model: model) }
          }
          .tag(0)
          Color.red.tag(1)
        }
      }
    }
    let model = Model()
    let screen = Screen(Content(model: model))
    try await model.waitForTask(of: "old")
    #expect(told(model, screen) { model.tab = 1 } == ["-old", "xold"])
    #expect(told(model, screen) { model.path = [1, 2] } == [])
    #expect(told(model, screen) { model.path = [2] } == [])
    #expect(told(model, screen) { model.tab = 0 } == ["+old", "+new 2"])
    try await model.waitForTask(of: "new 2")
    #expect(told(model, screen) { model.path = [] } == ["-new 2", "xnew 2"])
  }

  @Test("Views disappear below a screen that is pushed, and appear again when it is popped")
  func screens() async throws {
    let model = Model()
    let screen = Screen(Tabs(model: model))
    try await model.waitForTask(of: "root")
    #expect(told(model, screen) { model.path = [1] } == ["-root", "xroot", "+screen 1"])
    try await model.waitForTask(of: "screen 1")
    // What the screen hides stays hidden when its tab is.
    #expect(told(model, screen) { model.tab = 1 } == ["-screen 1", "xscreen 1", "+second"])
    #expect(told(model, screen) { model.tab = 0 } == ["+screen 1", "-second"])
    // Which screen is shown changes while none is.
    #expect(told(model, screen) { model.tab = 1 } == ["-screen 1", "+second"])
    #expect(told(model, screen) { model.path = [] } == [])
    #expect(told(model, screen) { model.tab = 0 } == ["+root", "-second"])
  }
}
