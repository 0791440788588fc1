// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation

extension DatePicker where Label == Text {
  /// Creates a picker of a date, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The date; choosing changes it.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; choosing changes it.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The date; choosing changes it.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }
}

extension DatePicker {
  /// Creates a picker of a date, with any label.
  ///
  /// - Parameters:
  ///   - selection: The date; choosing changes it.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date in a range, with any label.
  ///
  /// - Parameters:
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date from another one on, with any label.
  ///
  /// - Parameters:
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      minimum: range.lowerBound,
      components: displayedComponents
    )
  }

  /// Creates a picker of a date up to another one, with any label.
  ///
  /// - Parameters:
  ///   - selection: The date; choosing changes it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: What of the date is shown; time and day by default.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      maximum: range.upperBound,
      components: displayedComponents
    )
  }
}
