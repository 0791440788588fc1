/// Whoever moves scroll views over time: after a wheel, a touchpad, a key.
package protocol ScrollMover: AnyObject {
  /// A scroll view that it has moved leaves the tree, and is not to be moved any more.
  ///
  /// Called once for each time that the scroll view leaves.
  func forget(_ node: ScrollNode)
}
