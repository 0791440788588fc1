import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A control that is on or off.
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
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle for several values at once, with any label.
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
        label: .init(view: AnyView(ControlPart(label))),
        isOn: isOn,
        isMixed: isMixed
      ),
      defaultBody: { SwitchToggleStyle().makeBody(configuration: $0) }
    )
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Creates a toggle for several values at once, with a title that is looked up.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values at once, with a title.
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
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: AviaryControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a symbol and a title.
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
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}
