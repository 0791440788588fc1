// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation

extension MultiDatePicker where Label == Text {
  /// Creates a picker of dates, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection
    )
  }

  /// Creates a picker of dates in a range, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: bounds.lowerBound,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates from one on, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      minimum: bounds.lowerBound
    )
  }

  /// Creates a picker of dates before one, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  )
  {
    self.init(
      label: Text(titleKey),
      selection: selection,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  )
  {
    self.init(
      label: Text(title),
      selection: selection
    )
  }

  /// Creates a picker of dates in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: bounds.lowerBound,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates from one on, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      minimum: bounds.lowerBound
    )
  }

  /// Creates a picker of dates before one, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  )
  {
    self.init(
      label: Text(title),
      selection: selection,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection
    )
  }

  /// Creates a picker of dates in a range, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      minimum: bounds.lowerBound,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates from one on, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      minimum: bounds.lowerBound
    )
  }

  /// Creates a picker of dates before one, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  )
  {
    self.init(
      label: Text(LocalizedStringKey(titleResource)),
      selection: selection,
      end: bounds.upperBound
    )
  }
}

extension MultiDatePicker {
  /// Creates a picker of dates, with any label.
  ///
  /// - Parameters:
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection
    )
  }

  /// Creates a picker of dates in a range, with any label.
  ///
  /// - Parameters:
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      minimum: bounds.lowerBound,
      end: bounds.upperBound
    )
  }

  /// Creates a picker of dates from one on, with any label.
  ///
  /// - Parameters:
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      minimum: bounds.lowerBound
    )
  }

  /// Creates a picker of dates before one, with any label.
  ///
  /// - Parameters:
  ///   - selection: The days, each by calendar, era, year, month and day; choosing adds one or
  ///     takes it away.
  ///   - bounds: The dates that can be chosen.
  ///   - label: Says what is chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(
      label: label(),
      selection: selection,
      end: bounds.upperBound
    )
  }
}
