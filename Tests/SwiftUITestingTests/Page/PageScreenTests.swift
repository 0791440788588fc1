import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Samples of the page on testing: screens")
struct PageScreenTests {
  @Observable
  final class Model {
    var title = "Old"
  }

  struct Title: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  @Test("What is found, and read")
  func finding() throws {
    let screen = Screen(ShoppingList(store: .sample))
    #expect(screen.list.rows.count == 3)
    #expect(try screen.rows.labels == ["Bread", "Eggs", "Tea"])
    #expect(try screen.rows[2].label == "Tea")
    #expect(screen.stepper(.beginning(with: "Count")).exists)
    #expect(try screen.element(identifier: "state").text == "loading")
    #expect(screen.element(.slider, value: "10%").exists)
    #expect(!screen.row("Tea").button("Delete").exists)
  }

  @Test("What is not there")
  func missing() throws {
    let screen = Screen(
      VStack {
        Text("Shopping").accessibilityAddTraits(.isHeader)
        TextField("Item", text: .constant("")).disabled(false)
        Button("Add") {}.disabled(true)
      }
    )
    do {
      try screen.button("Ad", file: "TripTests/ListTests.swift", line: 41).tap()
      Issue.record("it is there")
    } catch {
      #expect(
        "\(error)" == """
          There is no button “Ad”.
          Nearest: button “Add” [disabled]
          Asked for at TripTests/ListTests.swift:41.

          On the screen:
          header “Shopping”
          textField “Item” = “”
          button “Add” [disabled]
          """
      )
    }
  }

  @Test("Every setting of a screen, and changing it")
  func settings() throws {
    let screen = Screen(
      TripSettings(),
      size: .iPhoneSE.landscape,
      colorScheme: .dark,
      dynamicTypeSize: .accessibility1,
      locale: Locale(identifier: "de_DE"),
      timeZone: .gmt,
      layoutDirection: .rightToLeft,
      scale: 1,
      safeAreaInsets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47),
      date: Date(timeIntervalSince1970: 1_767_260_460)
    )
    screen.size = ScreenSize(width: 390, height: 2400)
    screen.colorScheme = .light
    screen.dynamicTypeSize = .large
    screen.locale = Locale(identifier: "fr_FR")
    screen.layoutDirection = .leftToRight
    screen.pointer = .mouse
    #expect(screen.popUpButton("Start").exists)
    #expect(screen.size.height == 2400)
  }

  @Test("Rows that are not made yet")
  func scrolling() throws {
    let screen = Screen(List(0..<1000, id: \.self) { Text("Row \($0)") })
    try screen.row("Row 500").scrollIntoView()
    #expect(screen.row("Row 500").exists)
    try screen.scroll(by: CGSize(width: 0, height: 200))
  }

  @Test("Time")
  func time() async throws {
    let screen = Screen(TripApp())
    try screen.row("Athens").tap()
    try await screen.text("loaded").waitFor()
    try await screen.text("loading").waitUntilGone(timeout: .seconds(5))
    try screen.button("Details").tap()
    await screen.advance(by: .seconds(0.1))  // in the middle of its way
    await screen.settle()
    #expect(screen.text("By train").exists)
    #expect(screen.now > Date(timeIntervalSince1970: 1_767_260_460))
    screen.close()
  }

  @Test("Work")
  func work() throws {
    let model = Model()
    let screen = Screen(Title(model: model))
    let work = try screen.measure { model.title = "New" }
    #expect(work.bodies == 1)
    #expect(work.viewsMade == 0)
  }
}
