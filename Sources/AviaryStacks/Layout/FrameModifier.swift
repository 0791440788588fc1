@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) package import AviaryLayout
public import Foundation

/// A node that chooses a size around its child's and aligns the child in it.
package class AligningNode<M: _NodeModifier>: ModifierNode<M> {
  var alignment: Alignment { .center }

  /// What the child is asked for a proposal to this node.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// What the child is asked when it is placed in the chosen size.
  func placementProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    childProposal(proposal)
  }

  final func childOrigin(
    _ child: ViewDimensions,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGPoint {
    alignedOrigin(
      of: child,
      in: ViewDimensions(size: size, proposal: proposal),
      alignment: alignment
    )
  }

  /// How the child lies in a size that is not its own.
  final func alignmentSteps(_ proposal: ProposedViewSize, _ size: CGSize) -> [String] {
    let inner = child.dimensions(placementProposal(proposal, size))
    guard inner.size != size else { return [] }
    let origin = childOrigin(inner, size: size, proposal: proposal)
    return [
      "aligned \(alignment.inWords), the child's \(inner.size.inWords) lies at \(origin.inWords)"
    ]
  }

  package override func layoutContent() {
    let inner = placementProposal(proposal, size)
    let dimensions = child.dimensions(inner)
    child.place(
      at: childOrigin(dimensions, size: size, proposal: proposal),
      size: dimensions.size,
      proposal: inner
    )
  }

  package override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = placementProposal(proposal, size)
    let dimensions = child.dimensions(inner)
    guard
      let value = child.explicitAlignment(key, size: dimensions.size, proposal: inner)
    else { return nil }
    let origin = childOrigin(dimensions, size: size, proposal: proposal)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

/// Gives a view a fixed size.
package nonisolated struct FrameModifier: _NodeModifier {
  package let frame: FixedFrame
  let alignment: Alignment

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FrameNode(list, child, place)
  }
}

/// Holds the frame itself: a layout of many nodes waits for memory, and the list is elsewhere.
final class FrameNode: AligningNode<FrameModifier>, FixingNode {
  @exclusivity(unchecked) private var frame: FixedFrame

  override init(_ list: _ModifiedList<FrameModifier>, _ child: ViewNode, _ place: Place) {
    frame = list.modifier.frame
    super.init(list, child, place)
  }

  override func viewDidChange() {
    frame = modifier.frame
    super.viewDidChange()
  }

  package var fixesSize: Bool { frame.axes != [] }

  override var alignment: Alignment { modifier.alignment }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    frame.childProposal(proposal)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // The child need not be asked where both lengths are fixed.
    if frame.width != nil && frame.height != nil { return frame.size(child: .zero) }
    return frame.size(child: child.measure(frame.childProposal(proposal)))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    var reason = frame.reason { child.measure(childProposal(proposal)) }
    reason.steps += alignmentSteps(proposal, size)
    return reason
  }

  override func computeSpacing() -> ViewSpacing {
    child.viewSpacing.resetting(frame.axes.edges)
  }
}

/// Gives a view limits, or an ideal size.
package nonisolated struct FlexibleFrameModifier: _NodeModifier {
  package let frame: FlexibleFrame
  let alignment: Alignment

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FlexibleFrameNode(list, child, place)
  }
}

/// Holds the frame itself, as ``FrameNode`` does.
final class FlexibleFrameNode: AligningNode<FlexibleFrameModifier> {
  @exclusivity(unchecked) private var frame: FlexibleFrame
  @exclusivity(unchecked) private var frameAlignment: Alignment

  override init(
    _ list: _ModifiedList<FlexibleFrameModifier>,
    _ child: ViewNode,
    _ place: Place
  ) {
    frame = list.modifier.frame
    frameAlignment = list.modifier.alignment
    super.init(list, child, place)
  }

  override func viewDidChange() {
    frame = modifier.frame
    frameAlignment = modifier.alignment
    super.viewDidChange()
  }

  override var alignment: Alignment { frameAlignment }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    frame.childProposal(proposal)
  }

  override func placementProposal(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> ProposedViewSize {
    frame.placementProposal(proposal, size: size)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    frame.size(for: proposal, child: child.measure(frame.childProposal(proposal)))
  }

  override var layoutName: String { "frame" }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let inner = childProposal(proposal)
    var reason = frame.reason(for: proposal, child: child.measure(inner))
    reason.steps.append("the child is offered \(inner.inWords)")
    reason.steps += alignmentSteps(proposal, size)
    return reason
  }

  override func computeSpacing() -> ViewSpacing {
    child.viewSpacing.resetting(frame.axes.edges)
  }
}

extension View {
  /// Gives the view a fixed width, height or both.
  ///
  /// - Parameters:
  ///   - width: In points; nil leaves the width to the view. Negative and NaN lengths count as nil.
  ///   - height: In points; nil leaves the height to the view, and so do negative lengths and NaN.
  ///   - alignment: Where the view goes in a frame of another size; `.center` by default.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameWarnings.check(width, "width")
    FrameWarnings.check(height, "height")
    return modifier(
      FrameModifier(frame: FixedFrame(width: width, height: height), alignment: alignment)
    )
  }

  /// Does nothing: a frame needs at least one length.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(FrameModifier(frame: FixedFrame(), alignment: .center))
  }

  /// Gives the view limits and ideal lengths.
  ///
  /// Lengths are points; nil sets no limit, as do NaN and negative ones. Where a minimum is greater
  /// than an ideal or a maximum, the minimum counts.
  ///
  /// - Parameters:
  ///   - minWidth: The least width.
  ///   - idealWidth: The width where none is proposed.
  ///   - maxWidth: The greatest width; infinity for all that is proposed.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height where none is proposed.
  ///   - maxHeight: The greatest height; infinity for all that is proposed.
  ///   - alignment: Where the view goes in a frame of another size; `.center` by default.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameWarnings.check((minWidth, idealWidth, maxWidth), "width")
    FrameWarnings.check((minHeight, idealHeight, maxHeight), "height")
    return modifier(
      FlexibleFrameModifier(
        frame: FlexibleFrame(
          width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        ),
        alignment: alignment
      )
    )
  }
}

/// Tells of frames that cannot be meant.
enum FrameWarnings {
  static func check(_ length: CGFloat?, _ name: String) {
    guard let length, !(length >= 0 && length.isFinite) else { return }
    Warnings.once("frame(\(name): \(length)): invalid frame dimension (negative or non-finite)")
  }

  /// - Parameter lengths: Least, ideal and greatest.
  static func check(_ lengths: (CGFloat?, CGFloat?, CGFloat?), _ name: String) {
    let least = lengths.0 ?? 0
    let ideal = lengths.1 ?? least
    let greatest = lengths.2 ?? max(least, ideal)
    if least >= 0, ideal >= least, greatest >= ideal { return }
    let lengths = [lengths.0, lengths.1, lengths.2]
    let given = lengths.compactMap { $0 }
    if let invalid = given.first(where: { !($0 >= 0) }) {
      Warnings.once("frame: a \(name) of \(invalid) is invalid and is left out")
    } else if given != given.sorted() {
      Warnings.once("frame: contradictory \(name) constraints \(given); the least counts")
    }
  }
}

extension Axis.Set {
  /// The edges at both ends of the axes.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if contains(.horizontal) { edges.formUnion(.horizontal) }
    if contains(.vertical) { edges.formUnion(.vertical) }
    return edges
  }
}
