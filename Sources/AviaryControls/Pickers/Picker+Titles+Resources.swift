@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension Picker where Label == Text {
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
  ) {
    self.init(LocalizedStringKey(titleResource), selection: selection, content: content)
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
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      content: content,
      currentValueLabel: currentValueLabel
    )
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
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      sources: sources,
      selection: selection,
      content: content
    )
  }

  /// Creates a picker of one value for several things, with a title and a view of its own for the
  /// value.
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
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      sources: sources,
      selection: selection,
      content: content,
      currentValueLabel: currentValueLabel
    )
  }
}

extension Picker where Label == AviaryControls.Label<Text, Image> {
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
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      selection: selection,
      content: content
    )
  }

  /// Creates a picker with a symbol, a title that is looked up, and a view of its own for the
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
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      selection: selection,
      content: content,
      currentValueLabel: currentValueLabel
    )
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
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      sources: sources,
      selection: selection,
      content: content
    )
  }
}
