import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A button that opens a menu.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with any label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu with any label, which does something else on a tap and opens on a long press.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

@available(*, unavailable)
extension Menu: Sendable {}

extension Menu: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: .init(view: AnyView(ControlPart(label))),
        content: .init(view: AnyView(content)),
        primaryAction: primaryAction
      ),
      defaultBody: { DefaultMenuStyle().makeBody(configuration: $0) }
    )
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that is looked up, which does something else on a tap.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title, which does something else on a tap.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == AviaryControls.Label<Text, Image> {
  /// Creates a menu with a symbol and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AviaryControls.Label(titleKey, systemImage: systemImage),
      content: content(),
      primaryAction: nil
    )
  }

  /// Creates a menu with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AviaryControls.Label(title, systemImage: systemImage),
      content: content(),
      primaryAction: nil
    )
  }

  /// Creates a menu with a symbol and a title that is looked up, which does something else on a tap.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: AviaryControls.Label(titleKey, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a symbol and a title, which does something else on a tap.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: AviaryControls.Label(title, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was given, in the style around that style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label,
      content: configuration.content,
      primaryAction: configuration.primaryAction
    )
  }
}
