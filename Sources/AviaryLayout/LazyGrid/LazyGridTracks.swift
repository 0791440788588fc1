package import AviaryGeometry
package import Foundation

/// The tracks of a lazy grid at the place where they are drawn.
///
/// "Across" is the axis that the tracks divide: horizontal in a lazy vertical grid.
///
/// - SeeAlso: Documentation/Behaviours/lazy-grid-tracks.md; layout-rules R7, R8, Z2, Z5.
package struct LazyGridTracks: Equatable, Sendable {
  /// The grid's own length across, which is what headers and footers get.
  package let length: CGFloat

  /// The tracks, with offsets from the grid's start.
  package let tracks: [GridTrack.Resolved]

  /// Step 4: what a grid answers across its tracks: all of the proposal, or more if the tracks need it.
  ///
  /// Source: layout-rules R7, R8.
  package static func length(_ tracks: [GridTrack], proposed: CGFloat?) -> CGFloat {
    let needed = resolveTracks(tracks, available: proposed).last?.end ?? 0
    guard let proposed = proposed.flatMap(\.sanitizedProposal) else { return max(0, needed) }
    return max(proposed, needed)
  }

  /// Steps 4 and 5: resolves the tracks a second time, now with the length that the grid has answered.
  ///
  /// - Parameters:
  ///   - length: What `length(_:proposed:)` answered. Where definitions could not shrink, other
  ///     lengths than the first time may come out, and the tracks may reach over the grid or leave
  ///     space.
  ///   - axis: The axis across.
  ///   - alignment: The grid's alignment: across, it places the tracks in that space; both guides
  ///     place views in tracks that have no alignment of their own.
  package init(
    _ definitions: [GridTrack],
    length: CGFloat,
    across axis: Axis,
    alignment: Alignment
  ) {
    let resolved = resolveTracks(definitions, available: length)
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let spare = length - (resolved.last?.end ?? 0)
    let start = spare.isFinite ? spare * alignment.key(axis).defaultValue(in: unit) : 0
    self.length = length
    tracks = resolved.map {
      .init(
        offset: $0.offset + start,
        length: $0.length,
        alignment: $0.alignment ?? alignment
      )
    }
  }
}
