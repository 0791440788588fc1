@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

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

extension View {
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
}
