@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation

private var theme: CalendarTheme { ControlTheme.standard.calendar }

/// A picker with a calendar of a month: at first that of its date.
struct CalendarDatePicker: View {
  @Environment(\.zonedCalendar) private var calendar
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(spacing: theme.spacing) {
      if configuration.displayedComponents.contains(.date) {
        MonthCalendar(
          date: configuration.selection,
          minimum: configuration.minimumDate,
          maximum: configuration.maximumDate,
          isSelected: { calendar.isDate($0, inSameDayAs: configuration.selection) },
          choose: { day in
            let shift = DateShift(calendar, configuration)
            configuration.selection = shift.day(day, atTimeOf: configuration.selection)
          }
        )
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        CompactDatePicker(
          configuration: DatePickerStyleConfiguration(
            label: .init(view: AnyView(Text("Time"))),
            selection: configuration.$selection,
            minimumDate: configuration.minimumDate,
            maximumDate: configuration.maximumDate,
            displayedComponents: .hourAndMinute
          )
        )
      }
    }
    // It is not shown, but says what the dates are of.
    .background { configuration.label.hiddenForControls(true) }
    .modifier(ControlTexts())
    .accessibilityContainer(.labeled)
  }
}
