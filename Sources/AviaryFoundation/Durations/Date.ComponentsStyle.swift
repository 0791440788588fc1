public import Foundation

extension Date {
  /// How the time between two dates is written: "2 hr, 10 min" or "2:10:00".
  ///
  /// Foundation's own `Date.ComponentsFormatStyle` on Linux is empty and can't be made or filled,
  /// so this has a name of its own, and that one its fields and styles.
  /// `.components(style:fields:)` and `.timeDuration` are as Apple's.
  public struct ComponentsStyle: Foundation.FormatStyle, Sendable {
    /// How the fields are named.
    public typealias Style = ComponentsFormatStyle.Style
    /// A unit of time that may be written.
    public typealias Field = ComponentsFormatStyle.Field

    /// The fields that may be written; nil for all.
    public var fields: Set<Field>?
    /// Whether the time counts from the beginning to the end; false writes a minus sign in front.
    public var isPositive = true
    /// How the fields are named.
    public var style: Style
    /// The language.
    public var locale: Locale
    /// Counts the fields.
    public var calendar: Calendar

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: How the fields are named.
    ///   - locale: The language; the current one is the default.
    ///   - calendar: Counts the fields; the current one is the default.
    ///   - fields: The fields that may be written; nil, the default, for all. Those that
    ///     are 0 are left out.
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

    /// Writes the time between two dates.
    ///
    /// - Parameter value: From when to when.
    /// - Returns: The time; that of no length in the smallest field.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = self.calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle = style.unitsStyle
      if let fields {
        formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit))
      } else if style == .time {
        formatter.allowedUnits = [.hour, .minute, .second]
      }
      let text = formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
      return isPositive ? text : "-" + text
    }

    /// The style by another calendar.
    ///
    /// - Parameter calendar: Counts the fields.
    /// - Returns: The style.
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// The style in another locale.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension Date.ComponentsFormatStyle {
  /// How the fields are named.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate enum Kind: Codable, Hashable, Sendable {
      case condensedAbbreviated, abbreviated, wide, narrow, spellOut, time
    }

    fileprivate let kind: Kind

    /// In short words without a space: "2hr 10min".
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    /// In short words: "2 hr, 10 min".
    public static let abbreviated = Style(kind: .abbreviated)
    /// In words: "2 hours, 10 minutes".
    public static let wide = Style(kind: .wide)
    /// In letters: "2h 10m".
    public static let narrow = Style(kind: .narrow)
    /// With numbers in words: "two hours, ten minutes".
    public static let spellOut = Style(kind: .spellOut)
    /// By their place: "2:10:00".
    fileprivate static let time = Style(kind: .time)
  }
}

extension Date.ComponentsFormatStyle.Style {
  fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
    switch kind {
    case .condensedAbbreviated: .brief
    case .abbreviated: .short
    case .wide: .full
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    case .time: .positional
    }
  }
}

extension Date.ComponentsFormatStyle.Field {
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension FormatStyle where Self == Date.ComponentsStyle {
  /// Hours, minutes and seconds between two dates, such as "2:10:00".
  public static var timeDuration: Self { Self(style: .time) }

  /// The time between two dates in words, such as "2 hr, 10 min".
  ///
  /// - Parameters:
  ///   - style: How the fields are named.
  ///   - fields: The fields that may be written; nil, the default, for all. Those that
  ///     are 0 are left out.
  /// - Returns: The style.
  public static func components(
    style: Date.ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
}
