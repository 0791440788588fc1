@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: GroupTheme { ControlTheme.standard.group }

/// Views that belong together, on a background, with a label.
///
/// ![A box, groups that unfold, and a view without content](Documentation/controls/groups.png)
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box with any label.
  ///
  /// - Parameters:
  ///   - content: What is in the box.
  ///   - label: What stands above it.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with any label.
  @available(*, deprecated, renamed: "init(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  ///
  /// - Parameter content: What is in the box.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - content: What is in the box.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: What is in the box.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given, in the style around that style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension GroupBox: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)),
        content: .init(view: AnyView(content)),
        hasLabel: Label.self != EmptyView.self
      ),
      defaultBody: { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    )
  }
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that shows a box.
  associatedtype Body: View

  /// Makes the view that shows a box.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box, for a style to arrange.
public struct GroupBoxStyleConfiguration {
  /// The label, whatever its type; it can be taken apart by a container.
  public struct Label {
    let view: AnyView
  }

  /// The content, whatever its type; it can be taken apart by a container.
  public struct Content {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  let hasLabel: Bool
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of group boxes in this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of group boxes that nobody gave one.
public struct DefaultGroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// The label above the content, on a background with round corners.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: theme.boxSpacing) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(theme.boxPadding)
    .background(
      Color(.secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: theme.boxRadius)
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
