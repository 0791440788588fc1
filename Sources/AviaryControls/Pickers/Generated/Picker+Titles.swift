// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension Picker where Label == Text {
  /// Creates a picker with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(titleKey), content: content(), selections: [selection])
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(title), content: content(), selections: [selection])
  }

  /// Creates a picker with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(LocalizedStringKey(titleResource)), content: content(), selections: [selection])
  }

  /// Creates a picker with a title that is looked up, and a view of its own for the value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker with a title, and a view of its own for the value.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker with a title that is looked up, and a view of its own for the value.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(LocalizedStringKey(titleResource)), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker of one value for several things, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(titleKey), content: content(), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(title), content: content(), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: Text(LocalizedStringKey(titleResource)), content: content(), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a title that is looked up, and a view
  /// of its own for the value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a title, and a view of its own for the
  /// value.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a title that is looked up, and a view
  /// of its own for the value.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: Text(LocalizedStringKey(titleResource)), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: sources.map { $0[keyPath: selection] })
  }
}

extension Picker where Label == AviaryControls.Label<Text, Image> {
  /// Creates a picker with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: AviaryControls.Label(titleKey, systemImage: systemImage), content: content(), selections: [selection])
  }

  /// Creates a picker with a symbol and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: AviaryControls.Label(title, systemImage: systemImage), content: content(), selections: [selection])
  }

  /// Creates a picker with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(label: AviaryControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage), content: content(), selections: [selection])
  }

  /// Creates a picker with a symbol and a title that is looked up, and a view of its own for the
  /// value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: AviaryControls.Label(titleKey, systemImage: systemImage), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker with a symbol and a title, and a view of its own for the value.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: AviaryControls.Label(title, systemImage: systemImage), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker with a symbol and a title that is looked up, and a view of its own for the
  /// value.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  {
    self.init(label: AviaryControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage), content: content(), currentValueLabel: AnyView(currentValueLabel()), selections: [selection])
  }

  /// Creates a picker of one value for several things, with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  where
    C.Element == Binding<SelectionValue>
  {
    self.init(label: AviaryControls.Label(titleKey, systemImage: systemImage), content: content(), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a symbol and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  where
    C.Element == Binding<SelectionValue>
  {
    self.init(label: AviaryControls.Label(title, systemImage: systemImage), content: content(), selections: sources.map { $0[keyPath: selection] })
  }

  /// Creates a picker of one value for several things, with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  )
  where
    C.Element == Binding<SelectionValue>
  {
    self.init(label: AviaryControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage), content: content(), selections: sources.map { $0[keyPath: selection] })
  }
}
