import AviaryGeometry
package import Foundation

/// Finds the columns of a lazy vertical grid, or the rows of a horizontal one.
///
/// Only the definitions and the length count, never the views. Lengths are points. Fixed tracks
/// take theirs first; each other definition in turn gets an equal part of what is left, within its
/// limits.
///
/// - Parameters:
///   - tracks: The definitions. None counts as one flexible track.
///   - available: The length across the grid; nil asks for ideal lengths, NaN counts as nil.
/// - Returns: The tracks in order. Their sum may be less than `available` or more.
/// - Complexity: O(*n*) in the number of resulting tracks, of which an adaptive definition makes at
///   most `maximumAdaptiveCount`.
/// - SeeAlso: Documentation/Behaviours/lazy-grid-tracks.md; layout-rules R1 to R6.
package func resolveTracks(
  _ tracks: [GridTrack],
  available: CGFloat?
) -> [GridTrack.Resolved] {
  resolveTracks(tracks, available: available) { _, _, _ in }
}

/// The same, telling of each definition in turn.
///
/// `tell` takes a definition, its share of what is left, nil for a fixed one, and the lengths of the tracks that
/// it makes.
func resolveTracks(
  _ tracks: [GridTrack],
  available: CGFloat?,
  tell: (GridTrack, CGFloat?, [CGFloat]) -> Void
) -> [GridTrack.Resolved] {
  let available = available.flatMap(\.sanitizedProposal)

  // 1, 2. What the tracks have to share: the length without spacings and fixed tracks.
  let spacing = tracks.dropLast().reduce(0) { $0 + $1.resolvedSpacing }
  let fixed = tracks.reduce(0) { $0 + ($1.fixedLength ?? 0) }
  var left = available.map { $0 - spacing - fixed }

  // 3. Each definition's tracks, side by side.
  var result: [GridTrack.Resolved] = []
  var offset: CGFloat = 0
  var unresolved = CGFloat(tracks.count { $0.fixedLength == nil })
  for track in tracks {
    let lengths: [CGFloat]
    if let length = track.fixedLength {
      lengths = [length]
      tell(track, nil, lengths)
    } else {
      let share = left.map { max(0, $0 / unresolved) } ?? idealTrackLength
      lengths = track.lengths(in: share)
      tell(track, share, lengths)
      left = left.map { $0 == .infinity ? $0 : $0 - track.total(lengths) }
      unresolved -= 1
    }
    for length in lengths {
      result.append(.init(offset: offset, length: length, alignment: track.alignment))
      offset += length + track.resolvedSpacing
    }
  }
  return result
}

/// What a flexible definition starts from where no length is proposed.
///
/// Source: layout-rules R1.
private let idealTrackLength: CGFloat = 10

/// The most tracks one adaptive definition makes, so that a least length of nearly zero does no
/// harm.
package let maximumAdaptiveCount = 10_000

extension GridTrack {
  /// Source: layout-rules R2.
  var resolvedSpacing: CGFloat {
    guard let spacing = spacing?.finiteOrNil("GridItem") else { return ViewSpacing.defaultDistance }
    return spacing
  }

  /// The length of a fixed track; nil for others.
  fileprivate var fixedLength: CGFloat? {
    guard case .fixed(let length) = size else { return nil }
    return length.isNaN ? 0 : max(0, length)
  }

  /// The lengths of a definition's tracks that share a length.
  ///
  /// Source: layout-rules R4, R5.
  fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [length]
    case .flexible(let minimum, let maximum):
      return [share.clamped(minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let count = adaptiveCount(in: share, minimum: minimum)
      let length = (share - resolvedSpacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: length.clamped(minimum, maximum), count: count)
    }
  }

  /// How many tracks of a least length fit, at least one.
  private func adaptiveCount(in share: CGFloat, minimum: CGFloat) -> Int {
    let pitch = (minimum.isNaN ? 0 : max(0, minimum)) + resolvedSpacing
    let count = ((share + resolvedSpacing) / pitch).rounded(.down)
    guard share.isFinite, pitch > 0, count >= 1 else { return 1 }
    return Int(min(count, CGFloat(maximumAdaptiveCount)))
  }

  /// What tracks take together with the spacing between them.
  fileprivate func total(_ lengths: [CGFloat]) -> CGFloat {
    lengths.reduce(0, +) + resolvedSpacing * CGFloat(lengths.count - 1)
  }
}

extension CGFloat {
  /// This length within limits; the least one wins over the greatest, and NaN limits do not count.
  func clamped(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    var result = self
    if !maximum.isNaN { result = Swift.min(result, maximum) }
    if !minimum.isNaN { result = Swift.max(result, minimum) }
    return result
  }
}
