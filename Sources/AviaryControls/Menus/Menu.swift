@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A button that opens a menu.
///
/// ![Buttons, menus and links](Documentation/controls/buttons.png)
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
  ///
  /// - Parameters:
  ///   - content: The items, in order.
  ///   - label: What the button shows.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu with any label, which does something else on a tap and opens on a long press.
  ///
  /// - Parameters:
  ///   - content: The items, in order.
  ///   - label: What the button shows.
  ///   - primaryAction: What a tap does; a long press opens the menu.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - content: The items, in order.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: The items, in order.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that is looked up, which does something else on a tap.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title, which does something else on a tap.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
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

  /// Creates a menu with a symbol and a title that is looked up, which does something else on a
  /// tap.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
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
