@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
import Foundation

/// Something whose margins content can keep to.
public struct ContentMarginGuide: Sendable {
  /// What the content lies in: a screen, a sheet, a column.
  ///
  /// Its margins are those of iOS at both sides, 16 points, 20 from a width of 414 on; there are none above and below.
  ///
  /// Source: Human Interface Guidelines, Layout; that the width decides is published for large titles.
  public static var container: ContentMarginGuide { ContentMarginGuide() }

  /// From which width on the margins are the greater ones, in points.
  private static let wideWidth: CGFloat = 414

  /// The margins in something of a width, in points.
  ///
  /// - Parameter width: nil and infinity for what is not known, where the lesser ones count.
  func insets(in width: CGFloat?, edges: Edge.Set) -> EdgeInsets {
    let isWide = width.map { $0.isFinite && $0 >= Self.wideWidth } ?? false
    let margin: CGFloat = isWide ? 20 : 16
    return EdgeInsets(
      top: 0,
      leading: edges.contains(.leading) ? margin : 0,
      bottom: 0,
      trailing: edges.contains(.trailing) ? margin : 0
    )
  }
}

/// Keeps content to the margins of what it lies in.
private struct ContentMarginLayout: Layout {
  let guide: ContentMarginGuide
  let edges: Edge.Set

  private func inner(
    _ proposal: ProposedViewSize
  ) -> (space: ProposedViewSize, insets: EdgeInsets) {
    let insets = guide.insets(in: proposal.width, edges: edges)
    let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
    return (ProposedViewSize(width: width, height: proposal.height), insets)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (space, insets) = inner(proposal)
    let size = subviews.first?.sizeThatFits(space) ?? .zero
    return CGSize(width: size.width + insets.leading + insets.trailing, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let (space, insets) = inner(proposal)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY),
      proposal: space
    )
  }
}

extension View {
  /// Keeps this view to the margins of what it lies in.
  ///
  /// - Parameters:
  ///   - guide: What has the margins; `.container` is a screen, a sheet or a column, as wide as
  ///     what is proposed here.
  ///   - edges: At which edges; `.all` by default.
  ///   - alignment: Where the view is within the margins, which it then fills; nil, the
  ///     default, for a size of its own.
  public nonisolated func contentMargins(
    for guide: ContentMarginGuide,
    edges: Edge.Set = .all,
    alignment: Alignment? = nil
  ) -> some View {
    ContentMarginLayout(guide: guide, edges: edges) {
      if let alignment {
        frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      } else {
        self
      }
    }
  }
}

extension GeometryProxy {
  /// The margins of something of this view's size, in points.
  ///
  /// - Parameters:
  ///   - guide: What has the margins.
  ///   - edges: At which edges; the others have none. `.all` by default.
  public func contentMargins(
    for guide: ContentMarginGuide,
    edges: Edge.Set = .all
  ) -> EdgeInsets {
    guide.insets(in: size.width, edges: edges)
  }
}
