@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var wheel: WheelTheme { ControlTheme.standard.wheel }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// What one wheel of a date shows.
enum DateWheel: Hashable {
  case month, day, year, hour, minute
  /// The day of the week, the day and the month at once.
  case date
  /// Before or after noon.
  case half

  /// The wheels for some parts of a date, as a language writes these one after another.
  ///
  /// With the time one wheel has the whole day, as on iOS; the year is that of the days around then.
  ///
  /// - Parameter hasDate: Whether the day is among them.
  /// - Parameter hasTime: Whether the time is; where the language counts twelve hours, with the half of the day.
  static func wheels(hasDate: Bool, hasTime: Bool, in locale: Locale) -> [DateWheel] {
    guard hasTime else { return hasDate ? ordered("yMMMMd", in: locale) : [] }
    return (hasDate ? [.date] : []) + ordered("jmm", in: locale)
  }

  private static func ordered(_ template: String, in locale: Locale) -> [DateWheel] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    var wheels: [DateWheel] = []
    var isQuoted = false
    for letter in pattern ?? template {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let wheel = DateWheel(letter), !wheels.contains(wheel) else { continue }
      wheels.append(wheel)
    }
    return wheels
  }

  /// The part that a letter of a pattern of dates stands for.
  private init?(_ letter: Character) {
    switch letter {
    case "M", "L": self = .month
    case "d": self = .day
    case "y", "u", "U": self = .year
    case "h", "H", "k", "K", "j": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .half
    default: return nil
    }
  }
}

/// Days in short words: "Tue Nov 14", and "Today".
private struct DayWords {
  private let calendar: Calendar
  private let today: Date
  private let formatter = DateFormatter()
  private let word: String

  init(calendar: Calendar, locale: Locale, today: Date) {
    self.calendar = calendar
    self.today = today
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    let relative = Date.RelativeFormatStyle(
      allowedFields: [.day],
      presentation: .named,
      locale: locale
    )
    // The machine's own day has the language's word, whatever day it is on the screen.
    let word = relative.format(Date())
    self.word = word.prefix(1).uppercased(with: locale) + word.dropFirst()
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    formatter.dateFormat = formatter.dateFormat.replacing(",", with: "")
  }

  func text(of date: Date) -> String {
    calendar.isDate(date, inSameDayAs: today) ? word : formatter.string(from: date)
  }
}

/// A picker with a wheel for each part of the date, the chosen one in front.
struct WheelDatePicker: View {
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: DatePickerStyleConfiguration

  private var shift: DateShift { DateShift(calendar, configuration) }

  private var wheels: [DateWheel] {
    let components = configuration.displayedComponents
    return DateWheel.wheels(
      hasDate: components.contains(.date),
      hasTime: components.contains(.hourAndMinute),
      in: locale
    )
  }

  var body: some View {
    let wheels = wheels
    HStack(spacing: 0) {
      if labelsVisibility != .hidden {
        configuration.label
        Spacer(minLength: shared.labelSpacing)
      }
      HStack(spacing: 0) {
        ForEach(wheels, id: \.self) { column(of: $0, countsHalves: wheels.contains(.half)) }
      }
      // One band behind all of them.
      .background { WheelBand() }
    }
    .accessibilityContainer(.labeled)
  }

  @ViewBuilder private func column(of kind: DateWheel, countsHalves: Bool) -> some View {
    switch kind {
    case .date:
      let words = DayWords(calendar: calendar, locale: locale, today: today)
      column("Day", width: wheel.dateWidth) {
        Text(verbatim: words.text(of: $0))
      } date: {
        calendar.date(byAdding: .day, value: $0, to: configuration.selection)
      }
    case .month:
      column("Month", .month, width: wheel.monthWidth) { text($0, .dateTime.month(.wide)) }
    case .day: column("Day", .day, width: wheel.dayWidth) { text($0, .dateTime.day()) }
    case .year: column("Year", .year, width: wheel.yearWidth) { text($0, .dateTime.year()) }
    case .hour:
      column("Hour", .hour, width: wheel.dayWidth) { date in
        let hour = calendar.component(.hour, from: date)
        return number(countsHalves ? (hour + 11) % 12 + 1 : hour, digits: countsHalves ? 1 : 2)
      }
    case .minute:
      column("Minute", .minute, width: wheel.dayWidth) {
        number(calendar.component(.minute, from: $0), digits: 2)
      }
    case .half: halves
    }
  }

  private func text(_ date: Date, _ format: Date.FormatStyle) -> Text {
    Text(date, format: format.inZone(of: calendar))
  }

  private func number(_ value: Int, digits: Int) -> Text {
    Text(value, format: .number.precision(.integerLength(digits...)).grouping(.never))
  }

  private func column(
    _ name: String,
    _ component: Calendar.Component,
    width: CGFloat,
    text: @escaping (Date) -> Text
  ) -> some View {
    column(name, width: width, text: text) {
      shift.moved(configuration.selection, component, by: $0)
    }
  }

  /// - Parameter date: The date so many rows below the selected one; nil for none.
  private func column(
    _ name: String,
    width: CGFloat,
    text: @escaping (Date) -> Text,
    date: @escaping (Int) -> Date?
  ) -> some View {
    let shift = shift
    return Wheel(
      name: name,
      hasAll: false,
      hasBand: false,
      content: { places in
        AnyView(
          ForEach(places, id: \.self) { place in
            text(date(place) ?? configuration.selection).tag(place)
          }
        )
      },
      isSelected: { $0.tag(for: Int.self) == 0 },
      isShown: { _ in true },
      choose: { place, _ in
        if let date = date(place) { configuration.selection = shift.clamped(date) }
      }
    )
    .frame(maxWidth: width)
  }

  /// Before and after noon, of which there is no third.
  private var halves: some View {
    var named = calendar
    named.locale = locale
    let symbols = [named.amSymbol, named.pmSymbol]
    let half = calendar.component(.hour, from: configuration.selection) < 12 ? 0 : 1
    return Wheel(
      name: "Half of the Day",
      hasBand: false,
      content: { _ in
        AnyView(ForEach(0..<2, id: \.self) { Text(verbatim: symbols[$0]).tag($0) })
      },
      isSelected: { $0.tag(for: Int.self) == half },
      isShown: { _ in true },
      choose: { place, _ in
        let date = calendar.date(byAdding: .hour, value: 12 * place, to: configuration.selection)
        if let date, place != 0 { configuration.selection = shift.clamped(date) }
      }
    )
    .frame(maxWidth: wheel.dayWidth)
  }
}
