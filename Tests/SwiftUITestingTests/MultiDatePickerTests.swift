import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Days: View {
  @Binding var days: Set<DateComponents>
  let range: Range<Date>
  var body: some View { MultiDatePicker("Travel", selection: $days, in: range) }
}

@MainActor
@Suite("Several dates in a calendar")
struct MultiDatePickerTests {
  private let calendar = Calendar(identifier: .gregorian)
  private func day(_ day: Int, month: Int = 3) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: day)))
  }

  @Test(
    "the month of the first day is shown; a tap adds a day or takes it away; what lies outside can't be tapped"
  )
  func choosing() throws {
    var days: Set<DateComponents> = [DateComponents(year: 2026, month: 3, day: 10)]
    let binding = Binding(get: { days }, set: { days = $0 })
    let screen = Screen(Days(days: binding, range: try day(5)..<(try day(20))))
    #expect(screen.text("March 2026").exists)
    #expect(try screen.element(.option, "10").isSelected)
    try screen.element(.option, "12").tap()
    #expect(days.count == 2)
    let added = try #require(days.first { $0.day == 12 })
    #expect(added.year == 2026 && added.month == 3 && added.era == 1 && added.calendar != nil)
    #expect(try screen.element(.option, "12").isSelected)
    try screen.element(.option, "10").tap()
    #expect(days == [added])
    #expect(screen.text("March 2026").exists)
    #expect(try !screen.element(.option, "4").isEnabled)
    #expect(try screen.element(.option, "19").isEnabled)
    #expect(try !screen.element(.option, "20").isEnabled)
    #expect(screen.description.contains("Travel"))
  }
}
