@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// A picker with a field in which a date is typed, and a stepper beside it if wanted.
///
/// What is typed counts when return is pressed or the keyboard goes elsewhere; what is no date is forgotten then. The
/// stepper goes on by a day, or by a minute where only the time is shown.
struct FieldDatePicker: View {
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.labelsVisibility) private var labelsVisibility
  @FocusState private var isFocused: Bool
  @State private var typed = ""
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool

  private var format: Date.FormatStyle {
    let components = configuration.displayedComponents
    var format = Date.FormatStyle(
      date: components.contains(.date) ? .numeric : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: locale,
      calendar: calendar
    )
    format.timeZone = calendar.timeZone
    return format
  }

  private var shift: DateShift { DateShift(calendar, configuration) }

  private var shown: String { format.format(configuration.selection) }

  var body: some View {
    HStack(spacing: labelsVisibility == .hidden ? 0 : shared.labelSpacing) {
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
      if labelsVisibility != .hidden { Spacer(minLength: 0) }
      HStack(spacing: shared.labelSpacing) {
        TextField("Date", text: $typed)
          .textFieldStyle(.roundedBorder)
          .multilineTextAlignment(.leading)
          .fixedSize(horizontal: true, vertical: false)
          .focused($isFocused)
          .onSubmit(take)
        if hasStepper {
          Stepper("Date") {
            step(by: 1)
          } onDecrement: {
            step(by: -1)
          }
          .labelsHidden()
        }
      }
    }
    .onChange(of: shown, initial: true) { typed = $1 }
    .onChange(of: isFocused) { if !$1 { take() } }
    .accessibilityContainer(.labeled)
  }

  /// Takes what was typed, if it is a date, and writes out the one that is chosen.
  private func take() {
    if typed != shown, let date = date(in: typed) {
      configuration.selection = date
    }
    typed = shown
  }

  private func date(in text: String) -> Date? {
    // Formats have a narrow space before AM and PM, which nobody types.
    let spellings = [
      text, text.replacing(" AM", with: "\u{202F}AM").replacing(" PM", with: "\u{202F}PM"),
    ]
    let parsed = spellings.lazy.compactMap { try? format.parseStrategy.parse($0) }.first
    guard let parsed else { return nil }
    // What isn't shown stays as it is.
    let components = configuration.displayedComponents
    let day = components.contains(.date) ? parsed : configuration.selection
    let time = components.contains(.hourAndMinute) ? parsed : configuration.selection
    return shift.day(day, atTimeOf: time)
  }

  private func step(by count: Int) {
    take()
    let component: Calendar.Component =
      configuration.displayedComponents.contains(.date) ? .day : .minute
    if let date = calendar.date(byAdding: component, value: count, to: configuration.selection) {
      configuration.selection = shift.clamped(date)
    }
  }
}

/// A style with a field in which a date is typed.
public struct FieldDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension FieldDatePickerStyle: DatePickerStyle {
  /// A field with the date.
  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}

/// A style with a field in which a date is typed, and a stepper.
public struct StepperFieldDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle {
  /// A field with the date, and a stepper beside it.
  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field in which a date is typed.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field in which a date is typed, and a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
