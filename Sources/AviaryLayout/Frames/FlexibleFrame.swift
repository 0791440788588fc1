package import AviaryGeometry
package import Foundation

/// The arithmetic of
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 1 to 12; layout-rules F3 to F8.
package struct FlexibleFrame: Equatable, Sendable {
  package let width: FlexibleLength
  package let height: FlexibleLength

  package init(width: FlexibleLength = .init(), height: FlexibleLength = .init()) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

  /// The axes on which the frame sets a limit; it resets spacing preferences on their edges.
  package var axes: Axis.Set {
    var result: Axis.Set = []
    if !width.isEmpty { result.insert(.horizontal) }
    if !height.isEmpty { result.insert(.vertical) }
    return result
  }

  /// What the frame proposes to its content when it is measured.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitized
    return ProposedViewSize(
      width: width.contentProposal(proposal.width),
      height: height.contentProposal(proposal.height)
    )
  }

  /// The frame's own size.
  ///
  /// - Parameters:
  ///   - proposal: What was proposed to the frame.
  ///   - child: What the content answered to `childProposal(proposal)`.
  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    let proposal = proposal.sanitized
    return CGSize(
      width: width.length(proposal.width, content: child.width),
      height: height.length(proposal.height, content: child.height)
    )
  }

  /// Step B4: what the frame proposes to its content when it is placed: its own length where it has limits.
  ///
  /// Source: layout-rules F8.
  package func placementProposal(
    _ proposal: ProposedViewSize,
    size: CGSize
  ) -> ProposedViewSize {
    var result = childProposal(proposal)
    for axis in Axis.allCases where self[axis].minimum != nil || self[axis].maximum != nil {
      result[axis] = size[axis]
    }
    return result.sanitized
  }
}

extension FlexibleFrame {
  /// Why the frame answers its size to `proposal`: the formula on each axis that has limits.
  ///
  /// `child` is what the content answered to `childProposal(proposal)`.
  package func reason(for proposal: ProposedViewSize, child: CGSize) -> LayoutReason {
    let proposal = proposal.sanitized
    let parts = Axis.allCases.filter { !self[$0].isEmpty }.map { axis in
      "\(axis.lengthName) \(self[axis].reason(proposal[axis], content: child[axis]))"
    }
    let free = Axis.allCases.filter { self[$0].isEmpty }.map { axis in
      "\(axis.lengthName) the child's \(child[axis].inWords)"
    }
    return LayoutReason("flexible frame: " + (parts + free).joined(separator: ", "))
  }
}

// MARK: - One axis

/// The limits that a flexible frame sets on one axis, and what follows from them.
///
/// Lengths are points. A limit that is NaN or negative counts as absent (layout-rules P8).
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 1 to 12.
package struct FlexibleLength: Equatable, Sendable {
  /// The least length; nil for the content's.
  package var minimum: CGFloat? { least.length }
  /// The length where none is proposed; nil for the content's.
  package var ideal: CGFloat? { wanted.length }
  /// The greatest length; nil for the content's.
  package var maximum: CGFloat? { most.length }

  private let least, wanted, most: Limit

  /// A length that may be absent, in the space of one; absent ones are equal.
  private struct Limit: Equatable, Sendable {
    private let bits: UInt

    init(_ length: CGFloat?) { bits = (length ?? .nan).bitPattern }

    var length: CGFloat? {
      let length = CGFloat(bitPattern: bits)
      return length.isNaN ? nil : length
    }
  }

  /// Step B1: limits, made to rise: an ideal below the minimum is raised to it, and so on.
  ///
  /// Source: layout-rules F6.
  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    let minimum = minimum.flatMap(\.validLength)
    let ideal = ideal.flatMap(\.validLength).map { max($0, minimum ?? 0) }
    least = Limit(minimum)
    wanted = Limit(ideal)
    most = Limit(maximum.flatMap(\.validLength).map { max($0, ideal ?? minimum ?? 0) })
  }

  /// Whether no limit is set, so that the frame changes nothing on this axis.
  package var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Step B2: what the frame proposes to its content.
  ///
  /// Source: layout-rules F3.
  package func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { $0.clamped(minimum ?? .nan, maximum ?? .nan) }
  }

  /// Step B3: the frame's own length.
  ///
  /// - Parameters:
  ///   - proposal: What was proposed to the frame.
  ///   - content: What the content answered to `contentProposal(proposal)`.
  /// - SeeAlso: layout-rules F4, F5.
  package func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    let wanted = proposal ?? ideal
    switch (minimum, maximum) {
    case (nil, nil):
      return proposal == nil ? ideal ?? content : content
    case (let minimum?, let maximum?):
      return wanted?.clamped(minimum, maximum) ?? content.clamped(minimum, maximum)
    case (let minimum?, nil):
      return max(minimum, min(wanted ?? content, content))
    case (nil, let maximum?):
      return min(maximum, max(wanted ?? content, content))
    }
  }
}

extension FlexibleLength {
  /// How `length(_:content:)` comes to its answer: `clamp(200, 50...120) = 120`.
  package func reason(_ proposal: CGFloat?, content: CGFloat) -> String {
    let wanted = proposal ?? ideal
    let result = length(proposal, content: content).inWords
    let child = "child \(content.inWords)"
    // A length that stands for a proposal of nil says where it comes from.
    let start = proposal.map(\.inWords) ?? ideal.map { "ideal \($0.inWords)" } ?? child
    switch (minimum, maximum) {
    case (nil, nil):
      return proposal == nil && ideal != nil ? "\(start) for nil" : "the child's \(content.inWords)"
    case (let minimum?, let maximum?):
      return "clamp(\(start), \(minimum.inWords)...\(maximum.inWords)) = \(result)"
    case (let minimum?, nil):
      let rest = wanted == nil ? child : "min(\(start), \(child))"
      return "max(\(minimum.inWords), \(rest)) = \(result)"
    case (nil, let maximum?):
      let rest = wanted == nil ? child : "max(\(start), \(child))"
      return "min(\(maximum.inWords), \(rest)) = \(result)"
    }
  }
}

extension CGFloat {
  /// This length unless it is NaN or negative.
  ///
  /// Source: layout-rules P8.
  var validLength: CGFloat? { self >= 0 ? self : nil }
}
