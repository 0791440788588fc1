import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A scroll view at its start.
///
/// Source: layout-rules C1 to C4.
final class Viewport: Wrapper {
  private let axis: Axis

  init(_ content: TestElement, _ axis: Axis) {
    self.axis = axis
    super.init(content)
  }

  override var viewSpacing: ViewSpacing { ViewSpacing() }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.with(axis, nil)
  }

  override func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
    var result = content
    result[axis] = proposal[axis] ?? content[axis]
    return result
  }
}
