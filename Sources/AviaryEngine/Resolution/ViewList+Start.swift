extension _ViewList {
  /// Where the list's elements are among those that a node shows, or would be if there were some.
  ///
  /// Nil where the node shows others, and where nobody knows.
  package func start(in host: ListNode) -> Int? {
    var list = self
    var index = 0
    while list !== host.content {
      guard let around = list.owner as? _ViewList, let start = around.start(of: list) else {
        return nil
      }
      index += start
      list = around
    }
    return index
  }
}
