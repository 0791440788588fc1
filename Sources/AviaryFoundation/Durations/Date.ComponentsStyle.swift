public import Foundation

extension Date {
  /// How the time between two dates is written: "1 hr, 10 min".
  ///
  /// Apple's name is `Date.ComponentsFormatStyle`, which Foundation has on Linux without a way to
  /// make one; its fields are taken.
  public struct ComponentsStyle: FormatStyle, Sendable {
    /// The parts that it is made of.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// How the parts are written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// In words: "1 hour, 10 minutes".
      case wide
      /// In short words: "1 hr, 10 min".
      case abbreviated
      /// In short words without a space: "1hr 10min".
      case condensedAbbreviated
      /// In letters: "1h 10m".
      case narrow
      /// With numbers in words: "one hour, ten minutes".
      case spellOut
      /// By their place: "1:10:00".
      case timeDuration
    }

    /// The parts that may be used; nil for all.
    public var fields: Set<Field>?
    /// How the parts are written.
    public var style: Style
    /// Says the language.
    public var locale: Locale
    /// Counts the parts.
    public var calendar: Calendar

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: How the parts are written.
    ///   - locale: Says the language.
    ///   - calendar: Counts the parts.
    ///   - fields: The parts that may be used; nil for all.
    public init(
      style: Style,
      locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// The time between two dates in words.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style.units
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      let units: [(Field, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      let wanted = fields ?? (style == .timeDuration ? [.hour, .minute, .second] : nil)
      formatter.allowedUnits = units.reduce(into: []) { result, unit in
        if wanted?.contains(unit.0) ?? true { result.formUnion(unit.1) }
      }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> Date.ComponentsStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// The style with a calendar that counts the parts.
    public func calendar(_ calendar: Calendar) -> Date.ComponentsStyle {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension Date.ComponentsStyle.Style {
  fileprivate var units: DateComponentsFormatter.UnitsStyle {
    switch self {
    case .wide: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    case .timeDuration: .positional
    }
  }
}

extension FormatStyle where Self == Date.ComponentsStyle {
  /// The time between two dates in words.
  ///
  /// - Parameters:
  ///   - style: How the parts are written.
  ///   - fields: The parts that may be used; nil for all.
  public static func components(
    style: Date.ComponentsStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
}
