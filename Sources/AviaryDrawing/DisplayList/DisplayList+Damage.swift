import AviaryGeometry
public import Foundation

extension DisplayList {
  /// The rectangles, in points, in which this list may paint something else than `previous` did.
  ///
  /// Empty if the pictures are the same. Rectangles lie within the picture, may touch, and are few:
  /// more than 16 become one. A part that blurs its backdrop is damaged with what lies under it.
  ///
  /// - Complexity: Proportional to the commands of fragments that are not the same object in both
  ///   lists.
  @_spi(Hosting) public func damage(since previous: DisplayList) -> [CGRect] {
    guard size == previous.size, background == previous.background else { return [bounds] }
    var collector = DamageCollector(within: bounds)
    collector.compare(previous.root, root)
    return collector.result(root: root, within: bounds)
  }

  /// What of the picture before is to be moved first, and the rectangles, in points, that may differ then.
  ///
  /// What is moved is what a scroll view shows, where one colour is below it; at scales that are powers of 2, and by whole
  /// pixels. The pixels are those of painting all of it.
  ///
  /// - Parameter scale: Pixels a point.
  package func changes(
    since previous: DisplayList,
    scale: CGFloat
  ) -> (move: PictureMove?, damage: [CGRect]) {
    guard size == previous.size, background == previous.background else { return (nil, [bounds]) }
    var collector = DamageCollector(within: bounds, movingScale: scale)
    collector.compare(previous.root, root)
    let damage = collector.result(root: root, within: bounds)
    guard let move = collector.found else { return (nil, damage) }
    // Moving costs too: where much is to be painted, all is.
    let moved = move.area.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let painted = damage.reduce(CGFloat(0)) {
      let part = $1.intersection(moved)
      return $0 + (part.isNull ? 0 : part.width * part.height)
    }
    guard painted < moved.width * moved.height * 0.7 else {
      return (nil, self.damage(since: previous))
    }
    return (move, damage)
  }
}
