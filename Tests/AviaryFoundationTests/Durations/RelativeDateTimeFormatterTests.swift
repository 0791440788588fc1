import Foundation
import Testing

@testable import AviaryFoundation

@Suite("RelativeDateTimeFormatter")
struct RelativeDateTimeFormatterTests {
  typealias Units = RelativeDateTimeFormatter.UnitsStyle
  typealias Days = RelativeDateTimeFormatter.DateTimeStyle

  private func formatter(
    _ units: Units = .full,
    _ days: Days = .numeric,
    _ locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = units
    formatter.dateTimeStyle = days
    return formatter
  }

  @Test(
    "The largest unit between two dates counts, without its fraction",
    arguments: [
      (-7_200, "2 hours ago"), (259_200, "in 3 days"), (-59, "59 seconds ago"), (60, "in 1 minute"),
      (-3_599, "59 minutes ago"), (604_800, "in 1 week"), (0, "in 0 seconds"),
      (-40 * 86_400, "1 month ago"), (400 * 86_400, "in 1 year"), (-5_399, "1 hour ago"),
    ] as [(Double, String)]
  )
  func intervals(seconds: Double, expected: String) {
    #expect(formatter().localizedString(fromTimeInterval: seconds) == expected)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter().localizedString(for: now + seconds, relativeTo: now) == expected
    )
  }

  @Test(
    "Each style writes units in its way",
    arguments: [
      // Documented at UnitsStyle.
      (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
      (.abbreviated, "2mo ago"),
    ] as [(Units, String)]
  )
  func styles(units: Units, expected: String) {
    #expect(formatter(units).localizedString(from: DateComponents(month: -2)) == expected)
  }

  @Test(
    "Days next to today have names where they are wanted",
    arguments: [
      (DateComponents(day: -1), "yesterday", "1 day ago"),
      (DateComponents(day: 1), "tomorrow", "in 1 day"),
      (DateComponents(day: 2), "in 2 days", "in 2 days"),
      (DateComponents(weekOfMonth: -1), "last week", "1 week ago"),
      (DateComponents(year: 1), "next year", "in 1 year"),
      (DateComponents(second: 0), "now", "in 0 seconds"),
      (DateComponents(day: 0, hour: -3), "3 hours ago", "3 hours ago"),
    ]
  )
  func names(components: DateComponents, named: String, numeric: String) {
    #expect(formatter(.full, .named).localizedString(from: components) == named)
    #expect(formatter(.full, .numeric).localizedString(from: components) == numeric)
  }

  @Test(
    "Words are those of the locale",
    arguments: [
      ("de", "vor 2 Stunden", "gestern"), ("fr", "il y a 2 heures", "hier"),
      ("es", "hace 2 horas", "ayer"), ("ja", "2 時間前", "昨日"), ("ru", "2 часа назад", "вчера"),
      ("ar", "قبل ساعتين", "أمس"),
    ]
  )
  func languages(locale: String, hours: String, yesterday: String) {
    let formatter = formatter(.full, .named, locale)
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == hours)
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == yesterday)
  }

  @Test("At the beginning of a sentence there is a capital")
  func context() {
    let formatter = formatter(.full, .named)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test("Dates are told from now; other values are none")
  func anything() {
    #expect(formatter().string(for: Date.now - 7_300) == "2 hours ago")
    #expect(formatter().string(for: 5) == nil)
  }
}

@Suite("ListFormatter")
struct ListFormatterTests {
  @Test("Items are joined as the locale does")
  func joining() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(for: ["a", "b"]) == "a and b")
    #expect(formatter.string(for: 3) == nil)
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
    #expect(formatter.string(from: ["x"]) == nil)
  }

  @Test("A date formatter of Foundation's says no today")
  func dateFormatter() {
    // Once this fails, foundation.md and Divergences.md have a row less.
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    let plain = formatter.string(from: .now)
    formatter.doesRelativeDateFormatting = true
    #expect(formatter.string(from: .now) == plain)
    let named = RelativeDateTimeFormatter()
    named.locale = Locale(identifier: "en_US")
    named.dateTimeStyle = .named
    #expect(named.localizedString(from: DateComponents(day: 0)) == "today")
  }
}
