public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: AviaryEngine.Publisher {
    /// What is posted.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter
    /// Which ones are sent.
    public let name: Notification.Name
    /// The poster they must come from; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let conduit = Conduit<Notification, Never>()
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        conduit.send($0)
      }
      nonisolated(unsafe) let observer = token
      conduit.attach(
        AnySubscriber<Notification, Never>(
          receiveSubscription: { link in
            subscriber.receive(
              subscription: EndingSubscription(link) { center.removeObserver(observer) }
            )
          },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }
        )
      )
    }
  }
}

/// A subscription that does something when it ends.
final class EndingSubscription: Subscription {
  private let base: any Subscription
  private let onCancel: () -> Void

  init(_ base: any Subscription, onCancel: @escaping () -> Void) {
    self.base = base
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) { base.request(demand) }

  func cancel() {
    base.cancel()
    onCancel()
  }
}
