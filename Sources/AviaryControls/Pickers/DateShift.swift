@_spi(Engine) import AviaryEngine
import AviaryGraphics
import Foundation

/// Dates that wheels and calendars go to, within the range of their picker.
///
/// Nothing is known of a range that a picker does not have: nil is no bound.
struct DateShift {
  let calendar: Calendar
  let minimum: Date?
  let maximum: Date?

  init(_ calendar: Calendar, minimum: Date?, maximum: Date?) {
    self.calendar = calendar
    self.minimum = minimum
    self.maximum = maximum
  }

  init(_ calendar: Calendar, _ configuration: DatePickerStyleConfiguration) {
    self.init(calendar, minimum: configuration.minimumDate, maximum: configuration.maximumDate)
  }

  /// The date itself, or the nearest in the range.
  func clamped(_ date: Date) -> Date {
    let low = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, low) } ?? low
  }

  /// Whether any time of a day, month or other part of the calendar that a date is in lies in the range.
  func allows(_ component: Calendar.Component, of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: component, for: date) else { return false }
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }

  /// A date with one part moved by steps: round at the ends, the parts above it as they were.
  ///
  /// Years do not go round. A day that the month has not becomes its last. Not clamped.
  func moved(_ date: Date, _ component: Calendar.Component, by steps: Int) -> Date? {
    var amount = steps
    if let parent = Self.parent(of: component),
      let range = calendar.range(of: component, in: parent, for: date), !range.isEmpty
    {
      let now = calendar.component(component, from: date) - range.lowerBound
      let count = range.count
      amount = ((now + steps) % count + count) % count - now
    }
    return calendar.date(byAdding: component, value: amount, to: date)
  }

  private static func parent(of component: Calendar.Component) -> Calendar.Component? {
    switch component {
    case .month: .year
    case .day: .month
    case .hour: .day
    case .minute: .hour
    default: nil
    }
  }

  /// A day at the time of day of another date, clamped.
  func day(_ day: Date, atTimeOf date: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let result = calendar.date(
      bySettingHour: time.hour ?? 0,
      minute: time.minute ?? 0,
      second: time.second ?? 0,
      of: day
    )
    return clamped(result ?? day)
  }
}

extension EnvironmentValues {
  /// The calendar that dates are chosen in: in the time zone around, where one was set.
  var zonedCalendar: Calendar {
    var result = calendar
    if let zone = textEnvironment.timeZone { result.timeZone = zone }
    return result
  }

  /// The moment that it is on the screen, which tests set.
  var today: Date { scope?.livingRoot?.clock.today() ?? Date() }
}

extension Date.FormatStyle {
  /// The same for dates as a calendar counts them.
  func inZone(of calendar: Calendar) -> Self {
    var result = self
    result.timeZone = calendar.timeZone
    return result
  }
}
