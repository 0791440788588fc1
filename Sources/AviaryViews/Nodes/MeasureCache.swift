import AviaryGeometry
import Foundation

/// The sizes that a node answered to its last few proposals. Not to be copied and then written to.
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
  /// Two older ones.
  private var older: Older?

  private final class Older {
    var third: Entry
    var fourth: Entry?

    init(_ third: Entry) { self.third = third }
  }

  package init() {}

  package var isEmpty: Bool { first == nil }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let first else { return nil }
    let width = (proposal.width ?? .nan).bitPattern
    let height = (proposal.height ?? .nan).bitPattern
    if first.answers(width, height) { return first.size }
    guard let second else { return nil }
    if second.answers(width, height) { return second.size }
    guard let older else { return nil }
    if older.third.answers(width, height) { return older.third.size }
    guard let fourth = older.fourth, fourth.answers(width, height) else { return nil }
    return fourth.size
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if let second {
      if let older {
        older.fourth = older.third
        older.third = second
      } else {
        older = Older(second)
      }
    }
    second = first
    first = Entry(proposal, size)
  }

  /// Whether all answers, the oldest first, meet a condition.
  func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    for entry in [older?.fourth, older?.third, second, first] {
      if let entry, !condition(entry.proposal, entry.size) { return false }
    }
    return true
  }
}
