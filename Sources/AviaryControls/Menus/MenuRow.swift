@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// An item of an open menu.
struct MenuRow<Label: View>: View {
  @Environment(\.controlTheme.menu) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dismissMenu) private var dismissMenu
  @Environment(\.showsShortcuts) private var showsShortcuts
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isMenuOfChoices) private var isMenuOfChoices
  @Environment(\.isMenuItemCompact) private var isCompact
  /// Whether the item has a mark; nil for items that never have one.
  let isSelected: Bool?
  /// Whether the items of the menu that it leads to are below it; nil where it leads to none.
  var isUnfolded: Bool?
  var isDestructive = false
  let action: @MainActor () -> Void
  @ViewBuilder let label: () -> Label

  private var color: Color {
    guard isEnabled else { return Color(.tertiaryLabel) }
    return isDestructive ? .red : Color(.label)
  }

  private var state: AccessibilityState? {
    isUnfolded.map { .expanded($0) } ?? isSelected.map { .selected($0) }
  }

  var body: some View {
    Group { if isCompact { compact } else { wide } }
      .foregroundStyle(color)
      .controlDescription(.button, kind: .menuItem, state: state)
      .onActivation {
        action()
        if isUnfolded == nil { dismissMenu?() }
      }
      .modifier(MenuItemModifier(isChosen: isMenuOfChoices && isSelected == true))
  }

  /// One of several in a row of the menu: the icon over the title.
  private var compact: some View {
    label().labelStyle(CompactMenuLabelStyle())
      .padding(.vertical, theme.padding)
      .frame(maxWidth: .infinity, minHeight: theme.rowHeight)
  }

  private var wide: some View {
    HStack(spacing: theme.spacing) {
      if let isSelected {
        ControlGlyph.view(.checkmark, theme.checkmark).opacity(isSelected ? 1 : 0)
      }
      label().labelStyle(MenuLabelStyle())
      Spacer(minLength: 0)
      if showsShortcuts, let shortcut {
        Text(verbatim: shortcut.label).foregroundStyle(Color(.secondaryLabel)).fixedSize()
      }
      if let isUnfolded {
        ControlGlyph.view(.chevronForward, ControlTheme.standard.shared.disclosure)
          .rotationEffect(.degrees(isUnfolded ? 90 : 0))
      }
    }
    .padding(.horizontal, theme.margin)
    .frame(minHeight: theme.rowHeight)
  }
}

/// The icon over the title, which is small.
private struct CompactMenuLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption).lineLimit(1)
    }
  }
}

private enum MenuItemCompactKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether items of a menu stand beside each other, in a control group.
  var isMenuItemCompact: Bool {
    get { self[MenuItemCompactKey.self] }
    set { self[MenuItemCompactKey.self] = newValue }
  }
}

/// The title first, the icon at the other end.
private struct MenuLabelStyle: LabelStyle {
  @Environment(\.controlTheme.menu) private var theme

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: theme.spacing) {
      configuration.title
      Spacer(minLength: theme.iconGap)
      configuration.icon
    }
  }
}

enum DismissMenuKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Closes the menu around.
  var dismissMenu: (() -> Void)? {
    get { self[DismissMenuKey.self] }
    set { self[DismissMenuKey.self] = newValue }
  }
}

/// An open menu: its items below each other on a card, sections apart.
struct OpenMenu: View {
  @Environment(\.controlTheme.menu) private var theme
  let content: AnyView
  /// Whether the first item is at the bottom.
  let isReversed: Bool

  var body: some View {
    MenuColumnLayout(widths: theme.widths) {
      ScrollView {
        // Choices of pickers are resolved here, before they are in their rows.
        VStack(spacing: 0) { MenuItems(content: content, isReversed: isReversed) }
          .labelStyle(MenuLabelStyle())
          .padding(.vertical, theme.padding)
      }
    }
    .environment(\.controlPlace, .menu)
    // The keys that open the menu are not those of its items.
    .environment(\.keyboardShortcut, nil)
    // Nor do its texts look like what it belongs to.
    .environment(\.font, theme.font)
    .environment(\.lineLimit, nil)
    .environment(\.textCase, nil)
    .environment(\.multilineTextAlignment, .leading)
    .clipShape(RoundedRectangle(cornerRadius: theme.radius))
    .surface(theme.surface, in: RoundedRectangle(cornerRadius: theme.radius))
    .shadow(theme.shadow)
  }
}

/// As wide as the widest item of a menu, in bounds; what is higher than the space scrolls.
private struct MenuColumnLayout: Layout, Equatable {
  /// The widths that a menu can have, in points.
  let widths: ClosedRange<CGFloat>

  private func inner(_ proposal: ProposedViewSize, _ items: LayoutSubview) -> ProposedViewSize {
    let ideal = items.sizeThatFits(.unspecified).width
    let width = min(max(ideal, widths.lowerBound), widths.upperBound)
    return ProposedViewSize(width: min(width, proposal.width ?? .infinity), height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let items = subviews.first else { return .zero }
    let inner = inner(proposal, items)
    let height = items.sizeThatFits(inner).height
    return CGSize(width: inner.width ?? 0, height: min(height, proposal.height ?? .infinity))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(
      at: bounds.origin,
      proposal: ProposedViewSize(bounds.size)
    )
  }
}

/// The items of a menu with lines between them, sections apart.
struct MenuItems: View {
  @Environment(\.controlTheme.menu) private var theme
  let content: AnyView
  /// Whether the first item is at the bottom.
  var isReversed = false

  var body: some View {
    Group(sections: content) { sections in
      let sections = isReversed ? sections.reversed() : Array(sections)
      ForEach(sections) { section in
        let items = isReversed ? section.content.reversed() : Array(section.content)
        if section.id != sections.first?.id {
          MenuSectionGap()
        }
        Group(subviews: section.header) { header in
          header.font(.footnote).foregroundStyle(Color(.secondaryLabel))
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, theme.margin).padding(.vertical, theme.headerPadding)
        }
        ForEach(items) { item in
          if item.id != items.first?.id, theme.hasLines {
            Divider().opacity(theme.lineOpacity)
          }
          item
        }
      }
    }
  }
}

/// Between two sections of an open menu.
private struct MenuSectionGap: View {
  @Environment(\.controlTheme.menu) private var theme

  var body: some View {
    theme.sectionFill
      .frame(height: theme.sectionLine)
      .padding(.horizontal, theme.sectionMargin)
      .frame(height: theme.sectionGap)
  }
}
