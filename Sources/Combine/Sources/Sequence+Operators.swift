extension Publishers.Sequence where Failure == Never {
  /// This publisher, as one that could fail.
  public func setFailureType<E: Error>(
    to error: E.Type
  ) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends some values before the elements.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Sends the elements of a sequence before these.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where S.Element == Output {
    Publishers.Sequence(sequence: Elements(elements) + sequence)
  }

  /// Sends some values after the elements.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Sends the elements of a sequence after these.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where S.Element == Output {
    Publishers.Sequence(sequence: sequence + elements)
  }
}
