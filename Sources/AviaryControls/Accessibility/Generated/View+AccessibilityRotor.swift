// Written by scripts/generate-overloads.
public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics

extension View {
  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryID: The id of a stop's view.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer parts of this view's text to those who go through it by kind; says once that
  /// nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - textRanges: The parts, in order.
  public nonisolated func accessibilityRotor(
    _ label: Text,
    textRanges: [Range<String.Index>]
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the rotor is called.
  ///   - entries: The stops, in order.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryID: The id of a stop's view.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer parts of this view's text to those who go through it by kind; says once that
  /// nobody does.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the rotor is called.
  ///   - textRanges: The parts, in order.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryLabel: What a stop is called.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryID: The id of a stop's view.
  ///   - entryLabel: What a stop is called.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer parts of this view's text to those who go through it by kind; says once that
  /// nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - textRanges: The parts, in order.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L,
    textRanges: [Range<String.Index>]
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryLabel: What a stop is called.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: LocalizedStringResource,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - entries: The stops, in order.
  ///   - entryID: The id of a stop's view.
  ///   - entryLabel: What a stop is called.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: LocalizedStringResource,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer parts of this view's text to those who go through it by kind; says once that
  /// nobody does.
  ///
  /// - Parameters:
  ///   - label: What the rotor is called.
  ///   - textRanges: The parts, in order.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringResource,
    textRanges: [Range<String.Index>]
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system that gets these stops.
  ///   - entries: The stops, in order.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system that gets these stops.
  ///   - entries: The stops, in order.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer stops in this view to those who go through it by kind; says once that nobody does.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system that gets these stops.
  ///   - entries: The stops, in order.
  ///   - entryID: The id of a stop's view.
  ///   - entryLabel: What a stop is called.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View
  {
    warnOfRotors()
    return self
  }

  /// Would offer parts of this view's text to those who go through it by kind; says once that
  /// nobody does.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system that gets these stops.
  ///   - textRanges: The parts, in order.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View
  {
    warnOfRotors()
    return self
  }
}
