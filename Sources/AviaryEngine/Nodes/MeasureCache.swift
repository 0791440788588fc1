import AviaryGeometry
import Foundation

/// A proposal in the space of two lengths.
///
/// NaN stands for nil: no proposal is not a number.
struct CompactProposal {
  private let width: CGFloat
  private let height: CGFloat

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  private init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// What nobody proposes: proposals are not negative.
  static var none: CompactProposal { CompactProposal(width: -.infinity, height: -.infinity) }

  var isNone: Bool { width == -.infinity }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  func isSame(as other: CompactProposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }
}

/// The sizes that a node answered to its last few proposals.
///
/// Not to be copied and then written to.
///
/// Most nodes are asked twice: for their ideal size, and for the size that they get. Those two stand in the node
/// itself; there is space for two more elsewhere, for nodes that are asked more than that before they are placed.
struct MeasureCache {
  private struct Entry {
    var proposal: CompactProposal
    var size: CGSize

    static var none: Entry { Entry(proposal: .none, size: .zero) }
  }

  private var first = Entry.none
  private var second = Entry.none
  /// Two older ones.
  private var older: Older?
  /// How many of the two were asked for since the node was placed last; those before it are not kept elsewhere.
  private var recentCount: UInt8 = 0
  /// Whether there were more: somebody may rely on an answer that is not here any more.
  private(set) var hasForgotten = false

  private final class Older {
    var third: Entry
    var fourth = Entry.none

    init(_ third: Entry) { self.third = third }
  }

  init() {}

  var isEmpty: Bool { first.proposal.isNone }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = CompactProposal(proposal)
    if first.proposal.isSame(as: proposal) { return first.size }
    if second.proposal.isSame(as: proposal) { return second.size }
    guard let older else { return nil }
    if older.third.proposal.isSame(as: proposal) { return older.third.size }
    return older.fourth.proposal.isSame(as: proposal) ? older.fourth.size : nil
  }

  /// The node was placed: what it was asked before may be forgotten first.
  mutating func settle() { recentCount = 0 }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if let older {
      forget(older.fourth)
      older.fourth = older.third
      older.third = second
    } else if recentCount < 2 {
      recentCount += 1
      forget(second)
    } else {
      older = Older(second)
    }
    second = first
    first = Entry(proposal: CompactProposal(proposal), size: size)
  }

  private mutating func forget(_ entry: Entry) {
    if !entry.proposal.isNone { hasForgotten = true }
  }

  /// Whether all answers, the oldest first, meet a condition.
  func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    for entry in [older?.fourth ?? .none, older?.third ?? .none, second, first]
    where !entry.proposal.isNone {
      if !condition(entry.proposal.proposal, entry.size) { return false }
    }
    return true
  }
}
