@_spi(Engine) public import AviaryEngine
import AviaryInteraction

/// A title with an icon, which belong together.
///
/// The style around decides which of them are shown, and how.
///
/// ![Labels of each style](Documentation/controls/labels.png)
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @CurrentStyle(LabelStyleConfiguration.self) private var style

  /// Makes a label of any views.
  ///
  /// - Parameters:
  ///   - title: The title's views.
  ///   - icon: The icon's views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was given, in the style around that style.
  ///
  /// - Parameter configuration: What the style was given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View {
  /// The label in the style around.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon.accessibilityPart(.icon)))
    )
    // Labels inside of what the style makes are in the style around the style.
    let styled =
      style?.makeBody(configuration)
      ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
    return styled.modifier(OuterStyleModifier<LabelStyleConfiguration>())
      .accessibilityContainer(.iconAndTitle)
  }
}
