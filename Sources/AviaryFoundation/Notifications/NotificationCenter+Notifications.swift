public import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are posted.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; nil, the default, for anybody.
  /// - Returns: A sequence that does not end, except for a task that is cancelled.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    let center = Center(center: self)
    return Notifications { receive in
      let observer = Observer(
        observer: center.center.addObserver(forName: name, object: object, queue: nil) {
          receive($0)
        }
      )
      return { center.center.removeObserver(observer.observer) }
    }
  }

  /// Notifications as they are posted.
  ///
  /// An iterator observes from when it is made until its task is cancelled or the iterator is gone.
  /// What is posted meanwhile waits for it, in order and without a limit.
  public final class Notifications: AsyncSequence, Sendable {
    /// What is posted.
    public typealias Element = Notification
    /// Nothing fails.
    public typealias Failure = Never

    /// Begins to observe; what it returns ends that.
    private let observe: @Sendable (@escaping Receive) -> @Sendable () -> Void

    typealias Receive = @Sendable (Notification) -> Void

    init(_ observe: @escaping @Sendable (@escaping Receive) -> @Sendable () -> Void) {
      self.observe = observe
    }

    /// Begins to observe.
    ///
    /// - Returns: An iterator over what is posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let end = observe { continuation.yield(Posted(notification: $0)) }
      continuation.onTermination = { _ in end() }
      return Iterator(posted: stream.makeAsyncIterator())
    }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      /// Waits for the next notification.
      ///
      /// - Returns: The notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }

      /// Waits for the next notification, which needn't be `Sendable` where an actor waits for it.
      ///
      /// - Parameter actor: Who waits; nil for no actor.
      /// - Returns: The notification; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    /// A notification on its way.
    ///
    /// Who posts it hands it over to observers of any thread, as everywhere.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }
  }

  /// A centre, which may be used from any thread.
  private struct Center: @unchecked Sendable {
    let center: NotificationCenter
  }

  /// An observer, which may be removed from any thread.
  private struct Observer: @unchecked Sendable {
    let observer: any NSObjectProtocol
  }
}
