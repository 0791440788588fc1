@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// What a section has to know of the one before.
struct SectionBefore: Equatable {
  var hasFooter = false
  /// What it says of the distance to its neighbours; nil for nothing.
  var spacing: ListSectionSpacing?
}

/// A section of a list: its header, its rows, its footer, and the distance to the section before.
struct ListSection: View {
  let section: SectionConfiguration
  let metrics: ListMetrics
  let isFirst: Bool
  let before: SectionBefore

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
        ListRow(
          row: row,
          place: rows,
          metrics: metrics,
          isAlternate: metrics.appearance.alternates && (row.index - rows.start) % 2 == 1
        )
      }
    } header: {
      if needsHeader {
        ListSectionHeader(
          header: section.header,
          metrics: metrics,
          isFirst: isFirst,
          before: before,
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
  let before: SectionBefore
  let traits: ListSectionTraits
  /// What the section resolves to; nil for views that stand in none.
  let list: SectionListBase?
  @Environment(\.headerProminence) private var prominence

  private var theme: ListTheme { metrics.theme }
  private var appearance: _ListAppearance { metrics.appearance }
  private var isProminent: Bool {
    traits.prominence == .increased || prominence == .increased || appearance.isSidebar
  }

  private var font: Font {
    if isProminent { return .title3.weight(.semibold) }
    return appearance.isGrouped ? theme.headerFont : .subheadline.weight(.semibold)
  }

  /// The distance above the header, or above the rows of a section without one.
  private var top: CGFloat {
    guard appearance.isGrouped else {
      let spacing = isFirst ? 0 : traits.spacing.map { $0.custom ?? 0 } ?? metrics.sectionSpacing
      return header.isEmpty ? spacing : theme.plainHeaderPadding + spacing
    }
    // Of two sections that say something of their distance, the lesser counts.
    let spacing =
      [traits.spacing, before.spacing].compactMap { $0?.length }.min()
      ?? metrics.sectionSpacing
    let own = header.isEmpty ? theme.sectionMargin : theme.headerMargin
    if isFirst { return header.isEmpty ? min(spacing, theme.firstSectionSpacing) : own }
    let rest = before.hasFooter ? theme.footerMargin : theme.sectionMargin
    return max(0, rest + own + spacing - theme.sectionSpacing)
  }

  /// The distance below a header.
  private var bottom: CGFloat {
    appearance.isGrouped ? theme.headerGap : theme.plainHeaderPadding
  }

  /// Whether the section is unfolded; nil where it can't be folded away.
  private var isExpanded: Binding<Bool>? {
    appearance.isSidebar || appearance.kind == .table ? list?.expansion : nil
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
      .textCase(appearance.isGrouped && !isProminent ? theme.headerCase : nil)
      .placeForeground(Color(isProminent ? .label : .secondaryLabel))
      .environment(\.controlPlace, .plain)
      .padding(.horizontal, header.isEmpty ? 0 : metrics.headerInset)
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
  @Environment(\.dynamicTypeSize) private var typeSize
  let footer: SubviewsCollection
  let metrics: ListMetrics

  private var theme: ListTheme { metrics.theme }

  /// Its lines are whole points apart, as those of a label of UIKit.
  private var lineSpacing: CGFloat {
    let line = Font.TextStyle.footnote.size(at: typeSize) * Font.TextStyle.lineHeight
    return line.rounded(.down) - line
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { footer }
      .font(.footnote.withoutLineGap())
      .lineSpacing(lineSpacing)
      .placeForeground(Color(.secondaryLabel))
      .environment(\.controlPlace, .plain)
      .padding(.horizontal, metrics.headerInset)
      .padding(.top, metrics.appearance.isGrouped ? theme.footerGap : theme.plainFooterPadding)
      .padding(.bottom, metrics.appearance.isGrouped ? 0 : theme.plainFooterPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
