@_spi(Engine) public import AviaryEngine
import AviaryStacks
import Foundation

/// How much space a button takes.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, fitted, flexible }
  private let kind: Kind

  /// As it is usual: as much as its label needs.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As much as its label needs.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// All that there is from side to side, the label in the middle.
  public static let flexible = ButtonSizing(kind: .flexible)
}

enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How much space buttons take.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button with a label as wide as there is space.
  var filling: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role,
      label: .init(view: AnyView(label.frame(maxWidth: .infinity))),
      action: action
    )
  }
}

extension View {
  /// Sets how much space buttons in this view take.
  ///
  /// - Parameter sizing: How much; in rows of menus and in dialogs it has no say.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
