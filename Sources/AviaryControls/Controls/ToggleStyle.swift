@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

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
    HStack(spacing: labelsVisibility == .hidden ? 0 : 8) {
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
      // Bars have no space to give away.
      if labelsVisibility != .hidden, controlPlace != .navigationBar { Spacer(minLength: 0) }
      Switch(isOn: configuration.isOn, tint: tint)
    }
    .controlDescription(.toggle, kind: .checkBox, state: configuration.checkedState)
    // In a list the label is no part of the switch, for fingers and pointers.
    .onActivation(trailingReach: controlPlace == .listRow ? Switch.width : nil) {
      configuration.isOn.toggle()
    }
  }
}

/// A switch: 51 by 31 points.
private struct Switch: View {
  static let width: CGFloat = 51
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tintStyle
  let isOn: Bool
  let tint: Color?

  private var fill: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color(.secondarySystemFill)) }
    return tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(Color.green)
  }

  package var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(fill)
      Circle().fill(Color.white)
        .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
        .padding(2)
        .frame(width: 31, height: 31)
    }
    .frame(width: 51, height: 31)
    .animation(.smooth(duration: 0.25), value: isOn)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct ButtonToggle: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ToggleStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        configuration.isOn ? AnyShapeStyle(TintShapeStyle().opacity(0.18)) : AnyShapeStyle(.clear),
        in: ControlBorder(radius: 8)
      )
      .controlDescription(.toggle, state: configuration.checkedState)
      .onActivation { configuration.isOn.toggle() }
  }
}
