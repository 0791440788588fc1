@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The bar of tabs at the bottom.
struct TabBar: View {
  @Environment(\.controlTheme.tabBar) private var theme
  let pages: [Subview]
  /// The tab that is shown; none where that is not in the bar.
  let current: Int?
  let settings: BarSettings
  /// Leads to the tabs that are not in the bar; nil where all are.
  var showMore: (() -> Void)?
  let select: (Int) -> Void

  var body: some View {
    tabs
      .padding(theme.platePadding)
      .surface(theme.surface, in: Capsule())
      .padding(theme.plateInsets)
      .barAppearance(settings, .tabBar, edge: .top, hasUsualBackground: theme.hasBackground)
  }

  private var tabs: some View {
    EqualColumns(height: theme.height, inset: 0) {
      ForEach(0..<pages.count, id: \.self) { index in
        let values = pages[index].containerValues
        values.tabItem(
          TabBarItem(
            label: values.tabLabel,
            badge: values.badge,
            isSelected: index == current
          )
          .onActivation { select(index) }
        )
      }
      if let showMore {
        TabBarItem(
          label: AnyView(Label("More", systemImage: "ellipsis")),
          badge: nil,
          isSelected: current == nil
        )
        .onActivation { showMore() }
      }
    }
    .accessibilityContainer(.tabList)
  }
}

/// One tab: the icon over the title.
private struct TabBarItem: View {
  @Environment(\.controlTheme.tabBar) private var theme
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: theme.iconSpacing) {
      if let label { label.labelStyle(TabBarLabelStyle(theme: theme)) }
    }
    .font(.system(size: theme.titleSize, weight: .medium))
    .environment(\.symbolFont, .system(size: theme.symbolSize))
    .symbolVariant(.fill)
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(theme.itemColor))
    .padding(.bottom, theme.titleMargin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .background(isSelected ? theme.selectionFill : .clear, in: Capsule())
    .overlay(alignment: .top) {
      if let badge {
        badge.font(.system(size: theme.badgeTextSize)).foregroundStyle(Color.white)
          .padding(.horizontal, theme.badgePadding)
          .frame(minWidth: theme.badgeLength, minHeight: theme.badgeLength)
          .background(Color.red, in: Capsule())
          .fixedSize()
          .offset(theme.badgeOffset)
          .accessibilityHidden(true)
      }
    }
    .controlDescription(.button, kind: .tab, state: .selected(isSelected))
    // The tab is called the same whatever its badge says.
    .accessibilityValue(badge ?? Text(verbatim: ""), isEnabled: badge != nil)
  }
}

/// The icon over the title.
private struct TabBarLabelStyle: LabelStyle {
  let theme: TabBarTheme

  nonisolated init(theme: TabBarTheme) { self.theme = theme }

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: theme.iconSpacing) {
      configuration.icon.frame(height: theme.iconHeight)
      configuration.title
    }
  }
}
