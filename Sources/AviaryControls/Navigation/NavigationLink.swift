@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// Leads to a further screen of the navigation container around it; greyed out where there is none.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  /// What the link leads to; a link with a value finds it in the container.
  let destination: Destination?
  let target: NavigationTarget

  nonisolated init(label: Label, destination: Destination?, target: NavigationTarget = .view) {
    self.label = label
    self.destination = destination
    self.target = target
  }

  /// A link with any label.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link leads to.
  ///   - label: What the link shows.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination())
  }

  /// A link with any label.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link leads to.
  ///   - label: What the link shows.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// A link with any label, which is followed while a binding is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  ///   - destination: The screen that the link leads to.
  ///   - label: What the link shows.
  public nonisolated init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), target: .binding(isActive))
  }

  /// A link with any label, which is followed while a binding is true.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link leads to.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  ///   - label: What the link shows.
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, target: .binding(isActive))
  }

  /// A link with any label, which is followed while a binding holds its tag.
  ///
  /// - Parameters:
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  ///   - destination: The screen that the link leads to.
  ///   - label: What the link shows.
  public nonisolated init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      destination: destination(),
      target: .binding(selection.isHolding(tag))
    )
  }

  /// A link with any label, which is followed while a binding holds its tag.
  ///
  /// - Parameters:
  ///   - destination: The screen that the link leads to.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  ///   - label: What the link shows.
  public nonisolated init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, target: .binding(selection.isHolding(tag)))
  }

  /// The link, which in a column of a split view shows its destination in the next column, or in
  /// its own one.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.isDetailLink, isDetailLink)
  }
}

@available(*, unavailable)
extension NavigationLink: Sendable {}

/// What following a link changes.
enum NavigationTarget {
  /// The container shows the link's destination.
  case view
  /// The container's path gets a value; nil for a link that leads nowhere.
  case value(AnyHashable?)
  /// A binding becomes true; the destination is shown while it is.
  case binding(Binding<Bool>)

  /// The value that the link leads to; nil for other links.
  var value: AnyHashable? {
    if case .value(let value) = self { return value }
    return nil
  }
}

extension Binding {
  /// Whether an optional holds a value; writing it stores the value or empties the optional.
  func isHolding<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    let location = location
    return Binding<Bool>(
      location: FunctionalLocation(
        get: { location.get() == tag },
        set: { holds, transaction in location.set(holds ? tag : nil, transaction) }
      )
    )
  }
}

extension NavigationLink: View {
  public var body: some View {
    NavigationLinkControl(
      label: AnyView(ControlPart(label)),
      destination: destination.map { AnyView($0) },
      target: target
    )
    .modifier(LinkTagModifier(value: target.value))
  }
}

enum IsDetailLinkKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum NavigationLinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

enum LinksShowArrowsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether links in rows show that they lead somewhere where nobody says: not beside what they
  /// lead to.
  var linksShowArrows: Bool {
    get { self[LinksShowArrowsKey.self] }
    set { self[LinksShowArrowsKey.self] = newValue }
  }

  var isDetailLink: Bool {
    get { self[IsDetailLinkKey.self] }
    set { self[IsDetailLinkKey.self] = newValue }
  }

  /// Whether links in rows show that they lead somewhere.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether links in rows of this view show that they lead somewhere.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

/// A link as one view: a row in lists, a button elsewhere.
struct NavigationLinkControl {
  @Environment(\.navigationModel) private var model
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.editMode) private var editMode
  @Environment(\.isDetailLink) private var isDetailLink
  @Environment(\.listSelection) private var listSelection
  @Environment(\.isSplitSidebar) private var isSplitSidebar
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.linksShowArrows) private var linksShowArrows
  @Environment(\.rowBadge) private var badge
  @Environment(\.controlTheme.list) private var list
  @CurrentStyle(PrimitiveButtonStyleConfiguration.self) private var buttonStyle
  @State private var screen = LinkedScreen()
  let label: AnyView
  let destination: AnyView?
  let target: NavigationTarget
}

extension NavigationLinkControl: _Control {
  private var leadsSomewhere: Bool {
    guard model != nil, isEnabled else { return false }
    if case .value(nil) = target { return false }
    return true
  }

  private var showsArrow: Bool {
    indicator == .automatic ? linksShowArrows : indicator == .visible
  }

  @MainActor private func follow() {
    switch target {
    case .view:
      guard let destination else { return }
      screen.show(destination)
      model?.push(AnyView(LinkedScreenContent(screen: screen)), isDetail: isDetailLink)
    case .value(let value):
      guard let value else { return }
      let isSelected = listSelection?.select(value) == true
      if isSelected, let listSelection, listSelection.allowsSeveral {
        nextColumn?.lead(from: listSelection)
      }
      // Where the selection decides what the next column shows, there is nothing to push.
      if isSelected, isSplitSidebar || nextColumn != nil || model?.detail != nil { return }
      model?.push(value, isDetail: isDetailLink)
    case .binding(let binding): binding.wrappedValue = true
    }
  }

  var _controlBody: some View {
    if case .binding(let binding) = target, let destination {
      link.modifier(
        NavigationPushModifier(
          screen: { binding.wrappedValue ? ("active", destination) : nil },
          isDetail: isDetailLink,
          dismiss: { binding.wrappedValue = false }
        )
      )
    } else {
      let _ = destination.map { screen.show($0) }
      link
    }
  }

  @MainActor @ViewBuilder private var link: some View {
    if controlPlace == .listRow, buttonStyle == nil {
      HStack(spacing: 0) {
        // Weaker levels within the row are of the primary colour.
        label.placeForeground(Color.primary)
        Spacer(minLength: 0)
        if let badge { badge.padding(.leading, list.rowSpacing) }
        if showsArrow {
          ControlGlyph.view(.chevronForward, ControlTheme.standard.shared.disclosure)
            .foregroundStyle(list.linkColor)
            .padding(.leading, list.linkSpacing)
            .padding(.trailing, list.linkInset)
        }
      }
      .preference(key: RowLinkKey.self, value: showsArrow)
      .opacity(leadsSomewhere ? 1 : ControlTheme.standard.shared.disabledOpacity)
      .environment(\.isEnabled, leadsSomewhere)
      .controlDescription(.button)
      // A row that is edited leads nowhere: a press on it selects it, where it can be selected.
      .onActivation(fillsRow: .alone, isInert: editMode?.wrappedValue.isEditing == true) {
        follow()
      }
    } else {
      PrimitiveButton(
        configuration: PrimitiveButtonStyleConfiguration(
          role: nil,
          label: .init(view: label),
          action: { follow() }
        )
      )
      .environment(\.isEnabled, leadsSomewhere)
    }
  }
}

/// Tags a link with the value that it leads to, so that a list can select it.
private nonisolated struct LinkTagModifier: _TraitModifier {
  let value: AnyHashable?

  func _write(to traits: inout _ViewTraits) {
    guard let value = value?.base as? any Hashable else { return }
    write(value, to: &traits)
  }

  private func write<Value: Hashable>(_ value: Value, to traits: inout _ViewTraits) {
    traits.setTag(value, includeOptional: true)
  }
}
