import AviaryTestSupport
import Foundation
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

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
  func item() throws {
    let desk = Desk()
    let harness = try Harness(Alerts(desk: desk))
    #expect(harness.labels == ["base"])
    for (index, title) in ["Delete a", "Keep"].enumerated() {
      desk.draft = Draft(name: "a")
      try harness.host.update()
      #expect(harness.labels.contains("Delete?"))
      #expect(harness.labels.contains("a is gone then"))
      try Hand(harness).tap(harness.frame(title))
      #expect(desk.draft == nil)
      #expect(desk.done == ["a"], "\(index)")
      #expect(!harness.labels.contains("Delete?"))
    }
  }

  @Test("27 A2: the title of an error's alert is its description")
  func error() throws {
    let desk = Desk()
    let harness = try Harness(Alerts(desk: desk))
    desk.failure = .full
    try harness.host.update()
    #expect(harness.labels.contains("The disk is full"))
    #expect(harness.labels.contains("about full"))
    try Hand(harness).tap(harness.frame("Again"))
    #expect(desk.failure == nil)
    #expect(desk.done == ["full"])

    let plain = try Harness(Choices(desk: desk, title: ""))
    desk.failure = .offline
    try plain.host.update()
    #expect(plain.labels.contains("No network"))
  }

  @Test("27 A3: a choice of actions is about an item, too")
  func choice() throws {
    let desk = Desk()
    let harness = try Harness(Choices(desk: desk, title: "Where to?"))
    desk.draft = Draft(name: "b")
    try harness.host.update()
    #expect(harness.labels.contains("Where to?"))
    try Hand(harness).tap(harness.frame("Send b"))
    #expect(desk.draft == nil)
    #expect(desk.done == ["b"])
  }

  @Test("27 A4 (?): another item changes what is shown in place")
  func change() throws {
    let desk = Desk()
    let harness = try Harness(Alerts(desk: desk))
    desk.draft = Draft(name: "a")
    try harness.host.update()
    desk.draft = Draft(name: "b")
    try harness.host.update()
    #expect(harness.labels.contains("Delete b"))
    #expect(!harness.labels.contains("Delete a"))
  }
}
