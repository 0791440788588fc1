@_spi(Engine) package import AviaryEngine

/// A container that mounts elements only while they are visible, and can look for one beyond.
package protocol LazyElements: ListNode {
  /// The first element beyond those visible, of a hundred, of which something is true; nil for none.
  ///
  /// Elements are mounted for that until the next layout.
  func elementBeyondVisibleRange(forward: Bool, where condition: (ViewNode) -> Bool) -> Int?

  /// The first element from an index on, of a hundred, of which something is true; nil for none.
  ///
  /// Elements are mounted for that until the next layout.
  func firstElement(from start: Int, forward: Bool, where condition: (ViewNode) -> Bool) -> Int?
}
