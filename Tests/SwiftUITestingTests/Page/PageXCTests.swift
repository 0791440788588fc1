import SwiftUI
import SwiftUITesting
import XCTest

final class ShoppingTests: XCTestCase {
  @MainActor
  func testMilkIsBought() async throws {
    let screen = Screen(ShoppingList(store: .sample), size: .iPhone)
    try screen.textField("Item").type("Milk\n")
    XCTAssertEqual(screen.list.rows.count, 4)
    XCTAssertEqual(try screen.textField("Item").text, "")
    XCTAssertTrue(screen.row("Milk").exists)
  }
}
