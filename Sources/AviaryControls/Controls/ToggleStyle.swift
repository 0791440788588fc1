@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ToggleTheme { ControlTheme.standard.toggle }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that shows a toggle.
  associatedtype Body: View

  /// Makes the view that shows a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle, for a style to arrange.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of toggles in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of toggles that nobody gave one: a switch.
public struct DefaultToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: nil)
  }
}

/// A style with a switch.
public struct SwitchToggleStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a colour for switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A style with a button that stays pressed.
public struct ButtonToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// The label, over a background while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyleConfiguration {
  /// What assistive technology is told.
  var checkedState: AccessibilityState { isMixed ? .mixed : .checked(isOn) }
}

// MARK: - Appearances

/// A label at the leading end and a switch at the trailing one.
private struct SwitchToggle: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.controlTheme.toggle) private var theme
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if controlPlace == .menu {
      MenuRow(isSelected: configuration.isOn, action: { configuration.isOn.toggle() }) {
        configuration.label
      }
    } else {
      row
    }
  }

  private var row: some View {
    // A hidden label takes no space, so nothing is kept away from it.
    HStack(spacing: labelsVisibility == .hidden ? 0 : shared.labelSpacing) {
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
      // Bars have no space to give away.
      if labelsVisibility != .hidden, controlPlace != .navigationBar { Spacer(minLength: 0) }
      Switch(isOn: configuration.isOn, tint: tint)
    }
    .controlDescription(.toggle, kind: .checkBox, state: configuration.checkedState)
    // In a list the label is no part of the switch, for fingers and pointers.
    .onActivation(trailingReach: controlPlace == .listRow ? theme.size.width : nil) {
      configuration.isOn.toggle()
    }
  }
}

/// A switch.
private struct Switch: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.controlTheme.toggle) private var theme
  let isOn: Bool
  let tint: Color?

  private var fill: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(theme.offFill) }
    return tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(theme.onFill)
  }

  package var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(fill)
      Knob(size: theme.knob)
        .shadow(shared.knobShadow)
        .padding(theme.knobInset)
        .frame(
          width: theme.knob.width + 2 * theme.knobInset,
          height: theme.knob.height + 2 * theme.knobInset
        )
    }
    .frame(width: theme.size.width, height: theme.size.height)
    .padding(.trailing, -theme.overhang)
    .padding(.vertical, controlPlace == .listRow ? (theme.rowHeight - theme.size.height) / 2 : 0)
    .animation(.smooth(duration: theme.duration), value: isOn)
    .opacity(isEnabled ? 1 : shared.disabledOpacity)
  }
}

private struct ButtonToggle: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme.toggle) private var theme
  let configuration: ToggleStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
      .padding(.horizontal, theme.buttonPadding.width)
      .padding(.vertical, theme.buttonPadding.height)
      .background(
        configuration.isOn
          ? AnyShapeStyle(TintShapeStyle().opacity(ControlTheme.standard.button.tintedFillOpacity))
          : AnyShapeStyle(.clear),
        in: ControlBorder(radius: theme.buttonRadius)
      )
      .controlDescription(.toggle, state: configuration.checkedState)
      .onActivation { configuration.isOn.toggle() }
  }
}
