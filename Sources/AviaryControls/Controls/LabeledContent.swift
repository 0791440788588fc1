@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
public import Foundation

/// A value with a label.
///
/// ![A label with a value](Documentation/controls/labels.png)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, _LeafView, _LayoutContainer, _Control
where Label: View, Content: View {
  /// Creates a value of any views with any label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  public var _controlBody: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label.accessibilityPart(.label))),
        content: .init(view: AnyView(content))
      ),
      defaultBody: { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
    )
    .accessibilityContainer(.labeled)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value of any views with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label's text.
  ///   - content: The views at the value's place.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// Creates a value of any views with a title.
  ///
  /// - Parameters:
  ///   - title: The label's text, as it is.
  ///   - content: The views at the value's place.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label's text.
  ///   - value: The value's text, as it is.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    label = Text(titleKey)
    content = Text(value)
  }

  /// Creates a text with a title.
  ///
  /// - Parameters:
  ///   - title: The label's text, as it is.
  ///   - value: The value's text, as it is.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    label = Text(title)
    content = Text(value)
  }

  /// Creates a formatted value with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label's text.
  ///   - value: The value that is shown.
  ///   - format: How the value is written.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    label = Text(titleKey)
    content = Text(value, format: format)
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - title: The label's text, as it is.
  ///   - value: The value that is shown.
  ///   - format: How the value is written.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    label = Text(title)
    content = Text(value, format: format)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the value that a style was given, in the style around that style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The appearance of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that shows a value.
  associatedtype Body: View

  /// Makes the view that shows a value.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a value with a label, for a style to arrange.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type; it can be taken apart by a container.
  public struct Label {
    let view: AnyView
  }

  /// The value, whatever its type; it can be taken apart by a container.
  public struct Content {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The value itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of values with labels in this view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of values that nobody gave one: the label at one end, the value at the other.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The label at one end, the value at the other.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabeledContent(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct AutomaticLabeledContent: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlPlace) private var controlPlace
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if controlPlace == .formColumn, labelsVisibility != .hidden {
      FormColumnRow(label: configuration.label, value: configuration.content)
    } else {
      row
    }
  }

  @ViewBuilder private var row: some View {
    if labelsVisibility == .hidden {
      value(isBelow: false)
    } else {
      FormRow(alignment: .firstLineMiddle) {
        // Several views of a label are a title with explanations below.
        TitleAndExplanations(content: configuration.label)
      } value: {
        value(isBelow: $0)
      }
    }
  }

  private func value(isBelow: Bool) -> some View {
    configuration.content
      .foregroundStyle(.secondary)
      .multilineTextAlignment(isBelow ? .leading : .trailing)
  }
}
