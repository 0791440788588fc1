public import AviaryGeometry
public import Foundation

/// A layout that lays subviews over each other, the last one on top.
///
/// - SeeAlso: Documentation/Behaviours/frames.md; layout-rules O6, O7.
public struct ZStackLayout: Layout, BitwiseCopyable {
  /// The guides by which subviews are aligned.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// A layout does not animate between alignments.
  public typealias AnimatableData = EmptyAnimatableData

  /// Proposes its own proposal to the subviews of the highest priority and covers them all.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    // H1. The children of the highest priority, lined up.
    let proposal = proposal.sanitized
    return Group(alignment, subviews.elements, proposal).size
  }

  /// Proposes its size to each subview and lays their guides on each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    // H2. All children at the ZStack's size.
    let proposal = ProposedViewSize(bounds.size).sanitized
    let group = Group(alignment, subviews.elements, proposal)
    let line = group.line(in: bounds.size)
    for (offset, element) in subviews.elements.enumerated() {
      let size = element.size(proposal)
      // H3. Guides on the group's.
      let guides = ZStackLayout.guides(of: element, alignment, size, proposal)
      subviews.place(
        offset: offset,
        ElementPlacement(
          origin: bounds.origin + (line - guides).finite,
          size: size,
          proposal: proposal
        )
      )
    }
  }
}

extension ZStackLayout {
  /// The subviews of the highest priority, lined up on both guides.
  ///
  /// A guide that a subview sets itself can make the group larger than its largest subview.
  private struct Group {
    private let alignment: Alignment
    private var horizontal = GuideExtent()
    private var vertical = GuideExtent()

    init(
      _ alignment: Alignment,
      _ elements: LayoutElements,
      _ proposal: ProposedViewSize
    ) {
      self.alignment = alignment
      let highest = elements.map(\.layoutPriority).max()
      for element in elements where element.layoutPriority == highest {
        let size = element.size(proposal)
        let guides = ZStackLayout.guides(of: element, alignment, size, proposal)
        horizontal.include(guide: guides.x, length: size.width)
        vertical.include(guide: guides.y, length: size.height)
      }
    }

    var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }

    func line(in size: CGSize) -> CGPoint {
      CGPoint(
        x: horizontal.line(for: alignment.horizontal.key, in: size.width),
        y: vertical.line(for: alignment.vertical.key, in: size.height)
      )
    }
  }

  private static func guides(
    of element: any LayoutElement,
    _ alignment: Alignment,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGPoint {
    CGPoint(
      x: element.guide(alignment.horizontal.key, size: size, proposal: proposal),
      y: element.guide(alignment.vertical.key, size: size, proposal: proposal)
    )
  }
}

extension ZStackLayout: ExplainedLayout {
  package func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    reason(name, for: proposal, subviews.elements)
  }

  /// Why a pile that is called `name` has its size.
  package func reason(
    _ name: String,
    for proposal: ProposedViewSize,
    _ elements: LayoutElements
  ) -> LayoutReason {
    guard let highest = elements.map(\.layoutPriority).max() else {
      return LayoutReason("\(name): no children, no size")
    }
    let proposal = proposal.sanitized
    let deciding = elements.filter { $0.layoutPriority == highest }
    let offer = "offers \(proposal.inWords) to "
    if elements.count == 1 { return LayoutReason("\(name): \(offer)its child and is as large") }
    let sizes = deciding.map { $0.size(proposal) }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let whose =
      deciding.count == elements.count
      ? "each of \(elements.count) children"
      : "each of the \(LayoutWords.count(deciding.count, "child", "children")) "
        + "of the highest priority, \(CGFloat(highest).inWords)"
    var reason = LayoutReason(
      "\(name): \(offer)\(whose); the widest is \(width.inWords), the highest \(height.inWords)"
    )
    let group = Group(alignment, elements, proposal).size
    if group.width > width + 0.005 || group.height > height + 0.005 {
      reason.steps.append("aligned by \(alignment.inWords), they reach over \(group.inWords)")
    }
    return reason
  }
}
