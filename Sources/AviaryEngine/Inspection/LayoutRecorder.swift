package import AviaryGeometry
package import Foundation

/// Takes down each proposal that nodes are asked, with their answers.
///
/// An answer that a node remembers is not computed again, so each proposal is there once, in the order in which they
/// were asked first. Holds the nodes, so one is to be dropped once it was read.
package final class LayoutRecorder: LayoutTrace {
  /// One question and its answer, in points.
  package struct Measurement: Equatable {
    package let proposal: ProposedViewSize
    package var size: CGSize
  }

  private var measurements: [ObjectIdentifier: (node: ViewNode, all: [Measurement])] = [:]

  package init() {}

  package func measured(_ node: ViewNode, _ proposal: ProposedViewSize, _ size: CGSize) {
    var all = measurements[ObjectIdentifier(node)]?.all ?? []
    if let known = all.firstIndex(where: { $0.proposal == proposal }) {
      all[known].size = size
    } else {
      all.append(Measurement(proposal: proposal, size: size))
    }
    measurements[ObjectIdentifier(node)] = (node, all)
  }

  package func placed(_ node: ViewNode) {}

  /// What a node was asked, and what it answered last.
  package func measurements(of node: ViewNode) -> [Measurement] {
    measurements[ObjectIdentifier(node)]?.all ?? []
  }
}
