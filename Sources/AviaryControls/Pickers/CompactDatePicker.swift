@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: CalendarTheme { ControlTheme.standard.calendar }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// A picker with buttons that show date and time.
struct CompactDatePicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var typeSize
  let configuration: DatePickerStyleConfiguration

  /// Texts so large stand below each other.
  private var isStacked: Bool { typeSize.isAccessibilitySize }
  private var showsLabel: Bool { labelsVisibility != .hidden }

  var body: some View {
    let layout = layout(spacing: showsLabel ? shared.labelSpacing : 0)
    layout {
      configuration.label.hiddenForControls(!showsLabel)
      if showsLabel, !isStacked { Spacer(minLength: 0) }
      buttons
    }
    .frame(maxWidth: showsLabel && isStacked ? .infinity : nil, alignment: .leading)
    .accessibilityContainer(.labeled)
  }

  private func layout(spacing: CGFloat) -> AnyLayout {
    isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(HStackLayout(spacing: spacing))
  }

  @ViewBuilder private var buttons: some View {
    let layout = layout(spacing: theme.buttonSpacing)
    layout {
      if configuration.displayedComponents.contains(.date) {
        DateButton(
          date: configuration.selection,
          format: .dateTime.day().month(.abbreviated).year()
        ) {
          CalendarDatePicker(configuration: part(.date))
            .padding(theme.popoverPadding).frame(width: theme.popoverWidth)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateButton(date: configuration.selection, format: .dateTime.hour().minute()) {
          WheelDatePicker(configuration: part(.hourAndMinute))
            .padding(theme.popoverPadding).frame(width: theme.timePopoverWidth)
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
  @Environment(\.zonedCalendar) private var calendar
  @State private var isOpen = false
  let date: Date
  let format: Date.FormatStyle
  @ViewBuilder let chooser: () -> Chooser

  var body: some View {
    Text(date, format: format.inZone(of: calendar))
      .foregroundStyle(Color(isEnabled ? .label : .tertiaryLabel))
      .lineLimit(1)
      .padding(.horizontal, theme.buttonPadding.width)
      .padding(.vertical, theme.buttonPadding.height)
      .background(
        Color(.tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: theme.buttonRadius)
      )
      .controlDescription(.button, kind: .popUpButton)
      .onActivation { isOpen = true }
      .popover(isPresented: $isOpen) {
        // A small screen has space for it too.
        chooser().labelsHidden().presentationCompactAdaptation(.popover)
      }
  }
}
