@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a part of a row is.
enum ListRowPart: LayoutValueKey {
  case actions, background, content, topSeparator, bottomSeparator
  static var defaultValue: ListRowPart { .content }
}

/// The parts of a row as one view.
struct ListRowFrame<Content: View> {
  let layout: ListRowLayout
  let content: Content

  nonisolated init(layout: ListRowLayout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension ListRowFrame: _LayoutContainer {
  nonisolated var _layout: ListRowLayout { layout }
  nonisolated var _content: Content { content }
}

/// Places the content of a row within its insets, the background behind all, and lines at the edges.
///
/// Lines begin at the content's ``HorizontalAlignment/listRowSeparatorLeading`` guide.
struct ListRowLayout: Layout, Equatable {
  let insets: EdgeInsets
  /// The least height of the row, in points.
  let minHeight: CGFloat
  let leadingMargin: CGFloat
  let trailingMargin: CGFloat
  /// The distance to the row before, in points.
  let top: CGFloat
  /// How far before the row's end lines end, in points.
  let separatorEndInset: CGFloat
  /// How far after the row's start lines begin, in points; nil for where the content says.
  let separatorStart: CGFloat?
  /// Whether the line goes from edge to edge.
  let spansTop: Bool
  let spansBottom: Bool
  /// How far a person has slid the row.
  let swipe: RowSwipe

  /// By how much content of a row is less high than the row by rounding alone, in points.
  private static let tolerance: CGFloat = 0.01

  private var outer: EdgeInsets {
    EdgeInsets(
      top: insets.top + top,
      leading: insets.leading + leadingMargin,
      bottom: insets.bottom,
      trailing: insets.trailing + trailingMargin
    )
  }

  private func part(_ part: ListRowPart, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0[ListRowPart.self] == part }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = part(.content, subviews) else { return .zero }
    let inner = content.sizeThatFits(proposal.inset(by: outer))
    return CGSize(
      width: proposal.width ?? inner.width + outer.leading + outer.trailing,
      height: max(minHeight + top, inner.height + outer.top + outer.bottom)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let card = CGRect(
      x: bounds.minX + leadingMargin,
      y: bounds.minY + top,
      width: max(0, bounds.width - leadingMargin - trailingMargin),
      height: max(0, bounds.height - top)
    )
    placeActions(in: card, subviews)
    let row = card.offsetBy(dx: swipe.along, dy: 0)
    part(.background, subviews)?.place(at: row.origin, proposal: ProposedViewSize(row.size))
    guard let content = part(.content, subviews) else { return }
    var space = ProposedViewSize(
      width: max(0, row.width - insets.leading - insets.trailing),
      height: nil
    )
    var dimensions = content.dimensions(in: space)
    // Content of less than the least height may grow to it.
    let height = row.height - insets.top - insets.bottom
    if height > dimensions.height + Self.tolerance {
      space.height = height
      dimensions = content.dimensions(in: space)
    }
    let origin = CGPoint(
      x: row.minX + insets.leading,
      y: row.minY + insets.top + (row.height - insets.top - insets.bottom - dimensions.height) / 2
    )
    content.place(at: origin, proposal: space)
    let start =
      separatorStart.map { row.minX + $0 }
      ?? origin.x + (dimensions[explicit: .listRowSeparatorLeading] ?? 0)
    let end =
      dimensions[explicit: .listRowSeparatorTrailing].map { origin.x + $0 }
      ?? row.maxX - separatorEndInset
    func placeLine(_ line: ListRowPart, spans: Bool) {
      guard let line = part(line, subviews) else { return }
      let from = spans ? row.minX : start
      let to = spans ? row.maxX : end
      let size = line.sizeThatFits(ProposedViewSize(width: max(0, to - from), height: nil))
      line.place(
        at: CGPoint(
          x: from,
          y: line[ListRowPart.self] == .topSeparator ? row.minY : row.maxY - size.height
        ),
        proposal: ProposedViewSize(width: max(0, to - from), height: nil)
      )
    }
    placeLine(.topSeparator, spans: spansTop)
    placeLine(.bottomSeparator, spans: spansBottom)
  }

  /// None: rows lie below each other whatever guides their contents have.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { nil }

  /// Places the actions beside the row that uncovers them, as wide as what is uncovered and no less than they are.
  private func placeActions(in card: CGRect, _ subviews: Subviews) {
    guard let actions = part(.actions, subviews) else { return }
    let least = actions.sizeThatFits(ProposedViewSize(width: nil, height: card.height)).width
    let width = max(abs(swipe.along), least)
    let start = swipe.along > 0 ? card.minX + swipe.along - width : card.maxX + swipe.along
    actions.place(
      at: CGPoint(x: start, y: card.minY),
      proposal: ProposedViewSize(width: width, height: card.height)
    )
  }
}
