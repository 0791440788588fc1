@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// A picker with buttons that show date and time.
struct CompactDatePicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    HStack(spacing: labelsVisibility == .hidden ? 0 : 8) {
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
      if labelsVisibility != .hidden { Spacer(minLength: 0) }
      buttons
    }
    .accessibilityContainer(.labeled)
  }

  private var buttons: some View {
    HStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        DateButton(
          date: configuration.selection,
          format: .dateTime.day().month(.abbreviated).year()
        ) {
          CalendarDatePicker(configuration: part(.date)).padding(12).frame(width: 344)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateButton(date: configuration.selection, format: .dateTime.hour().minute()) {
          WheelDatePicker(configuration: part(.hourAndMinute)).padding(12).frame(width: 200)
        }
      }
    }
  }

  /// The picker of date or time that a button opens.
  private func part(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    var result = configuration
    result.displayedComponents = components
    return result
  }
}

/// A part of a date on a grey ground, which opens what it is chosen with.
private struct DateButton<Chooser: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOpen = false
  let date: Date
  let format: Date.FormatStyle
  @ViewBuilder let chooser: () -> Chooser

  var body: some View {
    Text(date, format: format)
      .foregroundStyle(Color(isEnabled ? .label : .tertiaryLabel))
      .lineLimit(1)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
      .controlDescription(.button, kind: .popUpButton)
      .onActivation { isOpen = true }
      .popover(isPresented: $isOpen) {
        // A small screen has space for it too.
        chooser().labelsHidden().presentationCompactAdaptation(.popover)
      }
  }
}

/// A picker with a wheel for each part of the date, the chosen one in front.
struct WheelDatePicker: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: DatePickerStyleConfiguration

  private func column(
    _ name: String,
    _ component: Calendar.Component,
    _ format: Date.FormatStyle,
    width: CGFloat
  ) -> some View {
    let shift = DateShift(calendar, configuration)
    let dates = (-3...3).compactMap { shift.moved(configuration.selection, component, by: $0) }
    return Wheel(
      name: name,
      hasAll: false,
      content: AnyView(
        ForEach(0..<dates.count, id: \.self) { Text(dates[$0], format: format).tag($0) }
      ),
      isSelected: { $0.tag(for: Int.self) == 3 },
      isShown: { _ in true },
      select: { values in
        if let index = values.tag(for: Int.self), dates.indices.contains(index) {
          configuration.selection = shift.clamped(dates[index])
        }
      }
    )
    .frame(maxWidth: width)
  }

  var body: some View {
    HStack(spacing: 0) {
      if labelsVisibility != .hidden {
        configuration.label
        Spacer(minLength: 8)
      }
      if configuration.displayedComponents.contains(.date) {
        column("Month", .month, .dateTime.month(.wide), width: 140)
        column("Day", .day, .dateTime.day(), width: 60)
        column("Year", .year, .dateTime.year(), width: 80)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        column("Hour", .hour, .dateTime.hour(), width: 80)
        column("Minute", .minute, .dateTime.minute(), width: 60)
      }
    }
    .accessibilityContainer(.labeled)
  }
}
