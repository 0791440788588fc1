import SwiftUI
import SwiftUITesting
import Testing

/// What a dialog is about; nobody tells two of them apart.
private struct Draft {
  var name: String
}

private enum Failure: LocalizedError {
  case full, offline
  var errorDescription: String? { self == .full ? "The disk is full" : "No network" }
}

@Observable private final class Desk {
  var draft: Draft?
  var failure: Failure?
  var done: [String] = []
}

@MainActor
@Suite("Alerts and dialogs for an item or an error")
struct ItemDialogTests {
  private struct Alerts: View {
    @Bindable var desk: Desk
    var body: some View {
      Text(verbatim: "base")
        .alert("Delete?", item: $desk.draft) { draft in
          Button("Delete \(draft.name)", role: .destructive) { desk.done.append(draft.name) }
          Button("Keep", role: .cancel) {}
        } message: { draft in
          Text(verbatim: "\(draft.name) is gone then")
        }
        .alert(error: $desk.failure) { failure in
          Button("Again") { desk.done.append("\(failure)") }
        } message: { failure in
          Text(verbatim: "about \(failure)")
        }
    }
  }

  private struct Choices: View {
    @Bindable var desk: Desk
    let title: String
    var body: some View {
      Text(verbatim: "base")
        .confirmationDialog(title, item: $desk.draft, titleVisibility: .visible) { draft in
          Button("Send \(draft.name)") { desk.done.append(draft.name) }
        }
        .alert(error: $desk.failure) {
          Button("OK") {}
        }
    }
  }

  @Test("27 A1: an alert is shown while there is an item, and any answer takes the item away")
  func item() async throws {
    let desk = Desk()
    let screen = Screen(Alerts(desk: desk))
    #expect(screen.description == "text “base”")
    for (index, title) in (["Delete a", "Keep"] as [TextMatch]).enumerated() {
      desk.draft = Draft(name: "a")
      await screen.settle()
      #expect(try screen.alert.label == "Delete?")
      #expect(screen.alert.text("a is gone then").exists)
      try screen.alert.button(title).tap()
      #expect(desk.draft == nil)
      #expect(desk.done == ["a"], "\(index)")
      await screen.settle()
      #expect(!screen.alert.exists)
    }
  }

  @Test("27 A2: the title of an error's alert is its description")
  func error() async throws {
    let desk = Desk()
    let screen = Screen(Alerts(desk: desk))
    desk.failure = .full
    await screen.settle()
    #expect(try screen.alert.label == "The disk is full")
    #expect(screen.alert.text("about full").exists)
    try screen.alert.button("Again").tap()
    #expect(desk.failure == nil)
    #expect(desk.done == ["full"])

    let plain = Screen(Choices(desk: desk, title: ""))
    desk.failure = .offline
    #expect(try plain.alert.label == "No network")
  }

  @Test("27 A3: a choice of actions is about an item, too")
  func choice() async throws {
    let desk = Desk()
    let screen = Screen(Choices(desk: desk, title: "Where to?"))
    desk.draft = Draft(name: "b")
    await screen.settle()
    #expect(screen.alert.text("Where to?").exists)
    try screen.alert.button("Send b").tap()
    #expect(desk.draft == nil)
    #expect(desk.done == ["b"])
  }

  @Test("27 A4 (?): another item changes what is shown in place")
  func change() async throws {
    let desk = Desk()
    let screen = Screen(Alerts(desk: desk))
    desk.draft = Draft(name: "a")
    #expect(screen.alert.button("Delete a").exists)
    desk.draft = Draft(name: "b")
    #expect(screen.alert.button("Delete b").exists)
    #expect(!screen.alert.button("Delete a").exists)
  }
}
