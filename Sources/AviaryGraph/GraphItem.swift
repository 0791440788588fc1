/// Something that the graph brings up to date when what it read has changed.
///
/// Items are plain objects on the main thread; they are updated shallowest first, so that a parent may remove
/// or renew a child before the child would run for nothing.
package protocol GraphItem: AnyObject {
  /// Brings the item up to date. Called at most once for each time the item was enqueued; must return at
  /// once when nothing is dirty.
  func updateIfNeeded()

  /// A name for messages: the type of the view that the item stands for.
  var graphName: String { get }
}
