import AviaryGeometry
import Foundation

/// The places of a container's layers on their way, by their ids; or differences of such places.
struct GlassFrames: VectorArithmetic {
  /// The origin, the size, and how much of the layer is there, 0 to 1.
  typealias Place = AnimatablePair<
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>, CGFloat
  >

  /// A place, or a difference of two; and where the layer comes from where one of the two has it not.
  struct Entry: Equatable {
    var frame: Place
    var birth: Place

    init(_ frame: CGRect, presence: CGFloat, birth: CGRect, birthPresence: CGFloat) {
      self.frame = frame.place(presence: presence)
      self.birth = birth.place(presence: birthPresence)
    }
  }

  var entries: [GlassLayer.ID: Entry] = [:]
  /// Whether these are differences of places.
  private var isDifference = false

  static var zero: GlassFrames { GlassFrames() }

  /// Adds differences to places; a layer that has a difference alone begins at its birth.
  static func + (left: GlassFrames, right: GlassFrames) -> GlassFrames {
    guard !left.entries.isEmpty else { return right }
    var sum = left
    for (id, entry) in right.entries {
      if let own = left.entries[id] {
        sum.entries[id]?.frame = own.frame + entry.frame
      } else {
        sum.entries[id] = entry
        if right.isDifference, !left.isDifference {
          sum.entries[id]?.frame = entry.birth + entry.frame
        }
      }
    }
    return sum
  }

  /// Places less places are differences, where a layer that has come counts from its birth; places less differences are
  /// places.
  static func - (left: GlassFrames, right: GlassFrames) -> GlassFrames {
    guard !right.entries.isEmpty else { return left }
    var result = left
    result.isDifference = left.isDifference || !right.isDifference
    for (id, entry) in left.entries {
      if let other = right.entries[id] {
        result.entries[id]?.frame = entry.frame - other.frame
      } else if !left.isDifference, !right.isDifference {
        result.entries[id]?.frame = entry.frame - entry.birth
      }
    }
    guard left.isDifference || left.entries.isEmpty else { return result }
    for (id, entry) in right.entries where left.entries[id] == nil {
      result.entries[id] = entry
      result.entries[id]?.frame = .zero - entry.frame
    }
    return result
  }

  mutating func scale(by factor: Double) {
    for id in entries.keys { entries[id]?.frame.scale(by: factor) }
  }

  var magnitudeSquared: Double { entries.values.reduce(0) { $0 + $1.frame.magnitudeSquared } }
}

extension GlassFrames.Entry {
  /// The place.
  var rect: CGRect {
    CGRect(
      x: frame.first.first.first,
      y: frame.first.first.second,
      width: frame.first.second.first,
      height: frame.first.second.second
    )
  }

  /// How much of the layer is there, 0 to 1.
  var presence: CGFloat { frame.second }
}

extension CGRect {
  fileprivate func place(presence: CGFloat) -> GlassFrames.Place {
    let origin = AnimatablePair(minX, minY)
    let size = AnimatablePair(width, height)
    return AnimatablePair(AnimatablePair(origin, size), presence)
  }
}
