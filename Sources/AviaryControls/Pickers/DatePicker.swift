@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import Foundation

/// A control that chooses a date.
///
/// ![Buttons, a calendar and wheels](Documentation/controls/dates.png)
public struct DatePicker<Label: View> {
  /// What of a date is shown.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components

  nonisolated init(
    label: Label,
    selection: Binding<Date>,
    minimum: Date? = nil,
    maximum: Date? = nil,
    components: Components
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }
}

@available(*, unavailable)
extension DatePicker: Sendable {}

extension DatePicker: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: DatePickerStyleConfiguration(
        label: .init(view: AnyView(ControlPart(label).accessibilityPart(.label))),
        selection: selection,
        minimumDate: minimum,
        maximumDate: maximum,
        displayedComponents: components
      ),
      defaultBody: { DefaultDatePickerStyle().makeBody(configuration: $0) }
    )
  }
}
