@_spi(Engine) import AviaryEngine
public import Foundation

/// Values that change with the time: what a text shows that goes on by itself.
public struct TimeDataSource<Value> {
  /// The value at a date.
  let value: @Sendable (Date) -> Value
  /// When it is a value, of those that follow.
  let date: @Sendable (Value) -> Date

  fileprivate init(
    value: @escaping @Sendable (Date) -> Value,
    date: @escaping @Sendable (Value) -> Date
  ) {
    self.value = value
    self.date = date
  }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// The date that it is.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the one that it is; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// From the date that it is to another one; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is; less than 0 before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) }
    )
  }
}

/// A value of the time, formatted where the text is shown, as it is at that time.
final class TimedTextSource<F: DiscreteFormatStyle>: TextSource, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let append: (F.FormatOutput, inout TextResolver, TextStyling) -> Void

  init(
    _ source: TimeDataSource<F.FormatInput>,
    _ format: F,
    append: @escaping (F.FormatOutput, inout TextResolver, TextStyling) -> Void
  ) {
    self.source = source
    self.format = format
    self.append = append
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    // A locale that somebody set around the text wins over the format's own.
    let format = resolver.text.locale.map { self.format.locale($0) } ?? self.format
    let now = resolver.today
    let value = source.value(now)
    append(format.format(value), &resolver, style)
    guard let next = format.discreteInput(after: value) else { return }
    // What is later by less than a clock tells apart would be asked for without end.
    resolver.noteNextChange(max(source.date(next), now.addingTimeInterval(0.001)))
  }

  override func isEqual(to other: TextSource) -> Bool {
    let other = unsafeDowncast(other, to: TimedTextSource<F>.self)
    // Sources are closures; two are alike where they say the same of the ends of time.
    return format == other.format && isSame(source, other.source)
  }

  private func isSame(
    _ a: TimeDataSource<F.FormatInput>,
    _ b: TimeDataSource<F.FormatInput>
  ) -> Bool {
    func isAlike(_ date: Date) -> Bool {
      guard let x = a.value(date) as? AnyHashable, let y = b.value(date) as? AnyHashable else {
        return false
      }
      return x == y
    }
    return isAlike(.distantPast) && isAlike(.distantFuture)
  }
}

extension Text {
  /// Makes a text of a value that changes with the time.
  ///
  /// It goes on by itself where time passes: not in a picture.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: How it is written, in the environment's locale; it also says when something else
  ///     is written.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(TimedTextSource(source, format) { $1.append($0, $2) })
  }

  /// Makes a text of a value that changes with the time, in a format that has styles.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: How it is written, in the environment's locale; it also says when something else
  ///     is written.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(
      TimedTextSource(source, format) { AttributedTextSource($0).resolve(into: &$1, $2) }
    )
  }
}
