@_spi(Engine) import AviaryEngine
import Foundation

/// What a change of a lazy container's list is known to have done to it.
///
/// Of elements that were not mounted nothing is known. But where all that was between two elements that stay was
/// mounted, what is between them now and was not mounted is new.
struct LazyChange {
  /// An element that was mounted before the change, and is still there.
  struct Survivor {
    let old: Int
    let new: Int
    let node: ViewNode
  }

  /// In the order that they had.
  private let survivors: [Survivor]
  /// The ranges in which everything is new but the survivors.
  private let ranges: [Range<Int>]

  /// Looks at a change.
  ///
  /// - Parameters:
  ///   - mounted: The elements that were mounted, in order.
  ///   - oldCount: How many elements there were.
  ///   - survivors: Those mounted ones that are still there, in the order that they had.
  ///   - count: How many elements there are now.
  init(mounted: [Int], of oldCount: Int, survivors: [Survivor], now count: Int) {
    self.survivors = survivors
    var ranges: [Range<Int>] = []
    var (old, new, rank) = (-1, -1, -1)
    /// Notes what is between the last element looked at and another, the `rank`th of the mounted ones.
    func note(_ nextOld: Int, _ nextNew: Int, _ nextRank: Int) {
      if nextRank - rank == nextOld - old, nextNew - new > 1 { ranges.append(new + 1..<nextNew) }
      (old, new, rank) = (nextOld, nextNew, nextRank)
    }
    var next = 0
    for survivor in survivors {
      while mounted[next] != survivor.old { next += 1 }
      note(survivor.old, survivor.new, next)
    }
    note(oldCount, count, mounted.count)
    self.ranges = ranges
  }

  /// Whether an element that was not mounted before is known to be new.
  func isNew(_ index: Int) -> Bool {
    ranges.contains { $0.contains(index) } && !survivors.contains { $0.new == index }
  }

  /// The survivor that is nearest to an element now, if there is any.
  func survivor(nearest index: Int) -> Survivor? {
    survivors.min { abs($0.new - index) < abs($1.new - index) }
  }
}
