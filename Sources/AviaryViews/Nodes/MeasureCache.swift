import AviaryGeometry
import Foundation

/// The sizes that a node answered to its last few proposals.
///
/// Most nodes are asked twice: for their ideal size, and for the size that they get. Those two stand in the node
/// itself; there is room for two more elsewhere.
package struct MeasureCache {
  private struct Entry {
    /// NaN stands for nil in proposals: no proposal is not a number.
    var proposedWidth: CGFloat
    var proposedHeight: CGFloat
    var size: CGSize

    init(_ proposal: ProposedViewSize, _ size: CGSize) {
      proposedWidth = proposal.width ?? .nan
      proposedHeight = proposal.height ?? .nan
      self.size = size
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(
        width: proposedWidth.isNaN ? nil : proposedWidth,
        height: proposedHeight.isNaN ? nil : proposedHeight
      )
    }

    func answers(_ width: UInt, _ height: UInt) -> Bool {
      proposedWidth.bitPattern == width && proposedHeight.bitPattern == height
    }
  }

  private var first: Entry?
  private var second: Entry?
  /// Older ones, newest first.
  private var others: [Entry] = []
  private static let otherLimit = 2

  package init() {}

  package var isEmpty: Bool { first == nil }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let first else { return nil }
    let width = (proposal.width ?? .nan).bitPattern
    let height = (proposal.height ?? .nan).bitPattern
    if first.answers(width, height) { return first.size }
    guard let second else { return nil }
    if second.answers(width, height) { return second.size }
    return others.first(where: { $0.answers(width, height) })?.size
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if let second {
      if others.count == Self.otherLimit { others.removeLast() }
      others.insert(second, at: 0)
    }
    second = first
    first = Entry(proposal, size)
  }

  /// Whether all answers, the oldest first, meet a condition.
  func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    (others.reversed() + [second, first].compactMap(\.self))
      .allSatisfy { condition($0.proposal, $0.size) }
  }
}
