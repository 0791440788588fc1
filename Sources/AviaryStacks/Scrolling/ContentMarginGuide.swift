@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) package import AviaryLayout
public import Foundation

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

/// Keeps a view to the margins of what it lies in.
private nonisolated struct ContentMarginModifier: _NodeModifier {
  let guide: ContentMarginGuide
  let edges: Edge.Set

  func padding(for proposal: ProposedViewSize) -> Padding {
    Padding(guide.insets(in: proposal.width, edges: edges))
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ContentMarginNode(list, child, place)
  }
}

private final class ContentMarginNode: ModifierNode<ContentMarginModifier> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let padding = modifier.padding(for: proposal)
    return padding.size(child: child.measure(padding.childProposal(proposal)))
  }

  override func layoutContent() {
    let padding = modifier.padding(for: proposal)
    let inner = padding.childProposal(proposal)
    child.place(at: padding.childOrigin, size: child.measure(inner), proposal: inner)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let padding = modifier.padding(for: proposal)
    return padding.reason(
      for: proposal,
      child: child.measure(padding.childProposal(proposal))
    )
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let padding = modifier.padding(for: proposal)
    let inner = padding.childProposal(proposal)
    let offset = key.axis == .horizontal ? padding.childOrigin.x : padding.childOrigin.y
    return child.explicitAlignment(key, size: child.measure(inner), proposal: inner).map {
      $0 + offset
    }
  }

  override func computeSpacing() -> ViewSpacing {
    child.viewSpacing.resetting(modifier.edges.intersection(.horizontal))
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
  @ViewBuilder
  public nonisolated func contentMargins(
    for guide: ContentMarginGuide,
    edges: Edge.Set = .all,
    alignment: Alignment? = nil
  ) -> some View {
    let margins = ContentMarginModifier(guide: guide, edges: edges)
    if let alignment {
      frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).modifier(margins)
    } else {
      modifier(margins)
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
