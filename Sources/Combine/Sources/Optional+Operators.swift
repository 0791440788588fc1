// What operators make of one value or none is known at once, and its type says so.

extension Optional.Publisher {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// Sends what a closure makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// Sends the value if a closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    output.flatMap { isIncluded($0) ? $0 : nil }.publisher
  }

  /// Sends the number of values.
  public func count() -> Just<Int> { Just(output == nil ? 0 : 1) }
  /// Sends the value, if there is one.
  public func first() -> Optional<Output>.Publisher { self }
  /// Sends the value, if there is one.
  public func last() -> Optional<Output>.Publisher { self }
  /// Sends nothing.
  public func ignoreOutput() -> Empty<Never, Never> { Empty() }
  /// Sends the value in an array, or an empty one.
  public func collect() -> Just<[Output]> { Just(output.map { [$0] } ?? []) }
  /// Sends the value, or another one in the place of none.
  public func replaceEmpty(with other: Output) -> Just<Output> { Just(output ?? other) }
  /// Sends the value, if there is one.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  /// Sends the value, if there is one.
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  /// Sends whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just(output.map(predicate) ?? false)
  }

  /// Sends whether a closure accepts the value, or true where there is none.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just(output.map(predicate) ?? true)
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether the value equals another.
  public func contains(_ output: Output) -> Just<Bool> { Just(self.output == output) }
  /// Sends the value, if there is one.
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Sends the value, if there is one.
  public func min() -> Optional<Output>.Publisher { self }
  /// Sends the value, if there is one.
  public func max() -> Optional<Output>.Publisher { self }
}
