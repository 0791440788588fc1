import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A container of one child, written over the pure helpers as the toolkit's modifiers are.
class Wrapper: TestElement {
  let content: TestElement

  init(_ content: TestElement) {
    self.content = content
    super.init()
    values = content.values
  }

  override var children: [TestElement] { [content] }
  override var viewSpacing: ViewSpacing { content.viewSpacing }
  override var layoutPriority: Double { content.layoutPriority }

  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize { content }
  func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    contentProposal(proposal)
  }
  func contentOrigin(_ size: CGSize, content: ViewDimensions) -> CGPoint { .zero }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size(proposal, content: content.measure(contentProposal(proposal)))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let inner = placementProposal(proposal, size: size)
    let own = content.measure(inner)
    content.place(
      at: contentOrigin(
        size,
        content: ViewDimensions(size: own, proposal: inner, source: content)
      ),
      size: own,
      proposal: inner
    )
  }

  override func childAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = placementProposal(proposal, size: size)
    let dimensions = ViewDimensions(
      size: content.measure(inner),
      proposal: inner,
      source: content
    )
    return dimensions[explicit: key].map {
      $0 + contentOrigin(size, content: dimensions)[key.axis]
    }
  }
}

final class FixedFrameElement: Wrapper {
  let fixed: FixedFrame
  let alignment: Alignment

  init(_ content: TestElement, _ fixed: FixedFrame, _ alignment: Alignment) {
    self.fixed = fixed
    self.alignment = alignment
    super.init(content)
  }

  override var viewSpacing: ViewSpacing {
    content.viewSpacing.resetting(.edges(of: fixed.axes))
  }
  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    fixed.childProposal(proposal)
  }
  override func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
    fixed.size(child: content)
  }
  override func contentOrigin(_ size: CGSize, content: ViewDimensions) -> CGPoint {
    alignedOrigin(of: content, in: ViewDimensions(size: size), alignment: alignment)
  }
}

final class FlexibleFrameElement: Wrapper {
  let flexible: FlexibleFrame
  let alignment: Alignment

  init(_ content: TestElement, _ flexible: FlexibleFrame, _ alignment: Alignment) {
    self.flexible = flexible
    self.alignment = alignment
    super.init(content)
  }

  override var viewSpacing: ViewSpacing {
    content.viewSpacing.resetting(.edges(of: flexible.axes))
  }
  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    flexible.childProposal(proposal)
  }
  override func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
    flexible.size(for: proposal, child: content)
  }
  override func placementProposal(
    _ proposal: ProposedViewSize,
    size: CGSize
  ) -> ProposedViewSize {
    flexible.placementProposal(proposal, size: size)
  }
  override func contentOrigin(_ size: CGSize, content: ViewDimensions) -> CGPoint {
    alignedOrigin(of: content, in: ViewDimensions(size: size), alignment: alignment)
  }
}

final class PaddingElement: Wrapper {
  let padding: Padding

  init(_ content: TestElement, _ insets: EdgeInsets) {
    padding = Padding(insets)
    super.init(content)
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    padding.childProposal(proposal)
  }
  override func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
    padding.size(child: content)
  }
  override func contentOrigin(_ size: CGSize, content: ViewDimensions) -> CGPoint {
    padding.childOrigin
  }
}

/// A wrapper that only changes proposals: `fixedSize`, `aspectRatio`.
final class ProposalElement: Wrapper {
  let change: (ProposedViewSize) -> ProposedViewSize

  init(_ content: TestElement, _ change: @escaping (ProposedViewSize) -> ProposedViewSize) {
    self.change = change
    super.init(content)
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    change(proposal)
  }
}

extension TestElement {
  func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> TestElement {
    FixedFrameElement(self, FixedFrame(width: width, height: height), alignment)
  }

  func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> TestElement {
    FlexibleFrameElement(
      self,
      FlexibleFrame(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
      ),
      alignment
    )
  }

  func padding(_ insets: EdgeInsets) -> TestElement { PaddingElement(self, insets) }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> TestElement {
    ProposalElement(self) { fixedSizeProposal($0, axes: axes) }
  }

  func aspectRatio(_ ratio: CGFloat?, fills: Bool) -> TestElement {
    let ratio =
      ratio.map { AspectRatio($0, fills: fills) }
      ?? AspectRatio(ofIdeal: measure(.unspecified), fills: fills)
    return ProposalElement(self) { ratio.childProposal($0) }
  }
}
