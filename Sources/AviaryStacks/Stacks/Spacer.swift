@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Space that grows along the axis of the stack around it, or along both axes outside of stacks.
///
/// - SeeAlso: layout-rules L13 to L15.
@frozen public struct Spacer: Sendable {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a spacer of a least length in points; nil for the default of 8.
  ///
  /// - Parameter minLength: In points, less than 0 counting as 0; nil for the default of 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _LeafView {
  public nonisolated static func _makeNode(
    _ list: _LeafList<Spacer>,
    _ place: _Place
  ) -> _ViewNode {
    SpacerNode(list, place)
  }
}

final class SpacerNode: LeafNode<Spacer> {
  private static let defaultLength: CGFloat = 8

  private var axis: Axis? { surroundingStackOrientation }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = max(0, view.minLength ?? Self.defaultLength)
    return CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? 0),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? 0)
    )
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let least = "the least is \(max(0, view.minLength ?? Self.defaultLength).inWords)"
    guard let axis else {
      return LayoutReason("Spacer: in no stack, takes \(proposal.inWords); \(least)")
    }
    let offer = proposal[axis].map { "takes the \($0.inWords) offered" } ?? "nil is offered"
    return LayoutReason("Spacer: \(offer) along the \(axis) stack; \(least)")
  }

  override func computeSpacing() -> ViewSpacing { .spacer(along: axis) }

  /// Spacers get what all others leave.
  override var intrinsicPriority: Double { -.infinity }
}
