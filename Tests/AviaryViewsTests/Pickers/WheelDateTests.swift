import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls

@MainActor
@Suite("Wheels of dates")
struct WheelDateTests {
  @Test(
    "The wheels of a date stand as the language writes one",
    arguments: [
      ("en_US", [DateWheel.month, .day, .year, .hour, .minute, .half]),
      ("en_GB", [.day, .month, .year, .hour, .minute]),
      ("de_DE", [.day, .month, .year, .hour, .minute]),
      ("es_ES", [.day, .month, .year, .hour, .minute]),
      ("ja_JP", [.year, .month, .day, .hour, .minute]),
      ("zh_TW", [.year, .month, .day, .half, .hour, .minute]),
    ]
  )
  func order(identifier: String, wheels: [DateWheel]) {
    let locale = Locale(identifier: identifier)
    let date = wheels.filter { [.day, .month, .year].contains($0) }
    let time = wheels.filter { !date.contains($0) }
    #expect(DateWheel.wheels(hasDate: true, hasTime: false, in: locale) == date)
    #expect(DateWheel.wheels(hasDate: false, hasTime: true, in: locale) == time)
    #expect(DateWheel.wheels(hasDate: true, hasTime: true, in: locale) == [.date] + time)
  }

  @Observable final class Model {
    /// 1970-01-01, 9:41 before noon.
    var date = Date(timeIntervalSince1970: 9 * 3600 + 41 * 60)
  }

  private struct Picker: View {
    @Bindable var model: Model
    let locale: String
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View {
      DatePicker("Start", selection: $model.date, displayedComponents: components)
        .datePickerStyle(.wheel)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  @Test("Half of the day has a wheel of its own where twelve hours are counted")
  func halves() async throws {
    let model = Model()
    let screen = Screen(Picker(model: model, locale: "en_US"), size: .iPhone)
    #expect(try screen.wheel("Hour").value == "9")
    #expect(try screen.wheel("Minute").value == "41")
    let half = screen.wheel("Half of the Day")
    #expect(try half.value == "AM")
    try half.choose("PM")
    await screen.settle()
    #expect(try half.value == "PM")
    #expect(model.date == Date(timeIntervalSince1970: 21 * 3600 + 41 * 60))
    #expect(try screen.wheel("Hour").value == "9")
    // There is nothing after noon's half.
    try half.drag(by: CGSize(width: 0, height: -100))
    await screen.settle()
    #expect(model.date == Date(timeIntervalSince1970: 21 * 3600 + 41 * 60))
  }

  @Test("Elsewhere hours are counted to 24, and words are the language's")
  func languages() throws {
    let both = Screen(Picker(model: Model(), locale: "de_DE"), size: .iPhone)
    #expect(try both.wheel("Hour").value == "09")
    #expect(try both.wheel("Day").value == "Do. 1. Jan.")
    #expect(!both.wheel("Half of the Day").exists)
    let screen = Screen(Picker(model: Model(), locale: "de_DE", components: .date), size: .iPhone)
    #expect(try screen.wheel("Month").value == "Januar")
    let day = try screen.wheel("Day").frame
    #expect(day.maxX <= (try screen.wheel("Month").frame.minX))
  }

  @Test("With the time one wheel has the days of all months, and today by its name")
  func days() async throws {
    let model = Model()
    let screen = Screen(Picker(model: model, locale: "en_US"), size: .iPhone)
    let day = screen.wheel("Day")
    #expect(try day.value == "Thu Jan 1")
    #expect(!screen.wheel("Month").exists && !screen.wheel("Year").exists)
    try day.decrement()
    await screen.settle()
    #expect(try day.value == "Wed Dec 31")
    #expect(model.date == Date(timeIntervalSince1970: -86400 + 9 * 3600 + 41 * 60))
    model.date = screen.now
    await screen.settle()
    #expect(try day.value == "Today")
    let german = Screen(Picker(model: model, locale: "de_DE"), size: .iPhone)
    #expect(try german.wheel("Day").value == "Heute")
  }
}
