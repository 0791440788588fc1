@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
public import Foundation

extension DatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }
}
