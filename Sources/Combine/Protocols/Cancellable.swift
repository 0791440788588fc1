/// Something under way that can be ended early.
///
/// - SeeAlso: developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
  /// Ends it; once it has ended nothing happens.
  func cancel()
}

extension Cancellable {
  /// Keeps what can be cancelled in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps what can be cancelled in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
