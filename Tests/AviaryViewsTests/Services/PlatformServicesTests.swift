import AviaryTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryEngine

/// What a root is handed, and that no other root sees it.
@MainActor
@Suite("Services of the platform")
struct PlatformServicesTests {
  /// Notes what is asked of one root's services.
  private final class Desktop {
    var asked: [String] = []
    let clipboard = PrivateClipboard()

    var services: PlatformServices {
      var services = PlatformServices()
      services.showsWindows = true
      services.clipboard = clipboard
      services.openURL = { [self] in
        asked.append("open \($0.absoluteString)")
        return true
      }
      services.openWindow = { [self] id, value in
        asked.append("window \(id ?? "-") \(value.map { "\($0.base)" } ?? "-")")
        return true
      }
      services.dismissWindow = { [self] id, _, _, behavior in
        asked.append("dismiss\(behavior.isDestructive ? " at once" : "") \(id ?? "-")")
      }
      services.playFeedback = { [self] in asked.append("play \($0.name)") }
      services.askForFiles = { [self] dialog, answer in
        asked.append("choose \(dialog.filter?.patterns.first ?? "-")")
        answer([URL(filePath: "/chosen")])
      }
      services.today = { Date(timeIntervalSince1970: 0) }
      return services
    }
  }

  /// The actions that a view finds in its environment.
  private final class Actions {
    var openURL: OpenURLAction?
    var openWindow: OpenWindowAction?
    var openSettings: OpenSettingsAction?
    var dismissWindow: DismissWindowAction?
    var severalWindows: Bool?
    var chosen: [URL] = []
  }

  private struct Subject: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var severalWindows
    let actions: Actions
    let names: Names

    var body: some View {
      let _ = keep()
      Text("subject")
        .sensoryFeedback(.success, trigger: names.number)
        .fileImporter(
          isPresented: Binding(get: { names.number == 2 }, set: { _ in names.number = 3 }),
          allowedContentTypes: [.png]
        ) { if let url = try? $0.get() { actions.chosen.append(url) } }
    }

    private func keep() {
      actions.openURL = openURL
      actions.openWindow = openWindow
      actions.openSettings = openSettings
      actions.dismissWindow = dismissWindow
      actions.severalWindows = severalWindows
    }
  }

  private static func address(_ name: String) -> URL {
    URL(string: "aviary:\(name)") ?? URL(filePath: "/")
  }

  @Test("A root without windows asks its own services for files")
  func filesWithoutWindows() throws {
    let desktop = Desktop()
    var services = desktop.services
    services.showsWindows = false
    let (actions, names) = (Actions(), Names())
    let root = try Harness(Subject(actions: actions, names: names), services: services)
    try root.work { names.number = 2 }
    #expect(desktop.asked.contains("choose *.png"))
    #expect(actions.chosen == [URL(filePath: "/chosen")])
  }

  @Test("A dialog for files goes when its binding does, and with its view")
  func filesTakenAway() throws {
    struct Asking: View {
      let names: Names
      let answered: () -> Void
      var body: some View {
        if names.number < 5 {
          Text("asking").fileImporter(
            isPresented: Binding(get: { names.number == 2 }, set: { _ in }),
            allowedContentTypes: [.png]
          ) { _ in answered() }
        }
      }
    }
    var services = Desktop().services
    var (asked, taken, answers) = (0, 0, 0)
    var answer: (([URL]?) -> Void)?
    services.askForFiles = { dialog, answering in
      asked += 1
      answer = answering
      dialog.closer?.take = {
        taken += 1
        answering(nil)
      }
    }
    let names = Names()
    let root = try Harness(Asking(names: names) { answers += 1 }, services: services)
    try root.work { names.number = 2 }
    try root.work { names.number = 3 }
    #expect(asked == 1 && taken == 1)
    try root.work { names.number = 2 }
    try root.work { names.number = 5 }
    #expect(asked == 2 && taken == 2)
    answer?([URL(filePath: "/late")])
    #expect(answers == 0)
    try root.work { names.number = 2 }
    answer?([URL(filePath: "/chosen")])
    #expect(asked == 3 && answers == 1)
  }

  @Test("Two roots in one process ask each their own services")
  func twoRoots() throws {
    let (one, other) = (Desktop(), Desktop())
    let (actions, names) = (Actions(), Names())
    let first = try Harness(Subject(actions: actions, names: names), services: one.services)
    let others = Actions()
    let second = try Harness(Subject(actions: others, names: Names()), services: other.services)
    actions.openURL?(Self.address("one"))
    actions.openWindow?(id: "two")
    actions.openWindow?(value: 7)
    actions.openSettings?()
    actions.dismissWindow?(id: "two")
    withTransaction(\.dismissBehavior, .destructive) { actions.dismissWindow?(id: "three") }
    #expect(actions.severalWindows == true)
    try first.work { names.number = 1 }
    #expect(
      one.asked == [
        "open aviary:one", "window two -", "window - 7", "window settings -", "dismiss two",
        "dismiss at once three", "play success",
      ]
    )
    #expect(other.asked.isEmpty)
    others.openURL?(Self.address("other"))
    #expect(other.asked == ["open aviary:other"])
    #expect(first.root.clock !== second.root.clock)
  }

  @Test("An action of a view's own may leave the address to the services of its root")
  func systemAction() throws {
    let (desktop, actions) = (Desktop(), Actions())
    let harness = try Harness(
      Subject(actions: actions, names: Names())
        .environment(\.openURL, OpenURLAction { _ in .systemAction }),
      services: desktop.services
    )
    actions.openURL?(Self.address("left"))
    #expect(desktop.asked == ["open aviary:left"])
    withExtendedLifetime(harness) {}
  }

  @Test("Texts of dates go by the time of their root's services")
  func today() throws {
    struct Subject: View {
      var body: some View { Text(Date(timeIntervalSince1970: 60), style: .timer) }
    }
    let harness = try Harness(Subject(), services: Desktop().services)
    #expect(harness.labels == ["1:00"])
  }

  @Test("Without a desktop what can't be done is told by name, and nothing happens")
  func defaults() throws {
    let (actions, names) = (Actions(), Names())
    let harness = try Harness(Subject(actions: actions, names: names))
    var accepted = true
    let told = try Warnings.told {
      actions.openURL?(Self.address("nowhere")) { accepted = $0 }
      actions.openWindow?(id: "nothing")
      actions.dismissWindow?(id: "nothing")
      try harness.work { names.number = 2 }
    }
    #expect(!accepted)
    #expect(actions.severalWindows == false)
    #expect(actions.chosen.isEmpty)
    for name in ["openURL", "openWindow", "dismissWindow", "sensoryFeedback", "file panels"] {
      #expect(told.contains { $0.hasPrefix("\(name): ") }, "\(name)")
    }
  }

  @Test("A root's clipboard is its own where no desktop gives one")
  func clipboards() throws {
    let (one, other) = (try Harness(Text("one")), try Harness(Text("other")))
    one.root.services.clipboard.write("copied")
    var read: String?
    other.root.services.clipboard.read { read = $0 }
    #expect(read == nil)
    one.root.services.clipboard.read { read = $0 }
    #expect(read == "copied")
  }
}
