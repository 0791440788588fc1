public import AviaryControls
public import AviaryEngine
public import AviaryGraphics
public import AviaryQuartz

extension ColorPicker {
  /// Creates a picker of CoreGraphics' colours with any label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may let through what is below.
  ///   - label: The label.
  public nonisolated init(
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of CoreGraphics' colours with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker of CoreGraphics' colours with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding<CGColor> {
  /// The same colour as a view's; what depends on its surroundings is not written.
  fileprivate nonisolated var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: { color in color.cgColor.map { wrappedValue = $0 } }
    )
  }
}
