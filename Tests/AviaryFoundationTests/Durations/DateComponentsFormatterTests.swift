import Foundation
import Testing

@testable import AviaryFoundation

@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
  typealias Style = DateComponentsFormatter.UnitsStyle
  typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private func formatter(
    _ style: Style,
    _ units: NSCalendar.Unit,
    _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  private static let hms: NSCalendar.Unit = [.hour, .minute, .second]
  private static let dhms: NSCalendar.Unit = [.day, .hour, .minute, .second]

  @Test(
    "Each style writes units in its way",
    arguments: [
      // Documented for 9 hours, 41 minutes, 30 seconds; the last two in articles.
      (.full, "9 hours, 41 minutes, 30 seconds"), (.short, "9 hr, 41 min, 30 sec"),
      (.abbreviated, "9h 41m 30s"), (.positional, "9:41:30"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
      (.brief, "9hr 41min 30sec"),
    ] as [(Style, String)]
  )
  func styles(style: Style, expected: String) {
    #expect(formatter(style, Self.hms).string(from: 34_890) == expected)
  }

  @Test(
    "Zeros are left out, kept or padded",
    arguments: [
      // Documented at ZeroFormattingBehavior.
      (.positional, .default, hms, 3_610, "1:00:10"),
      (.abbreviated, .default, dhms, 3_610, "1h 10s"),
      (.abbreviated, .dropLeading, dhms, 600, "10m 0s"),
      (.abbreviated, .dropMiddle, dhms, 3_610, "0d 1h 10s"),
      (.abbreviated, .dropTrailing, dhms, 3_600, "0d 1h"),
      (.abbreviated, .dropAll, dhms, 3_600, "1h"), (.abbreviated, [], hms, 3_610, "1h 0m 10s"),
      (.positional, .pad, dhms, 3_600, "0d 1:00:00"),
      (.abbreviated, .pad, dhms, 3_600, "0d 1h 0m 0s"),
      (.positional, .pad, hms, 3_610, "01:00:10"),
      (.positional, .pad, [.minute, .second], 75, "01:15"),
      (.positional, .default, hms, 75, "1:15"), (.positional, .default, hms, 8, "8"),
      (.positional, .default, [.hour, .minute], 0, "0"), (.abbreviated, .default, hms, 0, "0s"),
      (.positional, [], hms, 75, "0:01:15"),
    ] as [(Style, Zeros, NSCalendar.Unit, Double, String)]
  )
  func zeros(style: Style, zeros: Zeros, units: NSCalendar.Unit, seconds: Double, expected: String)
  {
    let formatter = formatter(style, units)
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test(
    "Units that are not allowed go into smaller ones",
    arguments: [
      ([.minute], 5_400, "90 minutes"), ([.hour, .minute], 93_600, "26 hours"),
      ([.day, .hour], 93_600, "1 day, 2 hours"),
      ([], 788_645, "1 week, 2 days, 3 hours, 4 minutes, 5 seconds"),
      ([.second], 75.9, "75 seconds"), ([.hour, .minute], -4_200, "-1 hour, 10 minutes"),
    ] as [(NSCalendar.Unit, Double, String)]
  )
  func allowed(units: NSCalendar.Unit, seconds: Double, expected: String) {
    #expect(formatter(.full, units).string(from: seconds) == expected)
  }

  @Test(
    "A limit rounds the last unit",
    arguments: [
      (2, 4_230, "1h 11m"), (2, 4_200, "1h 10m"), (1, 7_199, "2h"), (1, 3_700, "1h"),
      (3, 4_230, "1h 10m 30s"),
      (1, 86_399, "1d"),
    ] as [(Int, Double, String)]
  )
  func limit(count: Int, seconds: Double, expected: String) {
    let formatter = formatter(.abbreviated, Self.dhms)
    formatter.maximumUnitCount = count
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test("A largest unit of one goes into the next")
  func collapsing() {
    let formatter = formatter(.abbreviated, [.minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test("Phrases stand around the length")
  func phrases() {
    let formatter = formatter(.full, [.minute])
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes")
    formatter.includesTimeRemainingPhrase = true
    // Documented in the class's overview.
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.unitsStyle = .brief
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 123) == "About 2min 3sec remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 123) == "2min 3sec remaining")
  }

  @Test("Components, dates and numbers are lengths of time")
  func sources() {
    let formatter = formatter(.full, [.hour, .minute])
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2 hours, 5 minutes")
    #expect(formatter.string(from: DateComponents(minute: 125)) == "2 hours, 5 minutes")
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(60)) == "1 minute")
    #expect(formatter.string(for: DateComponents(hour: 1)) == "1 hour")
    #expect(formatter.string(for: 3_600.0) == "1 hour")
    #expect(formatter.string(for: "1 hour") == nil)
    #expect(formatter.string(from: .infinity) == nil)
    formatter.allowedUnits = [.month, .day]
    #expect(formatter.string(from: DateComponents(month: 1, day: 1)) == "1 month, 1 day")
    formatter.referenceDate = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: 31 * 86_400) == "1 month")
  }

  @Test("Fractions are written where they are allowed")
  func fractions() {
    let formatter = formatter(.full, [.hour])
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: 5_400) == "1.5 hours")
  }

  @Test(
    "Words are those of the calendar's language",
    arguments: [
      ("de", "2 Tage, 7 Stunden und 33 Minuten", "2d 7h 33min"),
      ("fr", "2 jours, 7 heures et 33 minutes", "2j 7h 33min"),
      ("ja", "2日 7時間 33分", "2日7時間33分"), ("zh_Hans", "2天7小时33分钟", "2天7小时33分钟"),
      ("ru", "2 дня, 7 часов, 33 минуты", "2 д. 7 ч 33 мин"),
    ]
  )
  func languages(locale: String, full: String, abbreviated: String) {
    func plain(_ text: String?) -> String? {
      text?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
    let units: NSCalendar.Unit = [.day, .hour, .minute]
    #expect(plain(formatter(.full, units, locale).string(from: 200_000)) == full)
    #expect(plain(formatter(.abbreviated, units, locale).string(from: 200_000)) == abbreviated)
  }
}
