import AviaryFoundation
import Foundation

extension Calendar.Component {
  /// So many of the unit in words, such as `2 months`; for units from years to seconds.
  func counted(_ count: Int, locale: Locale, calendar: Calendar) -> String {
    let parts: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int64)? =
      switch self {
      case .weekOfYear: (.weeks, 604_800)
      case .day: (.days, 86_400)
      case .hour: (.hours, 3600)
      case .minute: (.minutes, 60)
      case .second: (.seconds, 1)
      default: nil
      }
    if let parts {
      return Duration.UnitsFormatStyle(allowedUnits: [parts.unit], width: .wide).locale(locale)
        .format(.seconds(Int64(count) * parts.seconds))
    }
    // Years and months are no lengths of time.
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    var components = DateComponents()
    components.setValue(count, for: self)
    formatter.allowedUnits = self == .year ? [.year] : [.month]
    return formatter.string(from: components) ?? "\(count)"
  }
}
