@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// A control that chooses any number of days in a calendar.
///
/// It shows the month of the first day that is chosen, or else today's. The label is told to assistive technology and not drawn.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/multidatepicker
public struct MultiDatePicker<Label: View> {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  /// The first date that can't be chosen any more.
  let end: Date?

  nonisolated init(
    label: Label,
    selection: Binding<Set<DateComponents>>,
    minimum: Date? = nil,
    end: Date? = nil
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.end = end
  }
}

@available(*, unavailable)
extension MultiDatePicker: Sendable {}

extension MultiDatePicker: _Control {
  public var _controlBody: some View {
    // The label takes no space.
    HStack(spacing: 0) {
      label.modifier(HiddenLabel())
      MultiDateCalendar(
        selection: selection,
        minimum: minimum,
        // The last date before the end.
        maximum: end.map {
          Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown)
        }
      )
    }
    .modifier(ControlTexts())
    .accessibilityContainer(.labeled)
  }
}

/// A month of which any number of days is chosen.
private struct MultiDateCalendar: View {
  private static let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]

  @Environment(\.zonedCalendar) private var calendar
  /// A date in the month that was shown first, which stays while days are chosen.
  @State private var first: Date?
  @Binding var selection: Set<DateComponents>
  let minimum: Date?
  let maximum: Date?

  var body: some View {
    MonthCalendar(
      date: first ?? firstDate,
      minimum: minimum,
      maximum: maximum,
      isSelected: { day in selection.contains { isDay($0, day) } },
      choose: { day in
        first = first ?? firstDate
        let chosen = selection.filter { isDay($0, day) }
        if chosen.isEmpty {
          selection.insert(calendar.dateComponents(Self.parts, from: day))
        } else {
          selection.subtract(chosen)
        }
      }
    )
  }

  private var firstDate: Date {
    let dates = selection.compactMap { ($0.calendar ?? calendar).date(from: $0) }
    return dates.min() ?? DateShift(calendar, minimum: minimum, maximum: maximum).clamped(Date())
  }

  /// Whether components, which may have been written in another calendar, or with more than the day, are of a day.
  private func isDay(_ components: DateComponents, _ day: Date) -> Bool {
    guard let date = (components.calendar ?? calendar).date(from: components) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }
}
