public import AviaryGeometry
public import Foundation

/// One subview of a container with a layout.
public struct LayoutSubview: Equatable {
  /// What is measured and placed.
  package let element: any LayoutElement

  /// The place in the whole list of subviews; only for `recorder`.
  let index: Int

  /// Where placements go instead of to the element, if anywhere.
  let recorder: PlacementRecorder?

  package init(_ element: any LayoutElement) {
    self.init(element, index: 0, recorder: nil)
  }

  init(_ element: any LayoutElement, index: Int, recorder: PlacementRecorder?) {
    self.element = element
    self.index = index
    self.recorder = recorder
  }

  /// Whether both are the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// Which subviews get space first: greater ones; 0 unless set.
  public var priority: Double { element.layoutPriority }

  /// How far the subview wants to be from its neighbours.
  public var spacing: ViewSpacing { element.viewSpacing }

  /// The value that was set for `key` on the subview, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { element.layoutValue(key) }

  /// The size the subview chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.measure(proposal.sanitized)
  }

  /// The size the subview chooses for a proposal, and its guides in it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.sanitized
    return ViewDimensions(size: element.measure(proposal), proposal: proposal, source: element)
  }

  /// Places the subview; of several calls the last one counts.
  ///
  /// - Parameters:
  ///   - position: A point in the space of the container's bounds.
  ///   - anchor: Which point of the subview lies there; `.topLeading` by default.
  ///   - proposal: What to propose to the subview; its answer is its size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let proposal = proposal.sanitized
    let size = element.size(proposal)
    let origin = position - anchor.point(in: size)
    if let recorder {
      recorder.placements[index] = ElementPlacement(
        origin: origin,
        size: size,
        proposal: proposal
      )
    } else {
      element.place(at: origin, size: size, proposal: proposal)
    }
  }
}
