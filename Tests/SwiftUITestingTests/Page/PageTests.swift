import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Test func milkIsBought() async throws {
  let screen = Screen(ShoppingList(store: .sample), size: .iPhone)
  try screen.textField("Item").type("Milk\n")
  #expect(screen.list.rows.count == 4)
  try screen.row("Milk").swipe(.leading).button("Done").tap()
  await screen.settle()
  #expect(screen.row("Milk").text("done").exists)
}

/// The samples of Documentation/Testing.md, which `PageTextTests` compares with these.
@MainActor
@Suite("Samples of the page on testing")
struct PageTests {
  let screen = Screen(TripApp(), size: .iPhone)

  @Test("Going to a screen, and back")
  func navigation() async throws {
    try screen.row("Athens").tap()
    await screen.settle()
    #expect(screen.header("Athens").exists)
    try screen.button("Trips").tap()  // back: it is called as the screen before, or “Back”
    await screen.settle()
    #expect(screen.header("Trips").exists)
  }

  @Test("Tabs")
  func tabs() throws {
    try screen.tab("Settings").tap()
    #expect(try screen.tab("Settings").isSelected)
    #expect(try screen.tabs.labels == ["Trips", "Settings"])
  }

  @Test("Searching, loading anew")
  func lists() async throws {
    try screen.textField("Search").type("Ber")
    #expect(screen.rows.count == 1)
    try screen.textField("Search").clear()

    try screen.list.drag(by: CGSize(width: 0, height: 300))  // pulls to refresh
    await screen.settle()
    #expect(screen.row("Essen").exists)
  }

  @Test("Swipe actions and context menus")
  func rows() async throws {
    try screen.row("Berlin").swipe().button("Delete").tap()
    try screen.row("Cairo").swipe(.leading).button("Star").tap()
    await screen.settle()
    #expect(try screen.rows.labels == ["Athens", "Cairo, starred", "Dublin"])

    try screen.row("Dublin").press()  // or secondaryClick(), for a mouse
    try screen.menuItem("Star").tap()
    await screen.settle()
    #expect(try screen.row("Dublin").label == "Dublin, starred")
  }

  @Test("Sheets, popovers, alerts, confirmation dialogs")
  func presentations() async throws {
    try screen.button("Add").tap()
    await screen.settle()
    #expect(try !screen.dialog.button("Save").isEnabled)
    try screen.dialog.textField("Name").type("Essen")
    try screen.dialog.button("Save").tap()
    await screen.settle()
    #expect(screen.row("Essen").exists)

    try screen.button("Add").tap()
    await screen.settle()
    try screen.dialog.drag(by: CGSize(width: 0, height: 700), from: .top)  // swiped away
    await screen.settle()
    #expect(!screen.dialog.exists)

    try screen.button("Delete all").tap()
    await screen.settle()
    #expect(try screen.alert.label == "Delete all trips?")
    try screen.alert.button("Cancel").tap()
    await screen.settle()

    try screen.row("Athens").tap()
    await screen.settle()
    try screen.button("Cancel trip").tap()  // a confirmation dialog
    await screen.settle()
    try screen.alert.button("Cancel for good").tap()
    try screen.button("Tip").tap()
    await screen.settle()
    #expect(screen.dialog.text("Take a map").exists)
    try screen.press(.escape)  // or a tap beside it
    await screen.settle()
    #expect(screen.text("cancelled").exists)
  }

  @Test("Menus, disclosure groups, links")
  func others() async throws {
    try screen.row("Athens").tap()
    await screen.settle()
    try screen.popUpButton("Options").tap()
    try screen.menuItem("Copy").tap()
    await screen.settle()
    #expect(screen.text("copied").exists)

    try screen.button("Details").tap()
    await screen.settle()
    #expect(screen.text("By train").exists)

    try screen.link("Map").tap()
    #expect(screen.openedURLs.map(\.host) == ["example.org"])
  }
}
