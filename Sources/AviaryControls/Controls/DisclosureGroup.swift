@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// Content that can be folded away under a label.
///
/// ![A box, groups that unfold, and a view without content](Documentation/controls/groups.png)
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedHere = false
  @Environment(\.controlPlace) private var controlPlace
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label

  /// Creates a group that is folded at first, with any label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with any label.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is folded at first, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is folded at first, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: View {
  /// One view; in lists a row for the label, and the content's rows below while they are unfolded.
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedHere
    if controlPlace == .listRow {
      DisclosureRow(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue {
        content()
          .padding(.leading, ControlTheme.standard.group.unfoldedInset)
          .listRowsUnderAnother()
      }
    } else {
      DisclosureControl(label: label, content: content, isExpanded: isExpanded)
    }
  }
}

/// The row of a group's label in a list.
///
/// All of it unfolds the group; where rows can be selected, a click selects the row and its arrow unfolds the group.
struct DisclosureRow<Label: View>: View {
  @Environment(\.listSelection) private var selection
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    if selection == nil {
      row(DisclosureArrow(isExpanded: isExpanded.wrappedValue))
        .controlDescription(.button, state: .expanded(isExpanded.wrappedValue))
        .onActivation { isExpanded.wrappedValue.toggle() }
    } else {
      row(
        DisclosureArrow(isExpanded: isExpanded.wrappedValue)
          .onActivation(purpose: .rowPart) { isExpanded.wrappedValue.toggle() }
          // The row itself can be folded.
          .accessibilityHidden(true)
      )
      .listRowExpansion(isExpanded)
    }
  }

  private func row(_ arrow: some View) -> some View {
    HStack(spacing: shared.labelSpacing) {
      label
      Spacer(minLength: 0)
      arrow
    }
  }
}

/// The arrow that tells whether a group is unfolded.
struct DisclosureArrow: View {
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .body) private var space = shared.disclosureSpace
  let isExpanded: Bool

  nonisolated init(isExpanded: Bool) { self.isExpanded = isExpanded }

  /// How far the arrow turns to point down, in degrees: it points to the left where text runs from right to left.
  private var quarter: Double { layoutDirection == .rightToLeft ? -90 : 90 }

  var body: some View {
    ControlGlyph.view(.chevronForward, shared.disclosure)
      .foregroundStyle(.tint)
      .rotationEffect(.degrees(isExpanded ? quarter : 0))
      .frame(width: space, height: space)
  }
}

/// A group outside of lists, as one view.
struct DisclosureControl<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
}

extension DisclosureControl: _Control {
  var _controlBody: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(ControlPart(label))),
        content: .init(view: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: isExpanded
      ),
      defaultBody: { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    )
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that shows a group.
  associatedtype Body: View

  /// Makes the view that shows a group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group, for a style to arrange.
public struct DisclosureGroupStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The content, whatever its type; nothing while it is folded away.
  public struct Content {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of disclosure groups in this view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of disclosure groups that nobody gave one.
public struct AutomaticDisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The label with an arrow, the content below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: shared.labelSpacing) {
      HStack(spacing: shared.labelSpacing) {
        configuration.label
        Spacer(minLength: 0)
        DisclosureArrow(isExpanded: configuration.isExpanded)
      }
      .controlDescription(.button, state: .expanded(configuration.isExpanded))
      .onActivation { configuration.isExpanded.toggle() }
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
