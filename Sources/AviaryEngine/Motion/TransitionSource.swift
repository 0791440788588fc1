/// The node whose picture a transition shows.
final class TransitionSource {
  var node: ViewNode

  init(_ node: ViewNode) { self.node = node }
}
