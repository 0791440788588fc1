@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
package import AviaryGraphics
import AviaryLayout
import AviaryStacks
package import Foundation

/// A line of fixed height that is filled up to a fraction: a slider's track, a bar of progress.
package struct FilledTrack: View {
  let fraction: CGFloat
  var height = ControlTheme.standard.shared.trackHeight
  package var fill = AnyShapeStyle(.tint)

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color(.systemFill))
      LeadingPart(fraction: fraction, inset: 0) { Capsule().fill(fill) }
    }
    .frame(height: height)
  }
}

/// Gives its content a fraction of the width, at the leading edge.
struct LeadingPart<Content: View> {
  let layout: LeadingPartLayout
  let content: Content

  nonisolated init(fraction: CGFloat, inset: CGFloat, @ViewBuilder content: () -> Content) {
    layout = LeadingPartLayout(fraction: fraction, inset: inset)
    self.content = content()
  }
}

extension LeadingPart: _LayoutContainer {
  nonisolated var _layout: LeadingPartLayout { layout }
  nonisolated var _content: Content { content }
}

package struct LeadingPartLayout: Layout {
  let fraction: CGFloat
  /// What is taken off the width before the fraction, and added to it afterwards.
  package let inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let width = (size.width - inset) * min(max(fraction, 0), 1) + inset
    let height = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }.max()
    return CGSize(width: max(0, width), height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
