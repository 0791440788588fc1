import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  /// The buttons that open something, from the left.
  private func buttons<Content: View>(_ harness: Harness<Content>) -> [CGRect] {
    func all(_ element: AccessibilityElement) -> [AccessibilityElement] {
      [element] + element.children.flatMap(all)
    }
    return harness.elements.flatMap(all).filter { $0.details.kind == .popUpButton }
      .map(\.frame).sorted { $0.minX < $1.minX }
  }

  /// Turns to months and chooses days in a calendar that is shown.
  private func useCalendar<Content: View>(_ harness: Harness<Content>, _ model: Model) throws {
    let hand = Hand(harness)
    #expect(harness.labels.contains { $0.contains("January") })
    try hand.tap(harness.frame("20"))
    #expect(model.parts == [2024, 1, 20, 10, 30])
    try hand.tap(harness.frame("9"))
    #expect(model.parts == [2024, 1, 20, 10, 30], "out of range")
    try hand.tap(harness.frame("10"))
    #expect(model.parts == [2024, 1, 10, 10, 30])
    try hand.tap(harness.frame("Previous month"))
    #expect(harness.labels.contains { $0.contains("January") }, "out of range")
    try hand.tap(harness.frame("Next month"))
    #expect(harness.labels.contains { $0.contains("February") })
    #expect(model.parts == [2024, 1, 10, 10, 30], "to look at a month chooses nothing")
    try hand.tap(harness.frame("29"))
    #expect(model.parts == [2024, 2, 29, 10, 30])
    try hand.tap(harness.frame("Next month"))
    try hand.tap(harness.frame("Next month"))
    #expect(harness.labels.contains { $0.contains("March") }, "April is out of range")
    try hand.tap(harness.frame("Previous month"))
    #expect(harness.labels.contains { $0.contains("February") })
  }

  @Test("A click on a day of a calendar chooses it, arrows show other months, all in the range")
  func graphical() throws {
    let model = Model()
    let harness = try Harness(Picking(model: model, style: .graphical, components: .date))
    try useCalendar(harness, model)
  }

  @Test("The date of a compact picker opens a calendar")
  func compactDate() throws {
    let model = Model()
    let harness = try Harness(Picking(model: model, style: .compact))
    let button = try #require(buttons(harness).first)
    let hand = Hand(harness)
    try hand.tap(button)
    try useCalendar(harness, model)
    try hand.key(.escape)
    #expect(harness.frame("Next month") == nil)
  }

  @Test("Tab and return open the parts of a compact picker")
  func compactKeys() throws {
    let model = Model()
    let harness = try Harness(Picking(model: model, style: .automatic))
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.return)
    #expect(harness.frame("Next month") != nil)
    try hand.key(.escape)
    try hand.key(.tab)
    try hand.key(.return)
    #expect(harness.frame("Next month") == nil)
    // The first place for the focus in front is the wheel of the hours.
    try hand.key(.tab)
    try hand.key(.downArrow)
    #expect(model.parts == [2024, 1, 15, 11, 30])
    try hand.key(.tab)
    for _ in 0..<31 { try hand.key(.upArrow) }
    #expect(model.parts == [2024, 1, 15, 11, 59], "minutes go round, the hour stays")
  }

  @Test("A click on a row of a wheel chooses it; dates stay in the range")
  func wheel() throws {
    let model = Model()
    let harness = try Harness(
      Picking(model: model, style: .wheel, components: .date).labelsHidden(),
      width: 280,
      height: 216
    )
    let hand = Hand(harness)
    // Wheels of 140, 60 and 80 points; the next row is 32 points below the middle.
    try hand.tap(170, 108 + 32)
    try hand.wait(0.5)
    #expect(model.parts == [2024, 1, 16, 10, 30])
    try hand.tap(170, 108 - 60)
    try hand.wait(0.5)
    #expect(model.parts == [2024, 1, 14, 10, 30])
    try hand.tap(70, 108 + 32)
    try hand.wait(0.5)
    #expect(model.parts == [2024, 2, 14, 10, 30])
    try hand.tap(240, 108 + 32)
    #expect(model.parts == [2024, 3, 5, 12, 0], "the end of the range")
  }

  @Test("A wheel of choices is one place for the focus; clicks and arrows choose")
  func choices() throws {
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
    let harness = try Harness(Choices(), width: 200, height: 260)
    let hand = Hand(harness)
    let top = try #require(harness.frame("chosen 2")).minY - 216
    try hand.tap(100, top + 108 + 32)
    #expect(harness.labels.contains("chosen 3"))
    try hand.key(.tab)
    try hand.key(.downArrow)
    try hand.key(.downArrow)
    try hand.key(.downArrow)
    #expect(harness.labels.contains("chosen 5"))
    try hand.key(.upArrow)
    #expect(harness.labels.contains("chosen 4"))
  }
}
