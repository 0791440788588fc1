@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The items at the end of a bar: as many as there is space for, and a menu behind them with the others and with
/// secondary actions.
struct TrailingItems: View {
  let items: [Subview]
  let hasSecondary: Bool
  let sources: [ToolbarSource]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...items.count).reversed(), id: \.self) { count in
        let kept = kept(count)
        let hidden = items.indices.filter {
          !kept.contains($0) && items[$0].containerValues.toolbarSpace == nil
        }
        HStack(spacing: ControlTheme.standard.navigationBar.itemSpacing) {
          BarItems(
            items: kept.map { items[$0] },
            more: hasSecondary || !hidden.isEmpty ? AnyView(menu(hidden)) : nil
          )
        }
      }
    }
  }

  private func menu(_ hidden: [Int]) -> some View {
    Menu {
      OverflowItems(sources: sources, hidden: Set(hidden))
    } label: {
      Image(systemName: "ellipsis.circle").accessibilityLabel("More")
    }
    .imageScale(.large)
  }

  /// The places of the items that stay where there is space for so many: the first ones of those that matter most.
  private func kept(_ count: Int) -> [Int] {
    items.indices
      .sorted { left, right in
        let (first, second) = (priority(left), priority(right))
        guard first == second else { return first.isHigher(than: second) }
        let ranks = (rank(left), rank(right))
        return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
      }
      .prefix(count)
      .sorted()
  }

  private func priority(_ index: Int) -> ToolbarItemVisibilityPriority {
    let values = items[index].containerValues
    return values.toolbarPlacement.kind == .pinnedTrailing
      ? .pinned : values.toolbarVisibilityPriority
  }

  private func rank(_ index: Int) -> Int {
    switch items[index].containerValues.toolbarPlacement.kind {
    case .confirmationAction, .destructiveAction: 0
    case .primaryAction: 1
    default: 2
    }
  }
}

/// The items of bars that stand in a menu behind the others.
///
/// They are resolved anew in that menu, so that they are rows of it and not controls of a bar.
private struct OverflowItems: View {
  @Environment(\.dismissMenu) private var dismissMenu
  let sources: [ToolbarSource]
  /// The places of those among the trailing items for which there is no space.
  let hidden: Set<Int>

  var body: some View {
    let shown = sources.filter { $0.holds(.trailing) || $0.holds(.secondary) }
    Group(
      sections: ForEach(shown) { [dismissMenu] source in
        HostedView(view: source.view, environment: source.environment) {
          $0.enterOverflowMenu()
          $0.dismissMenu = dismissMenu
        }
      }
    ) { sections in
      let chosen = chosen(sections)
      ForEach(sections) { section in
        if let items = chosen[section.id] {
          Section {
            ForEach(items) { $0 }
          } header: {
            section.header
          }
        }
      }
    }
  }

  private func chosen(_ sections: SectionCollection) -> [SectionConfiguration.ID: [Subview]] {
    var chosen: [SectionConfiguration.ID: [Subview]] = [:]
    var trailing = 0
    for section in sections {
      for item in section.content {
        switch item.containerValues.toolbarPlacement.slot {
        case .secondary: chosen[section.id, default: []].append(item)
        case .trailing:
          if hidden.contains(trailing) { chosen[section.id, default: []].append(item) }
          trailing += 1
        default: break
        }
      }
    }
    return chosen
  }
}

extension EnvironmentValues {
  /// What holds for items of the menu behind the others of a bar.
  fileprivate mutating func enterOverflowMenu() {
    enter(.menu)
    keyboardShortcut = nil
  }
}
