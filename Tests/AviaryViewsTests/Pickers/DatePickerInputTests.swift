import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Date pickers that are used")
struct DatePickerInputTests {
  @Observable final class Model {
    var date = DatePickerInputTests.date(2024, 1, 15, 10, 30)
    var parts: [Int] {
      let parts = DatePickerInputTests.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute],
        from: date
      )
      return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? -1 }
    }
  }

  nonisolated private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  nonisolated private static func date(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private struct Picking<Style: DatePickerStyle>: View {
    @Bindable var model: Model
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View {
      DatePicker(
        "when",
        selection: $model.date,
        in: DatePickerInputTests.date(2024, 1, 10, 9)...DatePickerInputTests.date(2024, 3, 5, 12),
        displayedComponents: components
      )
      .datePickerStyle(style)
      .environment(\.calendar, DatePickerInputTests.calendar)
      .environment(\.timeZone, DatePickerInputTests.calendar.timeZone)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  /// A screen that is used with a mouse.
  private func shown(_ view: some View, size: ScreenSize = .iPhone) -> Screen {
    let screen = Screen(view, size: size)
    screen.pointer = .mouse
    return screen
  }

  /// The date that a compact picker shows, which opens a calendar.
  private func dateButton(_ screen: Screen) -> ScreenElement {
    screen.group("when").elements(.popUpButton).first
  }

  /// Clicks in the middle of something, whether it can be used or not.
  private func click(_ element: ScreenElement) throws {
    let frame = try element.frame
    try element.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Turns to months and chooses days in a calendar that is shown.
  private func useCalendar(_ screen: Screen, _ model: Model) throws {
    func shows(_ month: String) -> Bool { screen.element(.containing(month)).exists }
    #expect(shows("January"))
    try screen.option("20").tap()
    #expect(model.parts == [2024, 1, 20, 10, 30])
    try click(screen.option("9"))
    #expect(model.parts == [2024, 1, 20, 10, 30], "out of range")
    try screen.option("10").tap()
    #expect(model.parts == [2024, 1, 10, 10, 30])
    try click(screen.button("Previous month"))
    #expect(shows("January"), "out of range")
    try screen.button("Next month").tap()
    #expect(shows("February"))
    #expect(model.parts == [2024, 1, 10, 10, 30], "to look at a month chooses nothing")
    try screen.option("29").tap()
    #expect(model.parts == [2024, 2, 29, 10, 30])
    try screen.button("Next month").tap()
    try click(screen.button("Next month"))
    #expect(shows("March"), "April is out of range")
    try screen.button("Previous month").tap()
    #expect(shows("February"))
  }

  @Test("A click on a day of a calendar chooses it, arrows show other months, all in the range")
  func graphical() throws {
    let model = Model()
    try useCalendar(shown(Picking(model: model, style: .graphical, components: .date)), model)
  }

  @Test("The date of a compact picker opens a calendar")
  func compactDate() async throws {
    let model = Model()
    let screen = shown(Picking(model: model, style: .compact))
    try dateButton(screen).tap()
    await screen.settle()
    try useCalendar(screen, model)
    try screen.press(.escape)
    await screen.settle()
    #expect(!screen.button("Next month").exists)
  }

  @Test("Tab and return open the parts of a compact picker")
  func compactKeys() async throws {
    let model = Model()
    let screen = shown(Picking(model: model, style: .automatic))
    try screen.press(.tab)
    try screen.press(.return)
    #expect(screen.button("Next month").exists)
    try screen.press(.escape)
    await screen.settle()
    try screen.press(.tab)
    try screen.press(.return)
    #expect(!screen.button("Next month").exists)
    // The first place for the focus in front is the wheel of the hours.
    try screen.press(.tab)
    try screen.press(.downArrow)
    #expect(model.parts == [2024, 1, 15, 11, 30])
    try screen.press(.tab)
    for _ in 0..<31 { try screen.press(.upArrow) }
    #expect(model.parts == [2024, 1, 15, 11, 59], "minutes go round, the hour stays")
  }

  /// Clicks on what a wheel shows some points below its middle, and waits until it has turned.
  private func click(_ wheel: ScreenElement, below distance: CGFloat) async throws {
    let frame = try wheel.frame
    try wheel.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY + distance))
    await wheel.screen.settle()
  }

  @Test("A click on a row of a wheel chooses it; dates stay in the range")
  func wheel() async throws {
    let model = Model()
    let screen = shown(Picking(model: model, style: .wheel, components: .date).labelsHidden())
    // The next row is 32 points below the middle.
    try await click(screen.wheel("Day"), below: 32)
    #expect(model.parts == [2024, 1, 16, 10, 30])
    try await click(screen.wheel("Day"), below: -60)
    #expect(model.parts == [2024, 1, 14, 10, 30])
    try await click(screen.wheel("Month"), below: 32)
    #expect(model.parts == [2024, 2, 14, 10, 30])
    try await click(screen.wheel("Year"), below: 32)
    #expect(model.parts == [2024, 3, 5, 12, 0], "the end of the range")
  }

  @Test("A wheel of choices is one place for the focus; clicks and arrows choose")
  func choices() async throws {
    struct Choices: View {
      @State private var choice = 2
      var body: some View {
        VStack(spacing: 0) {
          Picker("choice", selection: $choice) { ForEach(1..<6) { Text("row \($0)").tag($0) } }
            .pickerStyle(.wheel)
          Text("chosen \(choice)")
        }
      }
    }
    let screen = shown(Choices())
    try await click(screen.wheel("choice"), below: 32)
    #expect(screen.text("chosen 3").exists)
    try screen.press(.tab)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.text("chosen 5").exists)
    try screen.press(.upArrow)
    #expect(screen.text("chosen 4").exists)
  }
}
