import Foundation
import GalleryScenes
import SwiftUI
import SwiftUITesting
import Testing

/// What scenes do when they are used, as a person uses them.
@MainActor
@Suite("Scenes of the gallery in use")
struct LiveSceneTests {
  /// A scene on a telephone.
  private func screen(_ name: String) throws -> Screen {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    return Screen(scene.content, size: .iPhone)
  }

  @Test("each control does what it says")
  func controls() async throws {
    let screen = try screen("controls")
    for name in ["Plain", "Bordered", "Prominent", "Large", "Green"] {
      try screen.button(.equal(name)).tap()
    }
    #expect(screen.text("Pressed 14 times").exists)
    try screen.button("Reset").tap()
    #expect(screen.text("Pressed 0 times").exists)
    try screen.toggle("Loud").tap()
    #expect(try !screen.toggle("Loud").isOn)
    try screen.slider("Volume").adjust(to: 75)
    #expect(try screen.element(.progressIndicator, nil).value == "75%")
    try screen.stepper("Seats: 2").increment()
    #expect(screen.stepper("Seats: 3").exists)
    try screen.group("Day").choose("Sunday")
    try screen.popUpButton("Sound").choose("Mono")
    await screen.settle()
    try screen.popUpButton("Tickets").tap()
    try screen.menuItem("Buy").tap()
    await screen.settle()
    #expect(screen.text("Sunday, Mono, tickets: buy").exists)
    try screen.toggle("Enabled").tap()
    #expect(try !screen.toggle("Loud").isEnabled)
    #expect(try !screen.button("Reset").isEnabled)
  }

  @Test("films lead on to films, and all the way back")
  func library() async throws {
    let screen = try screen("film-library")
    try screen.row("Harbour Lights").tap()
    await screen.settle()
    #expect(screen.header("Harbour Lights").exists)
    try screen.button("Next: High Pass").tap()
    await screen.settle()
    try screen.button("Back to the library").tap()
    await screen.settle()
    #expect(screen.header("Library").exists)
    try screen.button("Surprise me").tap()
    await screen.settle()
    try screen.button("Nine Waves").tap()
    await screen.settle()
    #expect(screen.header("Nine Waves").exists)
  }

  @Test("cards follow the pointer, and go back to where they were")
  func gestures() async throws {
    let screen = try screen("gestures")
    let card = screen.text("Drag me")
    let start = try card.frame
    try card.drag(by: CGSize(width: 60, height: -20))
    await screen.settle()
    #expect(try abs(card.frame.minX - start.minX - 60) < 1)
    let small = try screen.text("Tap me twice").frame.width
    try screen.text("Tap me twice").tap(count: 2)
    await screen.settle()
    #expect(try screen.text("Tap me twice").frame.width > small)
    try screen.text("Hold me").press()
    #expect(screen.text("Held").exists)
    try screen.text("Point at me").hover()
    #expect(screen.text("Hovered").exists)
    try screen.endHover()
    try screen.button("Put everything back").tap()
    await screen.settle()
    #expect(try card.frame == start)
    #expect(screen.text("Hold me").exists)
  }

  @Test("of a million rows the middle and the end are reached, and few are made")
  func millionRows() async throws {
    let screen = try screen("million-rows")
    try screen.button("Middle").tap()
    await screen.settle()
    #expect(screen.text("Row 500,000").exists)
    try screen.button("End").tap()
    await screen.settle()
    #expect(screen.text("Row 999,999").exists)
    let work = try screen.measure { try screen.text("Row 999,999").tap() }
    #expect(work.bodies < 100)
  }

  @Test("cards come and go; what never rests is left to itself")
  func motion() async throws {
    let screen = try screen("motion")
    #expect(try !screen.button("Add").isEnabled)
    try screen.button("Remove").tap()
    await screen.settle()
    try screen.button("Add").tap()
    await screen.settle()
    #expect(try !screen.button("Add").isEnabled)
    try screen.toggle("Never rest").tap()
    let start = screen.now
    await screen.advance(by: .seconds(1))
    let before = screen.dump
    await screen.advance(by: .seconds(0.2))
    #expect(screen.dump != before)
    #expect(screen.now > start)
  }

  @Test("what comes up in front is answered")
  func sheets() async throws {
    let screen = try screen("sheets")
    try screen.button("Show a sheet").tap()
    try screen.dialog.textField("Name on the ticket").type("Ada")
    try screen.dialog.button("Order").tap()
    await screen.settle()
    #expect(screen.text("Ticket for Ada").exists)
    try screen.button("Ask a question").tap()
    #expect(screen.alert.text("The film has not begun.").exists)
    try screen.alert.button("Stay").tap()
    await screen.settle()
    #expect(screen.text("Stayed").exists)
    try screen.button("Offer a choice").tap()
    try screen.alert.button("By the aisle").tap()
    await screen.settle()
    #expect(screen.text("Aisle").exists)
    try screen.button("Explain").tap()
    #expect(screen.dialog.text(.beginning(with: "A popover")).exists)
    try screen.press(.escape)
    await screen.settle()
    try screen.text(.beginning(with: "Click with the other button")).secondaryClick()
    try screen.menuItem("Copy").tap()
    await screen.settle()
    #expect(screen.text("Copied").exists)
  }

  @Test("return goes on to the next field, and a shortcut sends the letter")
  func letter() throws {
    let screen = try screen("text-fields")
    try screen.textField("Name").type("Ada\n")
    #expect(try screen.textField("City").isFocused)
    try screen.textField("City").replaceText(with: "Lisbon\n")
    try screen.secureField("Password").type("hush\n")
    #expect(try screen.textEditor.isFocused)
    try screen.textEditor.replaceText(with: "Dear all")
    #expect(screen.text("8 characters").exists)
    try screen.press(.return, modifiers: .command)
    #expect(screen.text("Sent by Ada").exists)
    try screen.button("Clear").tap()
    #expect(try screen.textField("Name").isFocused)
    #expect(try screen.textField("City").text == "")
  }
}
