import Foundation
import Testing

@testable import AviaryFoundation

@Suite("The time between two dates")
struct DateComponentsStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func range(_ seconds: TimeInterval) -> Range<Date> {
    start..<start.addingTimeInterval(seconds)
  }

  @Test(
    "The style of time durations tells units by their place",
    arguments: [
      (95, "1:35"), (7200, "2:00:00"), (3_661, "1:01:01"), (8, "8"), (90_000, "25:00:00"),
    ]
  )
  func timeDuration(seconds: TimeInterval, expected: String) {
    // The first is documented at `timeDuration`.
    let style = Date.ComponentsStyle.timeDuration.locale(Locale(identifier: "en_US"))
    #expect(range(seconds).formatted(style) == expected)
  }

  @Test(
    "Each style of components has its words, as documented",
    arguments: [
      (.wide, "2 hours, 10 minutes"), (.abbreviated, "2 hr, 10 min"),
      (.condensedAbbreviated, "2hr 10min"), (.narrow, "2h 10m"),
      (.spellOut, "two hours, ten minutes"),
    ] as [(Date.ComponentsFormatStyle.Style, String)]
  )
  func styles(style: Date.ComponentsFormatStyle.Style, expected: String) {
    let english = Locale(identifier: "en_US")
    #expect(range(7_800).formatted(.components(style: style).locale(english)) == expected)
  }

  @Test("Fields that are not asked for go into smaller ones, and those that are 0 are left out")
  func fields() {
    var style = Date.ComponentsStyle(
      style: .wide,
      locale: Locale(identifier: "en_US"),
      fields: [.minute, .second]
    )
    #expect(range(7_800).formatted(style) == "130 minutes")
    style.fields = [.week, .day]
    #expect(range(8 * 86_400).formatted(style) == "1 week, 1 day")
    style.isPositive = false
    #expect(range(86_400).formatted(style) == "-1 day")
    let german = style.locale(Locale(identifier: "de_DE"))
    #expect(range(3 * 86_400).formatted(german) == "-3 Tage")
    #expect(range(60).formatted(.timeDuration) == "1:00")
    #expect(!range(60).formatted(.components(style: .narrow, fields: [.second])).isEmpty)
  }
}
