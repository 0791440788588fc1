public import Foundation

extension SystemFormatStyle {
  /// When a date is, seen from another one: `in 2 hours` while it is near, else the day.
  public struct DateReference: Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates the format.
    ///
    /// - Parameters:
    ///   - date: The date that is told.
    ///   - allowedFields: The units of the distance; all but weeks and seconds by default.
    ///   - maxFieldCount: How much of a day that is far away is told: from 2 on, which is the default, the time too.
    ///   - thresholdField: From one of which on the day is told, and no distance; a day by default.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.thresholdField = thresholdField
    }

    /// The same in another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  /// From which distance on the day is told, in seconds.
  private var threshold: TimeInterval {
    switch thresholdField {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 30 * 86_400
    default: 365 * 86_400
    }
  }

  private var distanceStyle: Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date,
      allowedFields: allowedFields,
      presentation: .numeric,
      unitsStyle: .wide,
      locale: locale,
      calendar: calendar
    )
  }

  private func isNear(_ reference: Date) -> Bool {
    date.timeIntervalSince(reference).magnitude < threshold
  }

  /// When the date is, seen from another one.
  public func format(_ referenceDate: Date) -> AttributedString {
    if isNear(referenceDate) { return AttributedString(distanceStyle.format(referenceDate)) }
    var day = Date.FormatStyle(
      date: .abbreviated,
      time: maxFieldCount > 1 ? .shortened : .omitted,
      locale: locale,
      calendar: calendar
    )
    day.timeZone = calendar.timeZone
    return AttributedString(day.format(date))
  }

  /// The same for a language and a country.
  public func locale(_ locale: Locale) -> Self {
    var result = self
    result.locale = locale
    return result
  }

  /// When something else is told than for a date; nil for never.
  public func discreteInput(after referenceDate: Date) -> Date? {
    let (first, last) = (
      date.addingTimeInterval(-threshold), date.addingTimeInterval(threshold)
    )
    if referenceDate < first { return first.addingTimeInterval(1e-6) }
    guard referenceDate < last else { return nil }
    let next = distanceStyle.discreteInput(after: referenceDate)
    return min(next ?? last, last)
  }

  /// When something else was told before a date; nil for never.
  public func discreteInput(before referenceDate: Date) -> Date? {
    let (first, last) = (
      date.addingTimeInterval(-threshold), date.addingTimeInterval(threshold)
    )
    if referenceDate >= last { return last.addingTimeInterval(-1e-6) }
    guard referenceDate > first else { return nil }
    let previous = distanceStyle.discreteInput(before: referenceDate)
    return max(previous ?? first, first)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// When a date is, seen from another one.
  ///
  /// - Parameters:
  ///   - date: The date that is told.
  ///   - allowedFields: The units of the distance; all but weeks and seconds by default.
  ///   - maxFieldCount: How much of a day that is far away is told: from 2 on, which is the default, the time too.
  ///   - thresholdField: From one of which on the day is told, and no distance; a day by default.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      thresholdField: thresholdField
    )
  }
}
