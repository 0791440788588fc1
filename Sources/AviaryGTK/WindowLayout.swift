import AviaryApps
import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Where a part of a window is.
enum WindowPart: LayoutValueKey {
  case content, top, bottom
  static var defaultValue: WindowPart { .content }
}

/// Fills the window, and puts its content into the middle of what the bars leave.
struct WindowLayout: Layout {
  let sizes: WindowSizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: whole(subviews[0].sizeThatFits(.unspecified), subviews)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    sizes.least = whole(subviews[0].sizeThatFits(.zero), subviews)
    if sizes.measuresAll || sizes.screen != nil || sizes.makePlacement != nil {
      sizes.ideal = whole(subviews[0].sizeThatFits(.unspecified), subviews)
      sizes.greatest = whole(subviews[0].sizeThatFits(.infinity), subviews)
    }
    if let makePlacement = sizes.makePlacement {
      sizes.placement = makePlacement(
        WindowLayoutRoot { whole(subviews[0].sizeThatFits($0), subviews) }
      )
    }
    if let makeIdealPlacement = sizes.makeIdealPlacement {
      sizes.idealPlacement = makeIdealPlacement(
        WindowLayoutRoot { whole(subviews[0].sizeThatFits($0), subviews) }
      )
    }
    if let screen = sizes.screen {
      sizes.opening = ContentOpeningSize.size(
        least: sizes.least,
        ideal: sizes.ideal,
        greatest: sizes.greatest,
        screen: screen
      ) { width in
        whole(subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)), subviews)
          .height
      }
    }
    var space = bounds
    for bar in subviews.dropFirst() {
      let height = bar.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      let isAtTop = bar[WindowPart.self] == .top
      bar.place(
        at: CGPoint(x: space.minX, y: isAtTop ? space.minY : space.maxY - height),
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      if isAtTop { space.origin.y += height }
      space.size.height = max(0, space.height - height)
    }
    subviews[0].place(
      at: CGPoint(x: space.midX, y: space.midY),
      anchor: .center,
      proposal: ProposedViewSize(space.size)
    )
  }

  /// The size of a window whose content has a size.
  private func whole(_ content: CGSize, _ subviews: Subviews) -> CGSize {
    let height = subviews.dropFirst().reduce(0) {
      $0 + $1.sizeThatFits(ProposedViewSize(width: content.width, height: nil)).height
    }
    return CGSize(width: content.width, height: content.height + height)
  }
}
