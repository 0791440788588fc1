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
}
