import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Places the label of a swipe action in the middle of the action.
///
/// By itself an action is as wide as its label and what is beside that, within ``SwipeTheme/actionWidth`` and
/// ``SwipeTheme/greatestActionWidth``; a longer label wraps. A row that is slid further stretches it.
struct SwipeActionLayout: Layout, Equatable {
  /// Beside the label, in points.
  let padding: CGFloat
  /// How wide an action is by itself, in points.
  let widths: ClosedRange<CGFloat>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let ideal = label.sizeThatFits(.unspecified).width + 2 * padding
    let width =
      proposal.width.map { max($0, widths.lowerBound) }
      ?? min(max(ideal, widths.lowerBound), widths.upperBound)
    let inner = label.sizeThatFits(labelSpace(in: width, height: proposal.height))
    return CGSize(width: width, height: proposal.height ?? inner.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY),
      anchor: .center,
      proposal: labelSpace(in: bounds.width, height: bounds.height)
    )
  }

  private func labelSpace(in width: CGFloat, height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width - 2 * padding), height: height)
  }
}
