@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: CalendarTheme { ControlTheme.standard.calendar }

/// The days of a month, and arrows to those before and after it.
struct MonthCalendar: View {
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale
  /// A date in the month that the arrows led to; nil for the month of the date.
  @State private var turnedTo: Date?
  /// A date in the month that is shown; another one leads there.
  let date: Date
  let minimum: Date?
  let maximum: Date?
  let isSelected: (Date) -> Bool
  let choose: (Date) -> Void

  /// A date in the month that is shown.
  private var shown: Date { turnedTo ?? date }

  private var shift: DateShift { DateShift(calendar, minimum: minimum, maximum: maximum) }

  /// The days of the month, after as many nils as the first week has days of the month before.
  private var days: [Date?] {
    guard let month = calendar.dateInterval(of: .month, for: shown),
      let count = calendar.range(of: .day, in: .month, for: shown)?.count
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

  var body: some View {
    VStack(spacing: theme.spacing) {
      heading
      grid
    }
    .onChange(of: date) { turnedTo = nil }
  }

  private var heading: some View {
    HStack(spacing: theme.headingSpacing) {
      Text(shown, format: .dateTime.month(.wide).year().inZone(of: calendar))
        .font(.headline)
      ControlGlyph.view(.chevronForward, theme.headingChevron).foregroundStyle(.tint)
      Spacer(minLength: 0)
      step(.chevronBackward, by: -1)
      step(.chevronForward, by: 1)
    }
    .frame(height: theme.headingHeight)
  }

  private func step(_ glyph: ControlGlyph.Kind, by months: Int) -> some View {
    let start = calendar.dateInterval(of: .month, for: shown)?.start ?? shown
    let month = calendar.date(byAdding: .month, value: months, to: start)
    let isAllowed = month.map { shift.allows(.month, of: $0) } ?? false
    return ControlGlyph.view(glyph, theme.stepChevron)
      .foregroundStyle(isAllowed ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
      .frame(width: theme.stepLength, height: theme.stepLength)
      .controlDescription(.button, label: months < 0 ? "Previous month" : "Next month")
      .onActivation { turnedTo = month }
      .disabled(!isAllowed)
  }

  private var grid: some View {
    let days = days
    let weekdays = weekdays
    return Grid(horizontalSpacing: 0, verticalSpacing: theme.weekSpacing) {
      GridRow {
        ForEach(0..<7) { index in
          Text(verbatim: weekdays[index])
            .font(.system(size: theme.weekdaySize, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity, minHeight: theme.weekdayHeight)
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
      let isAllowed = shift.allows(.day, of: day)
      let isSelected = isSelected(day)
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .font(.system(size: theme.daySize, weight: isSelected ? .semibold : .regular))
        .foregroundStyle(
          isSelected
            ? AnyShapeStyle(.tint)
            : AnyShapeStyle(Color(isAllowed ? .label : .tertiaryLabel))
        )
        .frame(maxWidth: .infinity, minHeight: theme.dayHeight)
        .background {
          if isSelected {
            Circle().fill(TintShapeStyle().opacity(theme.selectionOpacity))
              .frame(width: theme.dayHeight, height: theme.dayHeight)
          }
        }
        .controlDescription(.button, kind: .option, state: .selected(isSelected))
        .onActivation { choose(day) }
        .disabled(!isAllowed)
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: theme.dayHeight)
    }
  }
}
