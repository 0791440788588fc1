public import AviaryEngine
public import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

// Each setter also writes into the bundle that texts read.
extension EnvironmentValues {
  /// The language and region for which things are formatted and looked up.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      textEnvironment.locale = newValue
    }
  }

  /// The calendar in which dates are formatted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set {
      self[CalendarKey.self] = newValue
      textEnvironment.calendar = newValue
    }
  }

  /// The time zone in which dates are formatted.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set {
      self[TimeZoneKey.self] = newValue
      textEnvironment.timeZone = newValue
    }
  }
}
