@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
public import Foundation

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

  /// Creates a picker with any label.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, components: displayedComponents)
  }

  /// Creates a picker of a date in a range, with any label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with any label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with any label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
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

extension DatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }
}
