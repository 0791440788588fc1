package import AviaryGeometry
package import Foundation

/// One child of a container, as the layout algorithms see it: measured, then placed.
///
/// The algorithms never hold more than this, so that they run without views. What they promise in
/// turn: proposals are never NaN or negative, each child is measured a bounded number of times for
/// each size query, and `place` is called once in a placement.
package protocol LayoutElement: AnyObject, AlignmentSource {
  /// The size this child chooses for a proposal, in points.
  ///
  /// A function of the proposal alone until the child itself changes: it has no effect that can be
  /// seen, and the implementer remembers the answers to the latest few proposals. Lengths may be
  /// infinite where infinity was proposed.
  func measure(_ proposal: ProposedViewSize) -> CGSize

  /// How short and how long this child can be along an axis where `across` is proposed on the other
  /// one, if it can tell for less than two measurements; nil to be measured.
  func lengthRange(_ axis: Axis, across: CGFloat?) -> LengthRange?

  /// How far this child wants to be from its neighbours.
  var viewSpacing: ViewSpacing { get }

  /// Which children get space first: greater ones; 0 unless set.
  var layoutPriority: Double { get }

  /// The value that was set for `key` on this child, or the key's default.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// Puts this child into its container.
  ///
  /// - Parameters:
  ///   - origin: The child's top left, in the container's space as if it read from left to right.
  ///     The implementer mirrors it where it does not.
  ///   - size: What `measure(proposal)` answered.
  ///   - proposal: What the child is to lay its own children out with.
  func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize)

  /// Whether `explicitAlignment` can answer anything but nil for `key`, whatever the proposal.
  ///
  /// A stack asks this before it asks for a guide. Answering false where nothing below sets the
  /// guide keeps aligning deep trees from walking them; true is always correct, and the default.
  func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool
}

extension LayoutElement {
  package func lengthRange(_ axis: Axis, across: CGFloat?) -> LengthRange? { nil }

  package func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool { true }
}

extension LayoutElement {
  /// `measure` with NaN lengths as zero, so that sums and comparisons keep their meaning.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal)
    return CGSize(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  /// Where a guide lies in this child, measured as `size` for `proposal`.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let place = key.placeInBounds, !mayHaveExplicitAlignment(key) {
      return place == 0 ? 0 : place * size[key.axis]
    }
    // The default value of one guide may look at others, so the source is there in any case.
    return ViewDimensions(size: size, proposal: proposal, source: self)[key]
  }
}
