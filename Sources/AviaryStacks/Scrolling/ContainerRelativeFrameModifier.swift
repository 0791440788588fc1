@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) package import AviaryLayout
public import Foundation

/// The parts of a container of which a view covers some.
struct ContainerParts {
  let count: Int
  let span: Int
  /// The distance between parts, in points.
  let spacing: CGFloat

  var inWords: String {
    "\(span) of \(count) \(count == 1 ? "part" : "parts") with \(spacing.inWords) between"
  }
}

/// Gives a view a frame relative to the container around it: a scroll view, a window.
package nonisolated struct ContainerRelativeFrameModifier: _NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length of the frame for the length of the container.
  let length: (CGFloat, Axis) -> CGFloat
  /// Into what the container is divided, where the length is that of parts.
  var parts: ContainerParts?

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ContainerRelativeFrameNode(list, child, place)
  }
}

package final class ContainerRelativeFrameNode: AligningNode<ContainerRelativeFrameModifier> {
  /// The container's size that the frame was measured for first since it was last invalidated.
  private var used: CGSize?
  /// Whether it was measured for another one since, so that remembered sizes are of both.
  private var usedSeveral = false

  override var alignment: Alignment { modifier.alignment }

  /// Along each of the frame's axes the length of the nearest container that has one yet; 0 along
  /// others.
  private var containerSize: CGSize {
    var result = CGSize.zero
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      result[axis] = containerLength(axis)
    }
    return result
  }

  private func containerLength(_ axis: Axis) -> CGFloat {
    var node = parent
    while let current = node {
      if let length = current.relativeContainerLength(axis) { return length }
      node = current.parent
    }
    // The window: what is proposed to the root, or what the root is.
    return root.proposal.replacingUnspecifiedDimensions(by: rootSize)[axis]
  }

  private var rootSize: CGSize { root.node?.size ?? .zero }

  package override func didMount() {
    root.surroundingsObservers.add(self) { [unowned self] in
      guard let used, usedSeveral || used != containerSize else { return false }
      invalidateLayout()
      return true
    }
  }

  package override func layoutCacheDidExpire() {
    used = nil
    usedSeveral = false
  }

  private var frame: FixedFrame {
    let container = containerSize
    func length(_ axis: Axis) -> CGFloat? {
      guard modifier.axes.contains(axis) else { return nil }
      return max(0, modifier.length(container[axis], axis).finite("containerRelativeFrame"))
    }
    return FixedFrame(width: length(.horizontal), height: length(.vertical))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    frame.childProposal(proposal)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let container = containerSize
    usedSeveral = usedSeveral || used.map { $0 != container } == true
    used = used ?? container
    let frame = frame
    return frame.size(child: child.measure(frame.childProposal(proposal)))
  }

  package override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let (frame, container) = (frame, containerSize)
    let lengths = Axis.allCases.filter { modifier.axes.contains($0) }.map { axis in
      let length = axis == .horizontal ? frame.width : frame.height
      return "\(axis.lengthName) \(length.inWords) from the container's \(container[axis].inWords)"
    }
    let words = lengths.isEmpty ? "no axis, the child's size" : lengths.joined(separator: ", ")
    var reason = LayoutReason("containerRelativeFrame: \(words)")
    if let parts = modifier.parts { reason.summary += ": \(parts.inWords)" }
    reason.steps = alignmentSteps(proposal, size)
    return reason
  }

  package override func computeSpacing() -> ViewSpacing {
    child.viewSpacing.resetting(modifier.axes.edges)
  }
}

extension View {
  /// Gives the view the size of the container around it: the nearest scroll view, else the window.
  ///
  /// Margins and safe areas of the container don't count.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view gets a length.
  ///   - alignment: Where the view goes in a frame of another size; `.center` by default.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes,
        alignment: alignment,
        length: { length, _ in length }
      )
    )
  }

  /// Gives the view lengths computed from those of the container around it.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view gets a length.
  ///   - alignment: Where the view goes in a frame of another size; `.center` by default.
  ///   - length: Computes a length in points from the container's; negative ones, NaN and infinity
  ///     count as 0.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some parts of the container around it.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view gets a length.
  ///   - count: The number of parts that the container is divided into; less than 1 counts as 1.
  ///   - span: The number of parts that the view covers; `1` by default.
  ///   - spacing: The distance between parts in points.
  ///   - alignment: Where the view goes in a frame of another size; `.center` by default.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes,
        alignment: alignment,
        length: { length, _ in
          containerRelativeLength(length, count: count, span: span, spacing: spacing)
        },
        parts: ContainerParts(count: count, span: span, spacing: spacing)
      )
    )
  }
}
