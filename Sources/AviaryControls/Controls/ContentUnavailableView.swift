@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: GroupTheme { ControlTheme.standard.group }

/// Says that there is nothing to show, and why.
///
/// ![A view without content, below groups](Documentation/controls/groups.png)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with any label, description and actions.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == AviaryControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a picture and a title that is looked up.
  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    label = AviaryControls.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a symbol and a title that is looked up.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = AviaryControls.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) {
    label = AviaryControls.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = AviaryControls.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Label(text: nil) },
      description: { Description() },
      actions: { Actions() }
    )
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Label(text: text) },
      description: { Description() },
      actions: { Actions() }
    )
  }
}

/// The parts of what says that a search found nothing.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label {
    let text: String?
  }

  /// The description.
  public struct Description {}

  /// The actions: none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// A magnifying glass and what was not found.
  public var body: some View {
    AviaryControls.Label {
      if let text, !text.isEmpty {
        Text(verbatim: "No Results for “\(text)”")
      } else {
        Text(verbatim: "No Results")
      }
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  /// What can be done about it.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView: _Control {
  public var _controlBody: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle())
      VStack(spacing: theme.unavailableSpacing) { description }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .padding(.top, theme.unavailableSpacing)
      VStack(spacing: theme.unavailableActionSpacing) { actions }
        .font(.subheadline)
        .padding(.top, theme.unavailableActionsGap)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, theme.unavailableMargin)
    .padding(.vertical, theme.unavailableActionsGap)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: theme.unavailableTitleSpacing) {
      configuration.icon.font(.system(size: theme.unavailableSymbolSize))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
