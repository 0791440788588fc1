import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Date pickers in whose field a date is typed.
@MainActor
@Suite("Fields of dates")
struct FieldDatePickerTests {
  @Observable final class Model {
    // 15 January 2026, 9:41.
    var date = Date(timeIntervalSince1970: 1_768_470_060)
  }

  private struct Pickers: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        DatePicker("Day", selection: $model.date, displayedComponents: .date)
          .datePickerStyle(.field)
        DatePicker(
          "Time",
          selection: $model.date,
          in: Date(timeIntervalSince1970: 1_768_435_200)...,
          displayedComponents: .hourAndMinute
        )
        .datePickerStyle(.stepperField)
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private let model = Model()
  private let screen: Screen

  init() { screen = Screen(Pickers(model: model), size: .iPhone) }

  private enum Part { case day, time }

  /// A field alone is called by its label; beside a stepper it is in a group.
  private func field(_ part: Part) -> ScreenElement {
    part == .day ? screen.textField("Day") : screen.group("Time").textField("Date")
  }

  @Test("a date that is typed counts when return is pressed")
  func typing() async throws {
    #expect(try field(.day).text == "1/15/2026")
    #expect(try field(.time).text == "9:41\u{202F}AM")
    try field(.day).replaceText(with: "3/2/2027")
    #expect(model.date == Date(timeIntervalSince1970: 1_768_470_060))
    try screen.press(.return)
    #expect(model.date == Date(timeIntervalSince1970: 1_803_980_460), "the time of day stays")
    try field(.time).replaceText(with: "2:05 PM")
    try screen.press(.return)
    #expect(try field(.time).text == "2:05\u{202F}PM")
  }

  @Test("what is no date is forgotten when the keyboard goes elsewhere")
  func nonsense() async throws {
    try field(.day).replaceText(with: "soon")
    try field(.time).tap()
    await screen.settle()
    #expect(try field(.day).text == "1/15/2026")
    #expect(model.date == Date(timeIntervalSince1970: 1_768_470_060))
  }

  @Test("the stepper goes on by a minute where only the time is shown")
  func steps() async throws {
    try screen.group("Time").stepper("Date").increment()
    #expect(try field(.time).text == "9:42\u{202F}AM")
    try screen.group("Time").stepper("Date").decrement()
    #expect(model.date == Date(timeIntervalSince1970: 1_768_470_060))
  }
}
