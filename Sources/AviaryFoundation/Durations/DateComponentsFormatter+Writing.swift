import Foundation

extension DateComponentsFormatter {
  /// A unit with its value.
  private struct Part {
    var unit: TimeUnits.Unit
    var value: Int
    /// What is left over, as a part of the unit.
    var fraction = 0.0
  }

  func string(_ start: Date, _ end: Date, _ calendar: Calendar) -> String? {
    let locale = (calendar.locale ?? .current).identifier
    let isNegative = end < start
    var parts = self.parts(start, end, calendar)
    parts = withinCount(parts, start, end, calendar)
    parts = withoutZeros(collapsed(parts))
    var text = unitsStyle == .positional ? positional(parts, locale) : words(parts, locale)
    if isNegative, parts.contains(where: { $0.value != 0 }) { text = "-" + text }
    return phrase(text)
  }

  // MARK: - Units

  private var units: [TimeUnits.Unit] {
    let all: [(NSCalendar.Unit, TimeUnits.Unit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    let allowed = all.filter { allowedUnits.contains($0.0) }.map(\.1)
    return allowed.isEmpty ? TimeUnits.Unit.allCases : allowed
  }

  private func parts(_ start: Date, _ end: Date, _ calendar: Calendar) -> [Part] {
    parts(units, start, end, calendar)
  }

  private func parts(
    _ units: [TimeUnits.Unit],
    _ start: Date,
    _ end: Date,
    _ calendar: Calendar
  ) -> [Part] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    var parts = units.map { Part(unit: $0, value: abs($0.value(in: components))) }
    if allowsFractionalUnits, let last = parts.indices.last,
      let reached = calendar.date(byAdding: components, to: start),
      let next = calendar.date(
        byAdding: parts[last].unit.component,
        value: end < start ? -1 : 1,
        to: reached
      )
    {
      parts[last].fraction =
        end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    }
    return parts
  }

  /// No more units than are wanted, the last of them rounded.
  private func withinCount(
    _ parts: [Part],
    _ start: Date,
    _ end: Date,
    _ calendar: Calendar
  ) -> [Part] {
    guard maximumUnitCount > 0,
      let first = parts.firstIndex(where: { $0.value != 0 })
    else { return maximumUnitCount > 0 ? parts.suffix(maximumUnitCount) : parts }
    let shown = parts[first...].filter { $0.value != 0 }.prefix(maximumUnitCount)
    guard let last = shown.last, parts.last?.unit != last.unit else { return parts }
    let kept = parts.map(\.unit).filter { $0.rawValue <= last.unit.rawValue }
    // Half of the smallest unit more makes rounding of counting.
    var components = DateComponents()
    for part in parts where part.unit.rawValue <= last.unit.rawValue {
      part.unit.set(part.value * (end < start ? -1 : 1), in: &components)
    }
    guard let reached = calendar.date(byAdding: components, to: start),
      let next = calendar.date(
        byAdding: last.unit.component,
        value: end < start ? -1 : 1,
        to: reached
      )
    else { return parts.filter { kept.contains($0.unit) } }
    let part = end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    let rounded = part >= 0.5 ? next : reached
    let result = self.parts(kept, start, rounded, calendar)
    // Rounding may have reached a larger unit: 59 minutes and a half are an hour.
    let count = result.count { $0.value != 0 }
    return count > maximumUnitCount ? withinCount(result, start, rounded, calendar) : result
  }

  /// The largest unit added to the next, where it is 1.
  private func collapsed(_ parts: [Part]) -> [Part] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts[first].value == 1, first + 1 < parts.count, parts[first + 1].value != 0,
      let factor = parts[first].unit.count(of: parts[first + 1].unit)
    else { return parts }
    var parts = parts
    parts[first + 1].value += factor
    parts[first].value = 0
    return parts
  }

