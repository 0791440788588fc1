@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Gives a view its ideal size.
nonisolated struct FixedSizeModifier: _NodeModifier {
  let axes: Axis.Set

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FixedSizeNode(list, child, place)
  }
}

final class FixedSizeNode: AligningNode<FixedSizeModifier> {
  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    fixedSizeProposal(proposal, axes: modifier.axes)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(childProposal(proposal))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    fixedSizeReason(for: proposal, axes: modifier.axes, child: size)
  }
}

/// How a view of a certain ratio fits into space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is in the space.
  case fit
  /// It covers the space.
  case fill
}

/// Gives a view a ratio of width to height.
nonisolated struct AspectRatioModifier: _NodeModifier {
  /// nil for that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AspectRatioNode(list, child, place)
  }
}

final class AspectRatioNode: AligningNode<AspectRatioModifier> {
  private var ratio: AspectRatio {
    let fills = modifier.mode == .fill
    return modifier.ratio.map { AspectRatio($0, fills: fills) }
      ?? AspectRatio(ofIdeal: child.measure(.unspecified), fills: fills)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ratio.childProposal(proposal)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(childProposal(proposal))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    ratio.reason(
      for: proposal,
      ideal: modifier.ratio == nil ? child.measure(.unspecified) : nil,
      child: size
    )
  }
}

/// Puts a view's centre at a point of all the space there is.
nonisolated struct PositionModifier: _NodeModifier {
  let position: CGPoint

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PositionNode(list, child, place)
  }
}

final class PositionNode: ModifierNode<PositionModifier> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = child.measure(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let takes =
      Axis.allCases.allSatisfy { proposal[$0] != nil }
      ? "takes the proposal \(size.inWords)"
      : "takes the proposal \(proposal.inWords), the child's length for nil"
    return LayoutReason(
      "position: \(takes), and puts the child's center at \(modifier.position.inWords)"
    )
  }

  override func layoutContent() {
    let size = child.measure(proposal)
    let position = modifier.position
    child.place(
      at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
      size: size,
      proposal: proposal
    )
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let childSize = child.measure(proposal)
    let offset =
      key.axis == .horizontal
      ? modifier.position.x - childSize.width / 2 : modifier.position.y - childSize.height / 2
    return child.explicitAlignment(key, size: childSize, proposal: proposal).map { $0 + offset }
  }
}

extension View {
  /// Gives the view its ideal size, whatever space there is.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether its width is the ideal one.
  ///   - vertical: Whether its height is the ideal one.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Gives the view a ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height, a number without a unit; nil for that of the view's
  ///     ideal size. 0 or less, infinity and NaN set no ratio.
  ///   - contentMode: `.fit` for the largest size inside of the proposed one, `.fill` for the
  ///     smallest that covers it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view the ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: Only width divided by height counts, in whatever unit; a size without either
  ///     sets no ratio.
  ///   - contentMode: `.fit` for the largest size inside of the proposed one, `.fill` for the
  ///     smallest that covers it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode)
    )
  }

  /// Scales the view to fit the space, keeping its ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the space, keeping its ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the view's centre at a point of the space, all of which it takes.
  ///
  /// - Parameter position: In points from the top leading corner of that space; NaN and infinity
  ///   count as 0.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's centre at a point of the space, all of which it takes.
  ///
  /// - Parameters:
  ///   - x: In points from the space's leading edge; NaN and infinity count as 0. By default `0`.
  ///   - y: In points from the space's top; NaN and infinity count as 0. By default `0`.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
