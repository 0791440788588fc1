import AviaryGeometry
import AviaryLayout
import Foundation

/// What a subview of a split view is to its layout.
enum SplitPart: Equatable {
  /// A leading column with the line behind it: how wide it is to be at best, and at least, line included.
  case column(SplitColumnPlace, wanted: CGFloat, least: CGFloat)
  /// What dims the last column.
  case dimming
  /// The last column.
  case detail
  /// A column that takes all of the space, over others or under them.
  case whole
}

/// Where a leading column is.
enum SplitColumnPlace: Equatable {
  /// Beside the last column.
  case beside
  /// Over other columns.
  case over
  /// Over all others, which are hidden, in all of the space.
  case alone
  /// Before the leading edge, where it can't be seen.
  case hidden
}

enum SplitPartKey: LayoutValueKey {
  static var defaultValue: SplitPart { .detail }
}

/// What the layout of a split view finds out about the space.
///
/// Used on the main thread.
final class SplitSpace: @unchecked Sendable {
  /// How wide the last column has to be, in points.
  var leastDetail = SplitColumnWidth.leastDetail
  /// How wide leading columns have to be, in points, lines included.
  var leastColumns: [CGFloat] = []

  /// How many leading columns there is space for beside the last one, counted from that.
  func fitting(_ width: CGFloat) -> Int {
    var left = width - leastDetail
    var count = 0
    for least in leastColumns.reversed() {
      left -= least
      guard left >= 0 else { break }
      count += 1
    }
    return count
  }
}

/// The columns of a split view from side to side.
///
/// The last column gets what the others leave. Where that would be less than it needs, those beside it get narrower,
/// down to their least width. Others lie over it from the leading edge on, and take nothing from it.
struct SplitLayout: Layout {
  let space: SplitSpace
  /// How wide the last column is to be at least, in points; nil where nobody says.
  let leastDetail: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let detail = subviews.first { $0[SplitPartKey.self] == .detail }
    let width: CGFloat
    if let proposed = proposal.width {
      // Columns go away where there is no space for them: only the last one counts.
      width = max(proposed, detail?.sizeThatFits(.zero).width ?? 0)
    } else {
      let beside = subviews.reduce(0) { sum, subview in
        if case .column(.beside, let wanted, _) = subview[SplitPartKey.self] {
          return sum + wanted
        }
        return sum
      }
      let whole = subviews.filter { $0[SplitPartKey.self] == .whole }
        .map { $0.sizeThatFits(.unspecified).width }.max()
      let last = detail?.sizeThatFits(.unspecified).width ?? 0
      // A list or an empty screen has no width of its own, and a window is as wide as this says.
      let columns = beside > 0 ? beside + max(last, SplitColumnWidth.idealDetail) : last
      width = max(columns, whole ?? 0)
    }
    guard proposal.height?.isFinite != true || proposal.height == 0 else {
      return CGSize(width: width, height: proposal.height ?? 0)
    }
    let widths = self.widths(in: width, subviews)
    let height = zip(subviews, widths).reduce(0) { greatest, pair in
      let (subview, width) = pair
      if subview[SplitPartKey.self] == .dimming { return greatest }
      if case .column(.hidden, _, _) = subview[SplitPartKey.self] { return greatest }
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
      return max(greatest, size.height)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let widths = self.widths(in: bounds.width, subviews)
    var (beside, over) = (bounds.minX, bounds.minX)
    for (subview, width) in zip(subviews, widths) {
      let x: CGFloat
      switch subview[SplitPartKey.self] {
      case .column(.beside, _, _):
        x = beside
        beside += width
      case .column(.over, _, _):
        x = over
        over += width
      case .column(.hidden, _, _): x = bounds.minX - width
      case .dimming, .whole, .column(.alone, _, _): x = bounds.minX
      case .detail: x = beside
      }
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }

  /// How wide each part is, in a width in points.
  private func widths(in width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let parts = subviews.map { $0[SplitPartKey.self] }
    space.leastDetail = max(
      leastDetail ?? SplitColumnWidth.leastDetail,
      subviews.first { $0[SplitPartKey.self] == .detail }?.sizeThatFits(.zero).width ?? 0
    )
    let beside = Self.shortening(of: parts, at: .beside, in: width - space.leastDetail)
    let over = Self.shortening(of: parts, at: .over, in: width - Self.leastUncovered)
    var rest = width
    let columns = parts.map { part -> CGFloat? in
      guard case .column(let place, let wanted, let least) = part else { return nil }
      guard place != .hidden else { return wanted }
      let share = place == .beside ? beside : over
      let given = wanted - (max(0, wanted - least) * share).rounded(.up)
      if place == .beside { rest -= given }
      return given
    }
    return zip(parts, columns).map { part, column in
      column ?? (part == .detail ? max(0, rest) : width)
    }
  }

  /// How much of the last column is left to click on beside those that lie over it, in points.
  private static var leastUncovered: CGFloat { ControlTheme.standard.split.leastUncovered }

  /// Which share of what columns at a place can give they have to give, 0 to 1, to have space in a width in points.
  private static func shortening(
    of parts: [SplitPart],
    at place: SplitColumnPlace,
    in space: CGFloat
  ) -> CGFloat {
    var (sum, slack) = (CGFloat.zero, CGFloat.zero)
    for case .column(place, let wanted, let least) in parts {
      sum += wanted
      slack += max(0, wanted - least)
    }
    return slack > 0 ? min(slack, max(0, sum - space)) / slack : 0
  }
}
