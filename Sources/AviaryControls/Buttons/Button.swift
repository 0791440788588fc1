@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A control that does something.
///
/// ![Buttons of each style, size and state](Documentation/controls/buttons.png)
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button of any views.
  ///
  /// - Parameters:
  ///   - action: What a click, a tap or a key does.
  ///   - label: What the button shows.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button of any views with a role.
  ///
  /// - Parameters:
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  ///   - label: What the button shows.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

@available(*, unavailable)
extension Button: Sendable {}

extension Button: _Control {
  public var _controlBody: some View {
    PrimitiveButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role,
        label: .init(view: titledLabel(label, inMenusAlone: true)),
        action: action
      )
    )
  }
}

/// A button whose label has lost its type, in the style around.
struct PrimitiveButton: View {
  @CurrentStyle(PrimitiveButtonStyleConfiguration.self) private var style
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.buttonSizing) private var sizing
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    switch controlPlace {
    case .menu:
      MenuRow(
        isSelected: nil,
        isDestructive: configuration.role == .destructive,
        action: { configuration.trigger() }
      ) { configuration.label }
    case .alert: DialogButton(configuration: configuration, isConfirmation: false)
    case .confirmation: DialogButton(configuration: configuration, isConfirmation: true)
    default: styledButton
    }
  }

  private var styledButton: AnyView {
    let style = style ?? AnyControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    return AnyView(
      style.makeBody(sizing == .flexible ? configuration.filling : configuration)
        .modifier(OuterStyleModifier<PrimitiveButtonStyleConfiguration>())
    )
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Creates a button with a role and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button with a role and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == AviaryControls.Label<Text, Image> {
  /// Creates a button with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil,
      action: action,
      label: AviaryControls.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Creates a button with a symbol and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil,
      action: action,
      label: AviaryControls.Label(title, systemImage: systemImage)
    )
  }

  /// Creates a button with a role, a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: AviaryControls.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Creates a button with a role, a symbol and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: AviaryControls.Label(title, systemImage: systemImage)
    )
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given, in the style around that style.
  ///
  /// - Parameter configuration: What the style was given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      action: configuration.action,
      label: configuration.label
    )
  }
}
