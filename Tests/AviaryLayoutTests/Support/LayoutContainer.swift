import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A container that lays its children out with a `Layout`, as the toolkit's does.
final class LayoutContainer<Base: Layout>: TestElement {
  private let layout: Base
  private let content: [TestElement]
  private let subviews: LayoutSubviews
  private var cache: Base.Cache

  init(_ layout: Base, _ children: [TestElement], direction: LayoutDirection = .leftToRight) {
    self.layout = layout
    content = children
    subviews = LayoutSubviews(children, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
  }

  override var children: [TestElement] { content }

  override var viewSpacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let placements = layout.placements(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
    for (child, placement) in zip(content, placements) {
      child.place(
        at: placement.origin,
        size: placement.size,
        proposal: placement.proposal
      )
      if subviews.layoutDirection == .rightToLeft { child.mirror(in: size.width) }
    }
  }

  override func childAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: horizontalGuide(key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
      : layout.explicitAlignment(
        of: verticalGuide(key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
  }

  private func horizontalGuide(_ key: AlignmentKey) -> HorizontalAlignment {
    HorizontalAlignment(key)
  }

  private func verticalGuide(_ key: AlignmentKey) -> VerticalAlignment { VerticalAlignment(key) }
}

func hStack(
  align alignment: VerticalAlignment = .center,
  spacing: CGFloat? = nil,
  _ children: TestElement...
) -> TestElement {
  LayoutContainer(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vStack(
  align alignment: HorizontalAlignment = .center,
  spacing: CGFloat? = nil,
  _ children: TestElement...
) -> TestElement {
  LayoutContainer(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zStack(align alignment: Alignment = .center, _ children: TestElement...) -> TestElement {
  LayoutContainer(ZStackLayout(alignment: alignment), children)
}

/// A grid of rows; a row of one element may be marked as outside rows with `outsideRows`.
func gridOf(
  align alignment: Alignment = .center,
  h: CGFloat? = nil,
  v: CGFloat? = nil,
  _ rows: [TestElement]...
) -> TestElement {
  var elements: [TestElement] = []
  for (index, row) in rows.enumerated() {
    for element in row {
      elements.append(element.cell { $0.row = $0.row == outsideRows ? nil : index })
    }
  }
  return LayoutContainer(
    GridLayout(alignment: alignment, horizontalSpacing: h, verticalSpacing: v),
    elements
  )
}

/// Marks an element that `gridOf` shall leave outside its rows.
let outsideRows = -1
