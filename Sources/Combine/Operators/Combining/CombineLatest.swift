extension Publishers {
  /// Sends the latest values of two publishers together, whenever one of them changes; ends when all
  /// have ended.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
      let all = Combination(subscriber, "CombineLatest", keepsLatest: true)
      let partA = Combination<S>.Latest<A.Output>()
      let partB = Combination<S>.Latest<B.Output>()
      func make() -> Output? {
        if let a = partA.value, let b = partB.value { return (a, b) }
        return nil
      }
      all.start([
        all.latest(a, partA, make: make),
        all.latest(b, partB, make: make),
      ])
    }
  }
}

extension Publishers {
  /// Sends the latest values of three publishers together, whenever one of them changes; ends when all
  /// have ended.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let all = Combination(subscriber, "CombineLatest", keepsLatest: true)
      let partA = Combination<S>.Latest<A.Output>()
      let partB = Combination<S>.Latest<B.Output>()
      let partC = Combination<S>.Latest<C.Output>()
      func make() -> Output? {
        if let a = partA.value, let b = partB.value, let c = partC.value { return (a, b, c) }
        return nil
      }
      all.start([
        all.latest(a, partA, make: make),
        all.latest(b, partB, make: make),
        all.latest(c, partC, make: make),
      ])
    }
  }
}

extension Publishers {
  /// Sends the latest values of four publishers together, whenever one of them changes; ends when all
  /// have ended.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let all = Combination(subscriber, "CombineLatest", keepsLatest: true)
      let partA = Combination<S>.Latest<A.Output>()
      let partB = Combination<S>.Latest<B.Output>()
      let partC = Combination<S>.Latest<C.Output>()
      let partD = Combination<S>.Latest<D.Output>()
      func make() -> Output? {
        if let a = partA.value, let b = partB.value, let c = partC.value, let d = partD.value {
          return (a, b, c, d)
        }
        return nil
      }
      all.start([
        all.latest(a, partA, make: make),
        all.latest(b, partB, make: make),
        all.latest(c, partC, make: make),
        all.latest(d, partD, make: make),
      ])
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
