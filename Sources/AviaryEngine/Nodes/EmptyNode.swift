import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Shows nothing and takes no space: stands for an element that is gone.
final class EmptyNode: _ViewNode {
  init(root: ViewRoot, place: Place) { super.init(place) }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    LayoutReason("nothing: stands for an element that is gone")
  }
}
