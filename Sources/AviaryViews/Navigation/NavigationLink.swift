/// Leads to a further screen of the navigation container around it; greyed out where there is none.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  /// What the link leads to; a link with a value finds it in the container.
  let destination: Destination?

  private nonisolated init(label: Label, destination: Destination?) {
    self.label = label
    self.destination = destination
  }

  /// A link with any label.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

@available(*, unavailable)
extension NavigationLink: Sendable {}

extension NavigationLink where Label == Text {
  /// A link with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination())
  }

  /// A link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that leads to what the container shows for a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil)
  }

  /// A link with a title, which leads to what the container shows for a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(label: Text(titleKey), destination: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(label: Text(title), destination: nil)
  }
}

extension NavigationLink: View {
  public var body: some View { NavigationLinkLabel(label: label) }
}

/// The label of a link, in the colour that says whether it leads anywhere.
struct NavigationLinkLabel<Label: View> {
  let label: Label
  @Environment(\.isInNavigation) private var isInNavigation

  nonisolated init(label: Label) { self.label = label }
}

extension NavigationLinkLabel: View {
  var body: some View {
    HStack { label }
      .foregroundStyle(
        isInNavigation ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
      .accessibilityAddTraits(.isButton)
  }
}
