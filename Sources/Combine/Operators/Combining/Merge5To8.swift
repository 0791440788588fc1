extension Publishers {
  /// Sends what five publishers send, as it comes; ends when all have ended.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    /// What is sent.
    public typealias Output = A.Output
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
    /// A publisher.
    public let e: E

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.add(d)
      merged.add(e)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Sends what two more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
      -> Publishers.Merge7<A, B, C, D, E, P1, P2>
    where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
      Publishers.Merge7(a, b, c, d, e, p1, p2)
    }

    /// Sends what three more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Publishers.Merge8<A, B, C, D, E, P1, P2, P3>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure
    {
      Publishers.Merge8(a, b, c, d, e, p1, p2, p3)
    }
  }
}

extension Publishers {
  /// Sends what six publishers send, as it comes; ends when all have ended.
  public struct Merge6<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    /// What is sent.
    public typealias Output = A.Output
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
    /// A publisher.
    public let e: E
    /// A publisher.
    public let f: F

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.add(d)
      merged.add(e)
      merged.add(f)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Sends what two more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
      -> Publishers.Merge8<A, B, C, D, E, F, P1, P2>
    where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
      Publishers.Merge8(a, b, c, d, e, f, p1, p2)
    }
  }
}

extension Publishers {
  /// Sends what seven publishers send, as it comes; ends when all have ended.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    /// What is sent.
    public typealias Output = A.Output
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
    /// A publisher.
    public let e: E
    /// A publisher.
    public let f: F
    /// A publisher.
    public let g: G

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.add(d)
      merged.add(e)
      merged.add(f)
      merged.add(g)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }
}

extension Publishers {
  /// Sends what eight publishers send, as it comes; ends when all have ended.
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    /// What is sent.
    public typealias Output = A.Output
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
    /// A publisher.
    public let e: E
    /// A publisher.
    public let f: F
    /// A publisher.
    public let g: G
    /// A publisher.
    public let h: H

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.add(d)
      merged.add(e)
      merged.add(f)
      merged.add(g)
      merged.add(h)
      merged.close()
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
