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

  @Test("what was looked for in something that is not there, or by too great an index, is told so")
  func scope() {
    let screen = Screen(ShoppingList())
    let inside = message(.notFound) { try screen.dialog.button("Info").tap() }
    #expect(inside.hasPrefix("There is no button “Info” in the dialog: there is no dialog.\n"))
    let beyond = message(.notFound) { try screen.rows[7].tap() }
    #expect(beyond.hasPrefix("There is no row, number 7, counted from 0: there are 3.\n"))
  }

  @Test(
    "where there is more to scroll to, a message says so; the nearest are told with their place"
  )
  func more() {
    let screen = Screen(List(0..<100, id: \.self) { Text("Row \($0)") })
    let words = message(.notFound) { try screen.text("Row 70").tap() }
    #expect(words.contains("\nNearest: text “Row 7” in row “Row 7”\n"))
    #expect(words.contains("There is more to scroll to: scrollIntoView()"))
    let short = message(.notFound) { try Screen(ShoppingList()).text("Milk").tap() }
    #expect(!short.contains("scrollIntoView"))
  }

  @Test("an element describes itself as it is, or why it is not there, for failed expectations")
  func descriptions() {
    let screen = Screen(ShoppingList())
    #expect("\(screen.button("Add"))" == "button “Add” [disabled]")
    #expect("\(screen.row("Milk"))".hasPrefix("There is no row “Milk”."))
    #expect("\(screen.rows)" == "row “Bread”\nrow “Eggs”\nrow “Tea”")
    #expect("\(screen.rows.first.texts)" == "text “Bread”")
    // Expectations that fail look at all parts of what they are about.
    #expect(Mirror(reflecting: screen).children.isEmpty)
    #expect(Mirror(reflecting: screen.list).children.isEmpty)
    #expect(Mirror(reflecting: screen.rows).children.isEmpty)
  }

  @Test("what is behind a sheet is not found, and the message says what is in front")
  func behind() async throws {
    let screen = Screen(ShoppingList())
    let words = "is in front: what is behind it is not found before it is closed."
    #expect(!message(.notFound) { try screen.button("Ad").tap() }.contains(words))
    try screen.button("Info").tap()
    #expect(message(.notFound) { try screen.row("Tea").tap() }.contains("\nThe dialog \(words)"))
  }

  @Test("what has no name is told by its value, or its kind; a break of lines makes no line")
  func nameless() {
    let screen = Screen(
      VStack {
        TextField("", text: .constant("here"))
        Button("Two\nlines") {}
      }
    )
    let value = message(.notFound) { try screen.textField("Here").tap() }
    #expect(value.hasPrefix("There is no text field “Here”.\nNearest: textField = “here”\n"))
    let kind = message(.notFound) { try screen.textField("Password").tap() }
    #expect(kind.contains("Nearest: textField = “here”\n"))
    #expect(screen.description == "textField = “here”\nbutton “Two\\nlines”")
    #expect(screen.button("Two\nlines").exists)
  }

  @Test("a swipe over what has no actions is an error, and no tap")
  func swipe() {
    let screen = Screen(NavigationStack { List { NavigationLink("Go") { Text("there") } } })
    let words = message(.notUsable) { try screen.row("Go").swipe() }
    #expect(words.hasPrefix("The row “Go” has no swipe actions at its trailing edge."))
    #expect(screen.row("Go").exists)
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
    // What is no element takes taps too.
    let shaded = Screen(Button("Below") {}.overlay { Color.black.opacity(0.2) })
    #expect(
      message(.notUsable) { try shaded.button("Below").tap() }
        .contains("another view (Color) lies over it")
    )
    var taps = 0
    let open = Screen(
      Button("Below") { taps += 1 }
        .overlay { Color.black.opacity(0.2).allowsHitTesting(false) }
        .background { Color.yellow }
    )
    try open.button("Below").tap()
    #expect(taps == 1)
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
