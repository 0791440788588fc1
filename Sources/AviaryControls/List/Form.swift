@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ListTheme { ControlTheme.standard.list }

/// Controls for entering data, arranged as the platform does.
///
/// ![A list in sections, as forms are](Documentation/controls/lists.png)
public struct Form<Content: View> {
  let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The rows, or sections of rows.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable)
extension Form: Sendable {}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style was given, in the style around that style.
  ///
  /// - Parameter configuration: What the style was given.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: FormStyleConfiguration(content: .init(view: AnyView(content))),
      defaultBody: { GroupedFormStyle().makeBody(configuration: $0) }
    )
  }
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that shows a form.
  associatedtype Body: View

  /// Makes the view that shows a form.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the form.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form, for a style to arrange.
public struct FormStyleConfiguration {
  /// The content, whatever its type; it can be taken apart by a container.
  public struct Content {
    let view: AnyView
  }

  /// The content.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of forms in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    // Several views of a style stand below one another.
    modifier(
      StyleModifier(style) { style, configuration in
        VStack { style.makeBody(configuration: configuration) }
      }
    )
  }
}

/// The style of forms that nobody gave one: a grouped list.
public struct AutomaticFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle {
  /// A grouped list.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style with rows on cards.
public struct GroupedFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle {
  /// A grouped list.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style with labels in one column and values in another.
public struct ColumnsFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle {
  /// A column of rows, aligned where the values begin.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formValue, spacing: theme.formSpacing) { configuration.content }
      .environment(\.controlPlace, .formColumn)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and values in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

// MARK: - Appearances

private struct GroupedForm: View {
  @Environment(\.listAppearance) private var appearance
  let content: FormStyleConfiguration.Content

  var body: some View {
    ListBody(content: content).environment(
      \.listAppearance,
      appearance ?? InsetGroupedListStyle()._appearance
    )
  }
}
