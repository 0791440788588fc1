import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A picker with a calendar of the month of its date.
struct CalendarDatePicker: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  let configuration: DatePickerStyleConfiguration

  /// The days of the month, after as many nils as the first week has days of the month before.
  private var days: [Date?] {
    guard let month = calendar.dateInterval(of: .month, for: configuration.selection),
      let count = calendar.range(of: .day, in: .month, for: configuration.selection)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: month.start)
    let blank = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: blank)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
  }

  private var weekdays: [String] {
    var calendar = calendar
    calendar.locale = locale
    let symbols = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<7).map { symbols[($0 + first) % 7].uppercased() }
  }

  private func isAllowed(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    if let minimum = configuration.minimumDate, end <= minimum { return false }
    if let maximum = configuration.maximumDate, day > maximum { return false }
    return true
  }

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        heading
        grid
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        CompactDatePicker(
          configuration: DatePickerStyleConfiguration(
            label: .init(view: AnyView(Text("Time"))),
            selection: configuration.$selection,
            minimumDate: nil,
            maximumDate: nil,
            displayedComponents: .hourAndMinute
          )
        )
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 6) {
      Text(configuration.selection, format: .dateTime.month(.wide).year()).font(.headline)
      ControlGlyph.view(.chevronForward, width: 6, height: 10, lineWidth: 2).foregroundStyle(.tint)
      Spacer(minLength: 0)
      step(.chevronBackward, by: -1)
      step(.chevronForward, by: 1)
    }
    .frame(height: 44)
  }

  private func step(_ glyph: ControlGlyph.Kind, by months: Int) -> some View {
    ControlGlyph.view(glyph, width: 9, height: 16, lineWidth: 2.2)
      .foregroundStyle(.tint)
      .frame(width: 36, height: 36)
      .controlDescription(.button, label: months < 0 ? "Previous month" : "Next month")
      .onActivation {
        if let date = calendar.date(byAdding: .month, value: months, to: configuration.selection) {
          configuration.selection = date
        }
      }
  }

  private var grid: some View {
    let days = days
    let weekdays = weekdays
    return Grid(horizontalSpacing: 0, verticalSpacing: 2) {
      GridRow {
        ForEach(0..<7) { index in
          Text(verbatim: weekdays[index])
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity, minHeight: 20)
        }
      }
      ForEach(0..<(days.count + 6) / 7, id: \.self) { week in
        GridRow {
          ForEach(0..<7) { weekday in
            let index = week * 7 + weekday
            dayView(index < days.count ? days[index] : nil)
          }
        }
      }
    }
  }

  @ViewBuilder private func dayView(_ day: Date?) -> some View {
    if let day {
      let isSelected = calendar.isDate(day, inSameDayAs: configuration.selection)
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
        .foregroundStyle(
          isSelected
            ? AnyShapeStyle(.tint)
            : AnyShapeStyle(Color(isAllowed(day) ? .label : .tertiaryLabel))
        )
        .frame(maxWidth: .infinity, minHeight: 44)
        .background {
          if isSelected {
            Circle().fill(TintShapeStyle().opacity(0.15)).frame(width: 44, height: 44)
          }
        }
        .controlDescription(.button, kind: .option, state: .selected(isSelected))
        .onActivation { select(day) }
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: 44)
    }
  }

  private func select(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: configuration.selection
    )
    configuration.selection =
      calendar.date(
        bySettingHour: time.hour ?? 0,
        minute: time.minute ?? 0,
        second: time.second ?? 0,
        of: day
      )
      ?? day
  }
}
