@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

private var theme: NavigationBarTheme { ControlTheme.standard.navigationBar }

/// The space of a large title, or of the subtitle below it.
struct LargeTitleSpace<Content: View> {
  let layout: LargeTitleLayout
  let content: Content

  nonisolated init(
    least: CGFloat,
    drop: CGFloat = 0,
    isSubtitle: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    layout = LargeTitleLayout(least: least, drop: drop, isSubtitle: isSubtitle)
    self.content = content()
  }
}

extension LargeTitleSpace: _LayoutContainer {
  nonisolated var _layout: LargeTitleLayout { layout }
  nonisolated var _content: Content { content }
}

/// Places a title at the bar's margin, which is greater in wide bars.
struct LargeTitleLayout: Layout, Equatable {
  /// The least height, in points.
  let least: CGFloat
  /// How far it is below the middle of its space, in points.
  let drop: CGFloat
  /// Whether this is at the top of its space; else in the middle.
  let isSubtitle: Bool

  private func margin(_ width: CGFloat) -> CGFloat {
    width < theme.wideWidth ? theme.margin : theme.wideMargin
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let width = proposal.width { inner.width = max(0, width - 2 * margin(width)) }
    return inner
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: proposal.width ?? size.width + 2 * theme.margin,
      height: max(least, size.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    guard let title = subviews.first else { return }
    let space = inner(ProposedViewSize(bounds.size))
    let size = title.sizeThatFits(space)
    let rise = bounds.width < theme.wideWidth ? 0 : theme.wideRise
    let y = isSubtitle ? bounds.minY : bounds.midY - size.height / 2 - rise + drop
    title.place(at: CGPoint(x: bounds.minX + margin(bounds.width), y: y), proposal: space)
  }
}
