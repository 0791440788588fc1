@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
package import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

/// The style of buttons that nobody gave one: the label in the tint.
public struct DefaultButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, fillsRow: .alone)
  }
}

/// A style without a background: the label in the tint.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// A style that leaves the label as it is.
public struct PlainButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { _, label, isPressed in
      PlainButtonBody(label: label, isPressed: isPressed)
    }
  }
}

/// A style with a faint background.
public struct BorderedButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint over a faint background.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { role, label, isPressed in
      BorderedButtonBody(role: role, label: label, isPressed: isPressed, isProminent: false)
    }
  }
}

/// A style with a background in the tint.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label in white over the tint.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { role, label, isPressed in
      BorderedButtonBody(role: role, label: label, isPressed: isPressed, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

// MARK: - Appearances

/// The label in the tint, or in red for what destroys.
private struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var fillsRow = RowFilling.never

  var body: some View {
    PressableButton(configuration: configuration, fillsRow: fillsRow) { role, label, isPressed in
      BorderlessButtonBody(role: role, label: label, isPressed: isPressed)
    }
  }
}

private struct BorderlessButtonBody<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var foregroundStyles
  @Environment(\.controlPlace) private var place
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlTheme.navigationBar) private var bar
  @Environment(\.isConfirmingItem) private var isConfirmingItem
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool

  /// Whether the label is on a plate of its own in a bar.
  private var isFilled: Bool {
    place == .navigationBar && isConfirmingItem && bar.fillsConfirmation && isEnabled
  }

  private var plateFill: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  /// nil for the style that was set further out.
  private var color: AnyShapeStyle? {
    guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isFilled { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    guard foregroundStyles?.yieldsToTint != false else { return nil }
    return place == .navigationBar && tint == nil ? bar.itemStyle : AnyShapeStyle(.tint)
  }

  var body: some View {
    label.modifier(OptionalForeground(style: color))
      .modifier(ConfirmingPlate(fill: isFilled ? plateFill : nil))
      .opacity(isPressed ? theme.borderlessPressedOpacity : 1)
  }
}

/// Sets a foreground style; nil leaves the one around.
nonisolated struct OptionalForeground: _EnvironmentModifier {
  let style: AnyShapeStyle?

  func _apply(to values: inout EnvironmentValues) {
    if let style {
      values.foregroundStyles = ForegroundStyles([style], outer: values.foregroundStyles)
    }
  }
}

private struct PlainButtonBody<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let label: Label
  let isPressed: Bool

  var body: some View {
    label.opacity(
      isPressed
        ? theme.pressedOpacity : isEnabled ? 1 : ControlTheme.standard.shared.disabledOpacity
    )
  }
}

/// A label over a background.
private struct BorderedButtonBody<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlTheme.button) private var theme
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool
  let isProminent: Bool

  private var padding: CGSize { theme.padding(controlSize) }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    if isProminent { return accent }
    // Untinted buttons are grey, so that many of them stay calm.
    return tint == nil && role != .destructive
      ? AnyShapeStyle(Color(.tertiarySystemFill))
      : AnyShapeStyle(accent.opacity(theme.tintedFillOpacity))
  }

  @ViewBuilder private var padded: some View {
    if borderShape.kind == .circle {
      CircleSpace(padding: padding.height) { label }
    } else {
      label
        .padding(.horizontal, padding.width)
        .padding(.vertical, padding.height)
    }
  }

  package var body: some View {
    padded
      .font(controlSize.buttonFont)
      .foregroundStyle(foreground)
      .background(
        background,
        in: ControlBorder(radius: borderShape.radius(controlSize, theme), kind: borderShape.kind)
      )
      .opacity(isPressed ? theme.pressedOpacity : 1)
  }
}

extension ControlSize {
  /// The font of a button's label; nil for the one around.
  var buttonFont: Font? {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }
}

/// The outline of a control: round corners of a radius, or round ends for nil.
package struct ControlBorder: InsettableShape {
  let radius: CGFloat?
  var kind = ButtonBorderShape.Kind.automatic
  var amount: CGFloat = 0

  package func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    if kind == .circle { return ButtonBorderShape.circle.path(in: rect) }
    let radius = max(0, (radius ?? min(rect.width, rect.height) / 2) - (radius == nil ? 0 : amount))
    return Path(roundedRect: rect, cornerRadius: radius)
  }

  package func inset(by amount: CGFloat) -> ControlBorder {
    ControlBorder(radius: radius, kind: kind, amount: self.amount + amount)
  }
}
