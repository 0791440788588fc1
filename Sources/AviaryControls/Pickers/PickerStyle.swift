@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The appearance of pickers.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What tells the style apart. For the engine.
  nonisolated var _appearance: _PickerAppearance { get }
}

/// What tells picker styles apart.
///
/// For the engine.
public enum _PickerAppearance: Equatable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette, radioGroup
}

/// The style of pickers that nobody gave one: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .automatic }
}

/// A button that opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .menu }
}

/// The choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .segmented }
}

/// The choices among what is around: rows in a list, a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .inline }
}

/// The choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .wheel }
}

/// A link to a screen with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .navigationLink }
}

/// A row of compact choices.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .palette }
}

/// The choices below each other, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .radioGroup }
}

/// The choices side by side, as tabs of what is below.
public struct TabsPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// The choices side by side, as tabs of what is below; drawn and read out as segments are.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices among what is around.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen with the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of compact choices.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The choices below each other, each with a round button.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

enum PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { .automatic }
}

enum HorizontalRadioGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }

  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioGroupKey.self] }
    set { self[HorizontalRadioGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, style._appearance)
  }

  /// Lays radio groups in this view out from side to side.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadioGroups, true)
  }
}
