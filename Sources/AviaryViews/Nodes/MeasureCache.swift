package import AviaryGeometry
package import Foundation

/// The sizes that a node answered to its last few proposals.
package struct MeasureCache {
  package struct Entry {
    package var proposal: ProposedViewSize
    package var size: CGSize
  }

  /// Newest last.
  package private(set) var entries: [Entry] = []
  private static let limit = 4

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(proposal: proposal, size: size))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
