import AviaryFoundation
public import Foundation

extension SystemFormatStyle {
  /// How far a date is from another one, in units of the calendar: `+1 day, 2 hours`.
  public struct DateOffset: Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates the format.
    ///
    /// - Parameters:
    ///   - anchor: The date that others are seen from.
    ///   - allowedFields: The units; all but weeks by default. Without any, seconds.
    ///   - maxFieldCount: How many units are written, the greatest first; 2 by default.
    ///   - sign: Whether a sign says which of both is later; for dates before the anchor by default.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// The same in another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// The units, the greatest first, with what they are in a calendar.
  private static let units: [(Date.ComponentsFormatStyle.Field, Calendar.Component)] = [
    (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private var fields: [Calendar.Component] {
    let allowed = Self.units.filter { allowedFields.contains($0.0) }
    return (allowed.isEmpty ? Self.units.suffix(1) : allowed).map(\.1)
  }

  /// The numbers that are written for a date, the greatest unit first.
  private func numbers(_ date: Date) -> [(component: Calendar.Component, count: Int)] {
    let (start, end) = date < anchor ? (date, anchor) : (anchor, date)
    let wanted = fields
    let parts = calendar.dateComponents(Set(wanted), from: start, to: end)
    let all = wanted.map { ($0, parts.value(for: $0) ?? 0) }
    let first = all.firstIndex { $0.1 != 0 } ?? all.count - 1
    return Array(all[first...].prefix(maxFieldCount))
  }

  /// How far a date is from the anchor.
  public func format(_ referenceDate: Date) -> AttributedString {
    let shown = numbers(referenceDate)
    let written = shown.enumerated().filter { $0.offset == 0 || $0.element.count != 0 }
    let texts = written.map {
      $0.element.component.counted($0.element.count, locale: locale, calendar: calendar)
    }
    let isZero = shown.allSatisfy { $0.count == 0 }
    let text = texts.formatted(.list(type: .and, width: .narrow).locale(locale))
    return AttributedString(prefix(isBefore: referenceDate < anchor, isZero: isZero) + text)
  }

  private func prefix(isBefore: Bool, isZero: Bool) -> String {
    if sign == .never { return "" }
    if isBefore, !isZero { return "-" }
    if sign == .always(includingZero: true) { return "+" }
    return sign == .always(includingZero: false) && !isZero ? "+" : ""
  }

  /// The same for a language and a country.
  public func locale(_ locale: Locale) -> Self {
    var result = self
    result.locale = locale
    return result
  }

  /// When something else is written than for a date.
  public func discreteInput(after referenceDate: Date) -> Date? {
    change(from: referenceDate, isForward: true)
  }

  /// When something else was written before a date.
  public func discreteInput(before referenceDate: Date) -> Date? {
    change(from: referenceDate, isForward: false)
  }

  /// Where the last unit that is written changes its number.
  private func change(from date: Date, isForward: Bool) -> Date? {
    let numbers = numbers(date)
    guard let last = numbers.last else { return nil }
    let isBefore = date < anchor
    // Away from the anchor the number grows.
    let grows = isForward != isBefore
    var parts = DateComponents()
    for (component, count) in numbers { parts.setValue(isBefore ? -count : count, for: component) }
    guard let edge = calendar.date(byAdding: parts, to: anchor) else { return nil }
    if !grows { return edge.addingTimeInterval(isForward ? 1e-6 : -1e-6) }
    return calendar.date(byAdding: last.component, value: isBefore ? -1 : 1, to: edge)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one.
  ///
  /// - Parameters:
  ///   - anchor: The date that others are seen from.
  ///   - allowedFields: The units; all but weeks by default.
  ///   - maxFieldCount: How many units are written, the greatest first; 2 by default.
  ///   - sign: Whether a sign says which of both is later; for dates before the anchor by default.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      sign: sign
    )
  }
}
