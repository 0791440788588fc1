import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A vertical grid of resolved tracks that makes all its rows: a lazy grid without laziness.
///
/// Source: layout-rules R7 to R11.
final class VerticalGrid: TestElement {
  private let content: [TestElement]
  private let definitions: [GridTrack]
  private let alignment: Alignment
  private let gap: CGFloat
  private let direction: LayoutDirection

  init(
    _ children: [TestElement],
    _ tracks: [GridTrack],
    _ alignment: HorizontalAlignment,
    _ gap: CGFloat,
    _ direction: LayoutDirection
  ) {
    content = children
    definitions = tracks
    self.alignment = Alignment(horizontal: alignment, vertical: .center)
    self.gap = gap
    self.direction = direction
  }

  override var children: [TestElement] { content }

  private func rowHeights(_ tracks: [GridTrack.Resolved]) -> [CGFloat] {
    stride(from: 0, to: content.count, by: tracks.count).map { start in
      zip(content[start...], tracks).map { child, track in
        child.measure(.init(width: track.length, height: nil)).height
      }.max() ?? 0
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let heights = rowHeights(resolveTracks(definitions, available: proposal.width))
    return CGSize(
      width: LazyGridTracks.length(definitions, proposed: proposal.width),
      height: heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1))
    )
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tracks = LazyGridTracks(
      definitions,
      length: size.width,
      across: .horizontal,
      alignment: alignment
    ).tracks
    var top: CGFloat = 0
    for (row, height) in rowHeights(tracks).enumerated() {
      for (child, track) in zip(content[(row * tracks.count)...], tracks) {
        let room = CGSize(width: track.length, height: height)
        let proposal = ProposedViewSize(room)
        let dimensions = ViewDimensions(
          size: child.measure(proposal),
          proposal: proposal,
          source: child
        )
        let origin = alignedOrigin(
          of: dimensions,
          in: ViewDimensions(size: room),
          alignment: track.alignment ?? alignment
        )
        child.place(
          at: origin + CGPoint(x: track.offset, y: top),
          size: dimensions.size,
          proposal: proposal
        )
        if direction == .rightToLeft { child.mirror(in: size.width) }
      }
      top += height + gap
    }
  }
}