  private func withoutZeros(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let last = parts.last, !behavior.contains(.pad) else { return parts }
    guard let first = parts.firstIndex(where: { $0.value != 0 || $0.fraction != 0 }),
      let end = parts.lastIndex(where: { $0.value != 0 || $0.fraction != 0 })
    else {
      // The smallest unit stands for nothing at all.
      return behavior.isDisjoint(with: .dropAll) ? parts : [last]
    }
    return parts.indices.filter { index in
      if parts[index].value != 0 || parts[index].fraction != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > end { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  // MARK: - Words

  private var width: TimeUnits.Width {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short: .short
    case .full: .full
    case .spellOut: .spelledOut
    case .brief: .brief
    }
  }

  private func word(_ part: Part, _ locale: String) -> String {
    TimeUnits.string(
      Double(part.value) + part.fraction,
      part.unit,
      width,
      locale: locale,
      fractionDigits: part.fraction == 0 ? 0 : 1
    ) ?? "\(part.value)"
  }

  private func words(_ parts: [Part], _ locale: String) -> String {
    TimeUnits.joined(parts.map { word($0, locale) }, width, locale: locale)
  }

  // MARK: - Places

  private func positional(_ parts: [Part], _ locale: String) -> String {
    let dates = parts.filter { $0.unit.rawValue < TimeUnits.Unit.hour.rawValue }
    let times = parts.filter { $0.unit.rawValue >= TimeUnits.Unit.hour.rawValue }
    if dates.isEmpty, times.count == 1 {
      let pads = zeroFormattingBehavior.contains(.pad)
      return number(times[0], digits: pads ? 2 : 1, locale)
    }
    if dates.count == 1, times.isEmpty { return number(dates[0], digits: 1, locale) }
    var pieces = dates.map { word($0, locale) }
    if let first = times.first, let last = times.last,
      let pattern = TimeUnits.timePattern(from: first.unit, to: last.unit, locale: locale)
    {
      // Documented: "0d 1:00:00" with days, and "01:00:10" without.
      let pads = zeroFormattingBehavior.contains(.pad) && dates.isEmpty
      pieces.append(time(times, pattern, first.unit, pads: pads, locale))
    } else {
      pieces += times.map { word($0, locale) }
    }
    return TimeUnits.joined(pieces, .narrow, locale: locale)
  }

  /// Fills a pattern such as `h:mm:ss` in.
  private func time(
    _ parts: [Part],
    _ pattern: String,
    _ first: TimeUnits.Unit,
    pads: Bool,
    _ locale: String
  ) -> String {
    var result = ""
    var done: Set<TimeUnits.Unit> = []
    for character in pattern {
      let unit: TimeUnits.Unit
      switch character {
      case "h", "H", "k", "K": unit = .hour
      case "m": unit = .minute
      case "s": unit = .second
      case "'": continue
      default:
        result.append(character)
        continue
      }
      guard done.insert(unit).inserted else { continue }
      let part = parts.first { $0.unit == unit } ?? Part(unit: unit, value: 0)
      result += number(part, digits: unit == first && !pads ? 1 : 2, locale)
    }
    return result
  }

  private func number(_ part: Part, digits: Int, _ locale: String) -> String {
    let locale = Locale(identifier: locale)
    if part.fraction != 0 {
      return (Double(part.value) + part.fraction).formatted(
        .number.locale(locale).precision(.fractionLength(0...1))
      )
    }
    let style = IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(digits...))
    return part.value.formatted(digits > 1 ? style.grouping(.never) : style)
  }

  // MARK: - Phrases

  private func phrase(_ text: String) -> String {
    switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
    case (false, false): text
    case (true, false): "About " + text
    case (false, true): text + " remaining"
    case (true, true): "About " + text + " remaining"
    }
  }
}

extension TimeUnits.Unit {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate func value(in components: DateComponents) -> Int {
    components.value(for: component) ?? 0
  }

  fileprivate func set(_ value: Int, in components: inout DateComponents) {
    components.setValue(value, for: component)
  }

  /// How many of the next smaller unit are in one; nil where that is not always the same.
  fileprivate func count(of smaller: Self) -> Int? {
    switch (self, smaller) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }
}
