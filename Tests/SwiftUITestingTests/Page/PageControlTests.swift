import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Samples of the page on testing: controls")
struct PageControlTests {
  let screen = Screen(TripSettings(), size: ScreenSize(width: 390, height: 2400))

  @Test("Pickers")
  func pickers() async throws {
    try screen.popUpButton("Size").choose("Large")  // opens a menu
    try screen.group("Seat").choose("Medium")  // segmented
    try screen.wheel("Room").choose("Large")
    try screen.option("Medium").last.tap()  // rows of a form, `.inline`
    try screen.row("Car").choose("Medium")  // leads to a list of choices
    await screen.settle()
    #expect(try screen.element(identifier: "sizes").text == "Large Medium Large Medium Medium")
  }

  @Test("Dates")
  func dates() async throws {
    try screen.popUpButton("Start").tap()
    await screen.settle()
    try screen.dialog.option("15").tap()
    try screen.press(.escape)
    await screen.settle()
    #expect(try screen.popUpButton("Start").value == "Jan 15, 2026")

    #expect(screen.group("Meeting").popUpButton("9:41 AM").exists)
    try screen.group("Alarm").wheel("Hour").increment()
    #expect(screen.group("Alarm").element(.wheel, value: "10").exists)

    try screen.option("20").tap()  // of a calendar, `.graphical`
    try screen.button("Next month").tap()
    #expect(screen.text("February 2026").exists)
  }

  @Test("Colours")
  func colours() async throws {
    try screen.popUpButton("Tint").tap()
    await screen.settle()
    try screen.dialog.option("Blue").tap()
    try screen.press(.escape)
    await screen.settle()
    #expect(try screen.popUpButton("Tint").value == "#0000FF")
  }

  @Test("Sliders, steppers, toggles")
  func values() throws {
    try screen.slider("Volume").adjust(to: 0.75)
    #expect(try screen.slider("Volume").value == "75%")
    try screen.stepper("People: 2").increment()
    try screen.stepper(.beginning(with: "People")).button("Increment").tap()
    #expect(screen.stepper("People: 4").exists)
    try screen.toggle("Urgent").tap()
    #expect(try screen.toggle("Urgent").isOn)
  }

  @Test("Fields")
  func fields() throws {
    try screen.secureField("Password").type("secret")
    #expect(try screen.secureField("Password").text == "••••••")
    try screen.textEditor.replaceText(with: "one\ntwo")
    #expect(try screen.textEditor.text == "one\ntwo")
    let two = try screen.textEditor.frame(of: "two")
    try screen.tap(at: CGPoint(x: two.midX, y: two.midY), count: 2)  // selects the word
    try screen.textEditor.clear()
    try screen.compose(["に", "にほ", "にほん"], commit: "日本")
    #expect(try screen.textEditor.text == "日本")
  }
}

@MainActor
@Suite("Samples of the page on testing: gestures and keys")
struct PageGestureTests {
  let screen = Screen(Pad(), size: .iPhone)

  @Test("Drags")
  func drags() async throws {
    try screen.element("Puck").drag(by: CGSize(width: 50, height: 0))
    #expect(screen.text("moved 50").exists)

    let puck = try screen.element("Puck").frame
    try screen.beginDrag(at: CGPoint(x: puck.midX, y: puck.midY))
    try screen.moveDrag(to: CGPoint(x: puck.midX + 40, y: puck.midY))
    #expect(screen.text("moving").exists)
    try screen.endDrag()

    try screen.text("Apple").drag(to: screen.text("Basket: empty"), hold: .seconds(0.6))
    #expect(screen.text("Basket: Apple").exists)

    try screen.row("One").drag(to: screen.row("Three"), hold: .seconds(0.6))  // reorders
    await screen.settle()
    #expect(try screen.rows.labels == ["Two", "Three", "One"])
  }

  @Test("Pointers, actions, keys")
  func keys() throws {
    try screen.text("Card").tap(count: 2)
    try screen.text("Card").hover()
    try screen.endHover()
    try screen.text("Card").perform(action: "Turn over")
    #expect(try screen.element(identifier: "words").text == "turned")

    try screen.press("s", modifiers: .command)
    #expect(screen.text("saved").exists)

    try screen.button("Rename").tap()
    #expect(try screen.focused?.label == "Name")
    screen.pasteboard = "Ann"
    try screen.press("v", modifiers: .command)
    #expect(try screen.textField("Name").text == "Ann")
  }
}
