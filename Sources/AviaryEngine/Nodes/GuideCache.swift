import AviaryGeometry
import Foundation

/// The explicit guides that a node answered last.
///
/// Without it each stack around would ask all that is inside again for each size that it tries.
final class GuideCache {
  private struct Entry {
    let key: AlignmentKey
    let proposal: CompactProposal
    let size: CGSize
    let value: CGFloat?
  }

  /// Two stacks, along both axes, ask for at most nine proposals: three along each.
  private static let limit = 12

  private var entries: [Entry] = []
  private var oldest = 0

  /// What was answered for a size, the answer to a proposal; nil if it is not known any more.
  func value(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?? {
    let proposal = CompactProposal(proposal)
    return entries.first {
      $0.key == key && $0.size == size && $0.proposal.isSame(as: proposal)
    }.map(\.value)
  }

  func insert(
    _ value: CGFloat?,
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) {
    let entry = Entry(key: key, proposal: CompactProposal(proposal), size: size, value: value)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }

  func forget() {
    entries = []
    oldest = 0
  }

  /// Whether all answers meet a condition.
  func allSatisfy(
    _ condition: (AlignmentKey, CGSize, ProposedViewSize, CGFloat?) -> Bool
  ) -> Bool {
    entries.allSatisfy { condition($0.key, $0.size, $0.proposal.proposal, $0.value) }
  }
}
