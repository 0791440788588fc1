extension Publishers {
  /// Sends the first values of two publishers together, then the second ones, and so on; ends when
  /// one has ended and its values are used up.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B

    /// Creates the publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let all = Combination(subscriber, "Zip", keepsLatest: false)
      let partA = Combination<S>.Waiting<A.Output>()
      let partB = Combination<S>.Waiting<B.Output>()
      func make() -> Output? {
        if let a = partA.values.popFirst(), let b = partB.values.popFirst() { return (a, b) }
        return nil
      }
      all.start([
        all.waiting(a, partA, make: make),
        all.waiting(b, partB, make: make),
      ])
    }
  }
}

extension Publishers {
  /// Sends the first values of three publishers together, then the second ones, and so on; ends when
  /// one has ended and its values are used up.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let all = Combination(subscriber, "Zip", keepsLatest: false)
      let partA = Combination<S>.Waiting<A.Output>()
      let partB = Combination<S>.Waiting<B.Output>()
      let partC = Combination<S>.Waiting<C.Output>()
      func make() -> Output? {
        if let a = partA.values.popFirst(), let b = partB.values.popFirst(),
          let c = partC.values.popFirst()
        {
          return (a, b, c)
        }
        return nil
      }
      all.start([
        all.waiting(a, partA, make: make),
        all.waiting(b, partB, make: make),
        all.waiting(c, partC, make: make),
      ])
    }
  }
}

extension Publishers {
  /// Sends the first values of four publishers together, then the second ones, and so on; ends when
  /// one has ended and its values are used up.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C
    /// A publisher.
    public let d: D

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let all = Combination(subscriber, "Zip", keepsLatest: false)
      let partA = Combination<S>.Waiting<A.Output>()
      let partB = Combination<S>.Waiting<B.Output>()
      let partC = Combination<S>.Waiting<C.Output>()
      let partD = Combination<S>.Waiting<D.Output>()
      func make() -> Output? {
        if let a = partA.values.popFirst(), let b = partB.values.popFirst(),
          let c = partC.values.popFirst(), let d = partD.values.popFirst()
        {
          return (a, b, c, d)
        }
        return nil
      }
      all.start([
        all.waiting(a, partA, make: make),
        all.waiting(b, partB, make: make),
        all.waiting(c, partC, make: make),
        all.waiting(d, partD, make: make),
      ])
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
