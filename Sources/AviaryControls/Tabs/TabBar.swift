@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// The bar of tabs at the bottom: 49 points.
struct TabBar: View {
  let pages: [Subview]
  let current: Int
  let settings: BarSettings
  let select: (Int) -> Void

  var body: some View {
    EqualColumns(height: 49, inset: 0) {
      ForEach(0..<pages.count, id: \.self) { index in
        let values = pages[index].containerValues
        TabBarItem(
          label: values.tabLabel,
          badge: values.badge,
          isSelected: index == current
        )
        .onActivation { select(index) }
      }
    }
    .accessibilityContainer(.tabList)
    .barAppearance(settings, .tabBar, edge: .top)
  }
}

/// One tab: the icon over the title.
private struct TabBarItem: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 3) {
      if let label { label.labelStyle(TabBarLabelStyle()) }
    }
    .font(.system(size: 10, weight: .medium))
    .environment(\.symbolFont, .system(size: 20))
    .symbolVariant(.fill)
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray)))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .top) {
      if let badge {
        badge.font(.system(size: 13)).foregroundStyle(Color.white)
          .padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18)
          .background(Color.red, in: Capsule())
          .fixedSize()
          .offset(x: 14, y: 2)
      }
    }
    .controlDescription(.button, kind: .tab, state: .selected(isSelected))
  }
}

/// The icon over the title.
private struct TabBarLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.frame(height: 24)
      configuration.title
    }
  }
}

/// A dot for each page, the current one brighter.
struct PageDots: View {
  @Environment(\.pageIndexBackground) private var background
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.4)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 9)
    .background { if background == .visible { Capsule().fill(Color.black.opacity(0.25)) } }
    .padding(.bottom, 12)
    .controlDescription(
      .slider,
      label: "page \(current + 1) of \(count)",
      range: AccessibilityRange(1, Double(max(count, 1)), Double(current + 1), step: 1)
    )
  }
}
