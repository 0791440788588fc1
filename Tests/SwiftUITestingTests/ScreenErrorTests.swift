import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Messages of failed queries")
struct ScreenErrorTests {
  private func message(_ reason: ScreenError.Reason, _ action: () throws -> Void) -> String {
    do {
      try action()
      Issue.record("nothing was thrown")
    } catch let error as ScreenError {
      #expect(error.reason == reason)
      return error.description
    } catch {
      Issue.record(error)
    }
    return ""
  }

  @Test("what is not there is told with the nearest and the tree")
  func missing() {
    let screen = Screen(ShoppingList())
    let words = message(.notFound) { try screen.button("Ad").tap() }
    #expect(words.hasPrefix("There is no button “Ad”.\nNearest: button “Add” [disabled]"))
    #expect(words.contains("On the screen:\nheader “Shopping”\n"))
    let inside = message(.notFound) { try screen.row("Tea").button("Buy").tap() }
    #expect(inside.hasPrefix("There is no button “Buy” in the row “Tea”."))
  }

  @Test("several that match are listed, and told apart by an index")
  func ambiguous() throws {
    let screen = Screen(
      VStack {
        Button("Go") {}
        Button("Go") {}.disabled(true)
      }
    )
    let words = message(.ambiguous) { try screen.button("Go").tap() }
    #expect(words.contains("There are 2 of the button “Go”"))
    #expect(words.contains("  button “Go”\n  button “Go” [disabled]"))
    #expect(try screen.button("Go").first.isEnabled)
    #expect(try screen.buttons.last.isEnabled == false)
    #expect(try screen.buttons[-1].label == "Go")
  }

  @Test("what is disabled, covered or takes no text is not used")
  func unusable() throws {
    let screen = Screen(ShoppingList())
    #expect(message(.notUsable) { try screen.button("Add").tap() }.contains("it is disabled"))
    #expect(message(.notUsable) { try screen.type("x") }.contains("nothing that takes text"))
    #expect(message(.notUsable) { try screen.button("Info").type("x") }.contains("takes no text"))
    #expect(
      message(.notUsable) { try screen.button("Info").perform(action: "Fly") }
        .contains("It offers: click")
    )
    let covered = Screen(
      ZStack {
        Button("Below") {}
        Button("Above") {}.frame(width: 200, height: 200).contentShape(.rect)
      }
    )
    let words = message(.notUsable) { try covered.button("Below").tap() }
    #expect(words.contains("button “Above” lies over it"))
  }

  @Test("what does not come in time is told so")
  func late() async {
    let screen = Screen(Text("here"))
    do {
      try await screen.text("there").waitFor(timeout: .milliseconds(50))
      Issue.record("it came")
    } catch {
      #expect((error as? ScreenError)?.reason == .timedOut)
    }
  }
}
