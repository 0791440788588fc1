@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The view that shows a picker.
  associatedtype Body: View

  /// Makes the view that shows a picker.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker, for a style to arrange.
public struct DatePickerStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; nil for any.
  public var minimumDate: Date?
  /// The latest date that can be chosen; nil for any.
  public var maximumDate: Date?
  /// What of a date is shown.
  public var displayedComponents: DatePickerComponents

  nonisolated init(
    label: Label,
    selection: Binding<Date>,
    minimumDate: Date?,
    maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension View {
  /// Sets the style of date pickers in this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of date pickers that nobody gave one: buttons with date and time.
public struct DefaultDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
  /// Buttons with date and time.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with buttons that show date and time.
public struct CompactDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
  /// Buttons with date and time.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with a calendar.
public struct GraphicalDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar of the month.
  public func makeBody(configuration: Configuration) -> some View {
    CalendarDatePicker(configuration: configuration)
  }
}

/// A style with wheels.
public struct WheelDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
  /// A wheel for each part of the date.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that show date and time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
