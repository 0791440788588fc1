extension Publishers {
  /// Sends what two publishers send, as it comes; ends when all have ended.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = A.Output
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
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge3(a, b, other)
    }

    /// Sends what two more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
      -> Publishers.Merge4<A, B, P1, P2>
    where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
      Publishers.Merge4(a, b, p1, p2)
    }

    /// Sends what three more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Publishers.Merge5<A, B, P1, P2, P3>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure
    {
      Publishers.Merge5(a, b, p1, p2, p3)
    }

    /// Sends what four more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1,
      _ p2: P2,
      _ p3: P3,
      _ p4: P4
    ) -> Publishers.Merge6<A, B, P1, P2, P3, P4>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure
    {
      Publishers.Merge6(a, b, p1, p2, p3, p4)
    }

    /// Sends what five more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with p1: P1,
      _ p2: P2,
      _ p3: P3,
      _ p4: P4,
      _ p5: P5
    ) -> Publishers.Merge7<A, B, P1, P2, P3, P4, P5>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
      P5.Output == Output, P5.Failure == Failure
    {
      Publishers.Merge7(a, b, p1, p2, p3, p4, p5)
    }

    /// Sends what six more publishers send, too.
    public func merge<
      P1: Publisher,
      P2: Publisher,
      P3: Publisher,
      P4: Publisher,
      P5: Publisher,
      P6: Publisher
    >(with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6)
      -> Publishers.Merge8<A, B, P1, P2, P3, P4, P5, P6>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
      P5.Output == Output, P5.Failure == Failure, P6.Output == Output, P6.Failure == Failure
    {
      Publishers.Merge8(a, b, p1, p2, p3, p4, p5, p6)
    }
  }
}

extension Publishers {
  /// Sends what three publishers send, as it comes; ends when all have ended.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
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

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge4(a, b, c, other)
    }

    /// Sends what two more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
      -> Publishers.Merge5<A, B, C, P1, P2>
    where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
      Publishers.Merge5(a, b, c, p1, p2)
    }

    /// Sends what three more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Publishers.Merge6<A, B, C, P1, P2, P3>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure
    {
      Publishers.Merge6(a, b, c, p1, p2, p3)
    }

    /// Sends what four more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1,
      _ p2: P2,
      _ p3: P3,
      _ p4: P4
    ) -> Publishers.Merge7<A, B, C, P1, P2, P3, P4>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure
    {
      Publishers.Merge7(a, b, c, p1, p2, p3, p4)
    }

    /// Sends what five more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with p1: P1,
      _ p2: P2,
      _ p3: P3,
      _ p4: P4,
      _ p5: P5
    ) -> Publishers.Merge8<A, B, C, P1, P2, P3, P4, P5>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
      P5.Output == Output, P5.Failure == Failure
    {
      Publishers.Merge8(a, b, c, p1, p2, p3, p4, p5)
    }
  }
}

extension Publishers {
  /// Sends what four publishers send, as it comes; ends when all have ended.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
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
      let merged = MergeOutlet(subscriber, "Merge")
      merged.start()
      merged.add(a)
      merged.add(b)
      merged.add(c)
      merged.add(d)
      merged.close()
    }

    /// Sends what one more publisher sends, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge5(a, b, c, d, other)
    }

    /// Sends what two more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
      -> Publishers.Merge6<A, B, C, D, P1, P2>
    where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
      Publishers.Merge6(a, b, c, d, p1, p2)
    }

    /// Sends what three more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Publishers.Merge7<A, B, C, D, P1, P2, P3>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure
    {
      Publishers.Merge7(a, b, c, d, p1, p2, p3)
    }

    /// Sends what four more publishers send, too.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1,
      _ p2: P2,
      _ p3: P3,
      _ p4: P4
    ) -> Publishers.Merge8<A, B, C, D, P1, P2, P3, P4>
    where
      P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
      P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure
    {
      Publishers.Merge8(a, b, c, d, p1, p2, p3, p4)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
