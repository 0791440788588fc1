// What operators make of one value or a failure is known at once, and its type says so.

extension Result.Publisher {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Sends what a closure makes of the value, or fails with what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(try result.get()) }.publisher
  }

  /// Fails with what a closure makes of the failure.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Sends the value, or another one in the place of the failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): Result<Output, Never>.Publisher(value)
    case .failure: Result<Output, Never>.Publisher(output)
    }
  }

  /// Sends the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  /// Sends 1.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  /// Sends the value.
  public func first() -> Result<Output, Failure>.Publisher { self }
  /// Sends the value.
  public func last() -> Result<Output, Failure>.Publisher { self }
  /// Sends the value.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// Sends whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether a closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
}

extension Result.Publisher where Failure == Never {
  /// This publisher, as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): Result<Output, E>.Publisher(value)
    }
  }
}
