package import AviaryGeometry
package import Foundation

extension LazyGridTracks {
  /// What a grid's definitions make of a length, one sentence for each definition, then where the tracks lie.
  ///
  /// `length` is the grid's own across its tracks, as it is laid out; `axis` is the one across.
  package static func reasons(
    _ definitions: [GridTrack],
    length: CGFloat,
    across axis: Axis,
    alignment: Alignment
  ) -> [String] {
    var steps: [String] = []
    _ = resolveTracks(definitions, available: length) { track, share, lengths in
      steps.append(Self.words(track, share, lengths))
    }
    let tracks = LazyGridTracks(definitions, length: length, across: axis, alignment: alignment)
      .tracks
    guard let first = tracks.first, let last = tracks.last else { return steps }
    let spare = length - (last.end - first.offset)
    if abs(spare) > 0.005, spare.isFinite {
      let amount = abs(spare).inWords
      let name = alignment.key(axis).name
      steps.append(
        spare > 0
          ? "\(amount) is left, so they are aligned by \(name)"
          : "they need \(amount) more than there is, and are aligned by \(name)"
      )
    }
    return steps
  }

  /// `flexible(10...∞): 191 of a share of 191`.
  private static func words(
    _ track: GridTrack,
    _ share: CGFloat?,
    _ lengths: [CGFloat]
  ) -> String {
    func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
      "\(minimum.inWords)...\(maximum.inWords)"
    }
    switch track.size {
    case .fixed(let length):
      return "fixed(\(length.inWords)): takes its length first"
    case .flexible(let minimum, let maximum):
      return "flexible(\(limits(minimum, maximum))): \(lengths[0].inWords) "
        + "of a share of \(share.inWords)"
    case .adaptive(let minimum, let maximum):
      let gaps = [CGFloat](repeating: track.resolvedSpacing, count: lengths.count - 1)
      return "adaptive(\(limits(minimum, maximum))): a share of \(share.inWords) holds "
        + "\(lengths.count) of \(lengths[0].inWords)"
        + (gaps.isEmpty ? "" : " with \(LayoutWords.gaps(gaps))")
    }
  }
}
