// What operators make of one value is known at once, and its type says so.

extension Just {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Sends what a closure makes of the value, or fails with what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Sends what a closure makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Sends the value if a closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    (isIncluded(output) ? output : nil).publisher
  }

  /// Sends the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  /// Sends 1.
  public func count() -> Just<Int> { Just<Int>(1) }
  /// Sends the value.
  public func first() -> Just<Output> { self }
  /// Sends the value.
  public func last() -> Just<Output> { self }
  /// Sends nothing.
  public func ignoreOutput() -> Empty<Never, Never> { Empty<Never, Never>() }
  /// Sends the value.
  public func retry(_ times: Int) -> Just<Output> { self }
  /// Sends the value.
  public func replaceError(with output: Output) -> Just<Output> { self }
  /// Sends the value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Sends whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether a closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends what a closure makes of a first result and the value.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// Sends what a closure makes of a first result and the value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// This publisher, as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// This publisher, as one that could fail otherwise.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// Sends some values before this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Sends the elements of a sequence before the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Sends some values after this one.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Sends the elements of a sequence after the value.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }
}

extension Just where Output: Equatable {
  /// Sends whether the value equals another.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
  /// Sends the value.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Sends the value.
  public func min() -> Just<Output> { self }
  /// Sends the value.
  public func max() -> Just<Output> { self }
}
