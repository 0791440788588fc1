package import AviaryGeometry
package import Foundation

extension GridEngine {
  /// Why the grid answers its size to `proposal`: the columns' widths, the rows' heights, and how they came about.
  ///
  /// Lays out once more, and changes nothing.
  package func reason(
    _ name: String,
    for proposal: ProposedViewSize,
    _ structure: Structure
  ) -> LayoutReason {
    guard !structure.rows.isEmpty else { return LayoutReason("\(name): no rows, no size") }
    var result = Arrangement(structure, proposal.sanitized)
    let columns = recordedShareOut(
      structure.spaceForColumns(result.proposal),
      among: structure.columnCount,
      length: columnWidths(structure, height: result.proposal.height)
    )
    result.columns = columns.lengths
    widenForSpans(structure, &result)
    let rows = recordedShareOut(
      structure.spaceForRows(result.proposal),
      among: structure.rows.count,
      length: rowHeights(structure, result)
    )
    result.rows = rows.lengths
    var steps = Self.steps("column", columns.shares, result.proposal.width, structure.columnGaps)
    if result.columns != columns.lengths {
      steps.append(
        "cells over several columns widen them to "
          + LayoutWords.lengths(result.columns, separator: ", ")
      )
    }
    steps += Self.steps("row", rows.shares, result.proposal.height, structure.rowGaps)
    return LayoutReason(
      "\(name): column widths \(Self.words(result.columns, structure.columnGaps)); "
        + "row heights \(Self.words(result.rows, structure.rowGaps))",
      steps
    )
  }

  /// `50, 100 and 1 gap of 8`.
  private static func words(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> String {
    let list = LayoutWords.lengths(lengths, separator: ", ")
    return gaps.isEmpty ? list : "\(list) and \(LayoutWords.gaps(gaps))"
  }

  /// How columns or rows came to their lengths.
  private static func steps(
    _ name: String,
    _ shares: [Share],
    _ proposal: CGFloat?,
    _ gaps: [CGFloat]
  ) -> [String] {
    let length = name == "column" ? "width" : "height"
    guard let proposal else {
      return [
        "\(length): nil is proposed, so each \(name) is as large as its largest cell ideally is"
      ]
    }
    let space = proposal - gaps.reduce(0, +)
    guard shares.contains(where: { $0.most != nil }) else {
      return ["\(length): each of \(shares.count) is offered \(shares[0].offered.inWords)"]
    }
    let head =
      "\(length): \(shares.count) \(name)s share \(space.inWords), the least flexible first"
    return [head]
      + LayoutWords.limited(
        shares.enumerated().map { index, share in
          let range = LayoutWords.range(share.least ?? 0, share.most ?? 0)
          return "\(name) \(index + 1): offered \(share.offered.inWords), "
            + "takes \(share.taken.inWords) (\(range))"
        }
      )
  }
}

extension GridEngine {
  /// What a column or a row was asked while lengths were shared out.
  struct Share {
    /// What was offered last: what counts.
    var offered: CGFloat?
    /// What it took of that.
    var taken: CGFloat = 0
    /// The least and the greatest length, where they were asked for to find an order.
    var least: CGFloat?
    var most: CGFloat?
  }

  /// Shares a length out as ``shareOut(_:among:length:)`` does, and takes down what each was asked.
  func recordedShareOut(
    _ space: CGFloat?,
    among count: Int,
    length: (Int, CGFloat?) -> CGFloat
  ) -> (lengths: [CGFloat], shares: [Share]) {
    var shares = [Share](repeating: Share(), count: count)
    let isOrdered = count > 1 && space.map { $0 > 0 && $0 < .infinity } == true
    let lengths = shareOut(space, among: count) { index, proposed in
      let taken = length(index, proposed)
      if isOrdered {
        if proposed == 0, shares[index].least == nil { shares[index].least = taken }
        if proposed == .infinity { shares[index].most = taken }
      }
      shares[index].offered = proposed
      shares[index].taken = taken
      return taken
    }
    return (lengths, shares)
  }
}

extension GridLayout: ExplainedLayout {
  package func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    engine.reason(
      name,
      for: proposal,
      engine.structure(GridRowContent.rows(of: subviews.elements))
    )
  }
}
