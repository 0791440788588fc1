import AviaryGeometry
import Foundation

/// The heights at which a sheet can rest, in points, and what a drag makes of them.
struct SheetDetents {
  /// Where the card is while it is dragged.
  struct Place: Equatable {
    /// Its height, in points.
    var height: CGFloat
    /// How far it has been moved down beyond its least height, in points.
    var below: CGFloat
  }

  private struct Rest {
    let detent: PresentationDetent
    let height: CGFloat
  }

  /// From the least height to the greatest; at least one.
  private let rests: [Rest]
  /// The height of the card before it was dragged, in points.
  let current: CGFloat

  /// A sheet of one height, in points.
  init(only detent: PresentationDetent, _ height: CGFloat) {
    rests = [Rest(detent: detent, height: height)]
    current = height
  }

  /// A sheet that rests at one of several detents, in a space of a height in points.
  init(_ detents: Set<PresentationDetent>, at detent: PresentationDetent, in space: CGFloat) {
    current = detent.height(in: space)
    rests = detents.union([detent])
      .map { Rest(detent: $0, height: $0.height(in: space)) }
      .sorted { $0.height < $1.height }
  }

  private var least: CGFloat { rests[0].height }
  private var greatest: CGFloat { rests[rests.count - 1].height }

  /// Whether the card can be higher than it is.
  var canGrow: Bool { current < greatest }

  /// Where the card is once it was dragged down by a distance in points; less than 0 for up.
  func place(draggedBy distance: CGFloat) -> Place {
    let wanted = current - distance
    return Place(height: min(max(wanted, least), greatest), below: max(0, least - wanted))
  }

  /// The detent next to where a drag would end, in points down from the place at rest.
  ///
  /// - Returns: nil below half of the least height: the sheet is dismissed.
  func rest(afterDrag distance: CGFloat) -> PresentationDetent? {
    let wanted = current - distance
    guard wanted >= least / 2 else { return nil }
    return rests.min { abs($0.height - wanted) < abs($1.height - wanted) }?.detent
  }

  /// The least of the detents.
  var leastDetent: PresentationDetent { rests[0].detent }

  /// The next higher detent; the least one after the greatest.
  var next: PresentationDetent { (rests.first { $0.height > current } ?? rests[0]).detent }

  /// The next lower detent; nil for none.
  var previous: PresentationDetent? { rests.last { $0.height < current }?.detent }
}
