import AviaryGeometry
package import Foundation

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
