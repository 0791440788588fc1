public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: Which notifications are sent.
  ///   - object: The poster that they must come from; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/notificationcenter/publisher
  public struct Publisher: Combine.Publisher, Equatable {
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

    /// Sends what is posted from now on to a subscriber, as long as that wants it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let center = center
      let outlet = Outlet(subscriber, "NotificationCenter Observer")
      // An outlet takes values from any thread.
      nonisolated(unsafe) let offer: (Notification) -> Void = {
        outlet.enqueueIfWanted($0)
        outlet.drain()
      }
      let token = center.addObserver(forName: name, object: object, queue: nil) { offer($0) }
      outlet.handle(onRequest: nil, onCancel: { center.removeObserver(token) })
      outlet.start()
    }

    /// Whether both send the same notifications.
    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}
