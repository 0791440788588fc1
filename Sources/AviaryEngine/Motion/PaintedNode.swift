/// A node that is painted in something that can change in steps, such as a style.
package protocol PaintedNode: ViewNode {
  /// Takes down what the node is painted in, which is about to change.
  ///
  /// Called once before the first change of an update, on a node that was laid out before.
  ///
  /// - Returns: What takes the node from there to what it is painted in then; called when layout is done, if the node is
  ///   still mounted.
  func notePaint(_ transaction: Transaction) -> (Animator) -> Void
}
