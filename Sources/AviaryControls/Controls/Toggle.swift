@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A control that is on or off.
///
/// ![Switches and buttons, on and off](Documentation/controls/toggles.png)
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Creates a toggle with any label.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on; switching changes it.
  ///   - label: What is on or off.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle for several values at once, with any label.
  ///
  /// - Parameters:
  ///   - sources: The things that have a value each; where they differ, the toggle is mixed.
  ///   - isOn: Where an element keeps whether it is on. Switching sets all of them.
  ///   - label: What is on or off.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    let on = all.filter(\.wrappedValue).count
    self.init(
      isOn: Binding(
        location: FunctionalLocation(
          get: { all.allSatisfy(\.wrappedValue) },
          set: { value, _ in all.forEach { $0.wrappedValue = value } }
        )
      ),
      isMixed: on > 0 && on < all.count,
      label: label()
    )
  }
}

extension Toggle: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(
        label: .init(view: titledLabel(label)),
        isOn: isOn,
        isMixed: isMixed
      ),
      defaultBody: { SwitchToggleStyle().makeBody(configuration: $0) }
    )
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isOn: Whether the toggle is on; switching changes it.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isOn: Whether the toggle is on; switching changes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Creates a toggle for several values at once, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - sources: The things that have a value each; where they differ, the toggle is mixed.
  ///   - isOn: Where an element keeps whether it is on. Switching sets all of them.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values at once, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - sources: The things that have a value each; where they differ, the toggle is mixed.
  ///   - isOn: Where an element keeps whether it is on. Switching sets all of them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == AviaryControls.Label<Text, Image> {
  /// Creates a toggle with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: Whether the toggle is on; switching changes it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: AviaryControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a symbol and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: Whether the toggle is on; switching changes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: AviaryControls.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style was given, in the style around that style.
  ///
  /// - Parameter configuration: What the style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}
