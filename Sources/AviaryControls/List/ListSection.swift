@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ListTheme { ControlTheme.standard.list }

/// A section of a list: its header, its rows, its footer, and the distance to the section before.
struct ListSection: View {
  let section: SectionConfiguration
  let metrics: ListMetrics
  let isFirst: Bool

  var body: some View {
    let content = section.content
    let traits = section.containerValues.listSection
    let rows = ListRowPlace(
      first: content.first?.id,
      last: content.last?.id,
      end: section.entry.content.upperBound,
      section: traits,
      start: section.entry.content.lowerBound
    )
    Section {
      ForEach(content) { row in
        ListRow(row: row, place: rows, metrics: metrics)
      }
    } header: {
      if needsHeader {
        ListSectionHeader(
          header: section.header,
          metrics: metrics,
          isFirst: isFirst,
          traits: traits,
          list: section.entry.section
        )
      }
    } footer: {
      if !section.footer.isEmpty {
        ListSectionFooter(footer: section.footer, metrics: metrics)
      }
    }
  }

  /// Whether there is a header to draw, or the distance to the section before.
  private var needsHeader: Bool {
    !section.header.isEmpty || metrics.appearance.isGrouped
      || (metrics.sectionSpacing > 0 && !isFirst)
  }
}

/// The header of a section, and the distance to the section before.
package struct ListSectionHeader: View {
  let header: SubviewsCollection
  let metrics: ListMetrics
  let isFirst: Bool
  let traits: ListSectionTraits
  /// What the section resolves to; nil for views that stand in none.
  let list: SectionListBase?
  @Environment(\.headerProminence) private var prominence

  private var appearance: _ListAppearance { metrics.appearance }
  private var isProminent: Bool {
    traits.prominence == .increased || prominence == .increased || appearance.isSidebar
  }

  private var font: Font {
    if isProminent { return .title3.weight(.semibold) }
    return appearance.isGrouped ? .footnote : .subheadline.weight(.semibold)
  }

  /// The distance above the header, or above the rows of a section without one.
  private var top: CGFloat {
    let spacing =
      traits.spacing.map { appearance.isGrouped ? $0.length : $0.custom ?? 0 }
      ?? metrics.sectionSpacing
    if header.isEmpty {
      return isFirst && appearance.isGrouped
        ? min(spacing, theme.firstSectionSpacing) : isFirst ? 0 : spacing
    }
    guard appearance.isGrouped else { return theme.plainHeaderPadding + (isFirst ? 0 : spacing) }
    // The header of a section stands in the distance that sections without headers keep.
    return isFirst ? theme.firstHeaderSpacing : max(0, spacing - theme.headerOverlap)
  }

  /// The distance below a header.
  private var bottom: CGFloat {
    appearance.isGrouped ? theme.headerGap : theme.plainHeaderPadding
  }

  /// Whether the section is unfolded; nil where it can't be folded away.
  private var isExpanded: Binding<Bool>? {
    appearance.isSidebar ? list?.expansion : nil
  }

  @ViewBuilder private var title: some View {
    if let isExpanded {
      HStack(spacing: theme.rowSpacing) {
        VStack(alignment: .leading, spacing: 0) { header }
        Spacer(minLength: 0)
        DisclosureArrow(isExpanded: isExpanded.wrappedValue)
      }
      .controlDescription(.button, state: .expanded(isExpanded.wrappedValue))
      .onActivation { isExpanded.wrappedValue.toggle() }
    } else {
      VStack(alignment: .leading, spacing: 0) { header }
    }
  }

  var body: some View {
    title
      .font(font)
      .textCase(appearance.isGrouped && !isProminent ? .uppercase : nil)
      .foregroundStyle(Color(isProminent ? .label : .secondaryLabel))
      .environment(\.controlPlace, .plain)
      .padding(.horizontal, header.isEmpty ? 0 : metrics.margin + metrics.rowInsets.leading)
      .padding(.bottom, header.isEmpty ? 0 : bottom)
      .padding(.top, top)
      .frame(minHeight: header.isEmpty ? nil : metrics.minHeaderHeight, alignment: .bottom)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { if !appearance.isGrouped, !header.isEmpty { Color(.systemBackground) } }
      .accessibilityAddTraits(.isHeader)
  }
}

/// The footer of a section.
struct ListSectionFooter: View {
  let footer: SubviewsCollection
  let metrics: ListMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { footer }
      .font(.footnote)
      .foregroundStyle(Color(.secondaryLabel))
      .environment(\.controlPlace, .plain)
      .padding(.horizontal, metrics.margin + metrics.rowInsets.leading)
      .padding(.top, theme.headerGap)
      .padding(.bottom, metrics.appearance.isGrouped ? 0 : theme.headerGap)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
