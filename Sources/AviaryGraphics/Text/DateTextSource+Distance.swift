import AviaryGeometry
import Foundation

/// How far a date is away, in the units of a calendar that are not 0: `2 hours, 23 minutes`, `1 year, 1 minute`.
///
/// - SeeAlso: Apple's documentation of `Text.DateStyle`, which has these examples.
struct DateDistance {
  let date: Date
  /// How many units are written, the greatest first.
  let count: Int
  let calendar: Calendar

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfYear, .day, .hour, .minute, .second,
  ]

  /// The units that are written at a time, the greatest first; seconds where the date is now.
  private func numbers(at now: Date) -> [(unit: Calendar.Component, count: Int)] {
    // Thirty thousand years are as far as units go.
    let distance = date.timeIntervalSince(now).finite("Text", limit: 1e12)
    let (start, end) =
      distance < 0
      ? (now.addingTimeInterval(distance), now) : (now, now.addingTimeInterval(distance))
    let parts = calendar.dateComponents(Set(Self.units), from: start, to: end)
    let all = Self.units.map { ($0, parts.value(for: $0) ?? 0) }.filter { $0.1 != 0 }
    return all.isEmpty ? [(.second, 0)] : Array(all.prefix(count))
  }

  func text(at now: Date, locale: Locale) -> String {
    numbers(at: now).map { $0.unit.counted($0.count, locale: locale, calendar: calendar) }
      .formatted(.list(type: .and, width: .narrow).locale(locale))
  }

  /// When something else is written than at a time; nil for never.
  func nextChange(after now: Date) -> Date? {
    let distance = date.timeIntervalSince(now)
    guard distance.isFinite, distance.magnitude < 1e12 else { return nil }
    let numbers = numbers(at: now)
    // Where there is space for more units, a second is one.
    guard numbers.count == count, let last = numbers.last, last.unit != .second else {
      let whole = distance.magnitude.rounded(.down)
      let wait = distance > 0 ? distance - whole + 0.001 : whole + 1 - distance.magnitude
      return now.addingTimeInterval(max(wait, 0.001))
    }
    // From the date on: away from it the last number grows, on the way to it its last moment is the date's.
    let isBefore = distance > 0
    var edge = date
    for (unit, number) in numbers {
      let next = calendar.date(byAdding: unit, value: isBefore ? -number : number, to: edge)
      guard let next else { return nil }
      edge = next
    }
    if isBefore { return max(edge, now).addingTimeInterval(0.001) }
    guard let next = calendar.date(byAdding: last.unit, value: 1, to: edge) else { return nil }
    return max(next, now.addingTimeInterval(0.001))
  }
}
