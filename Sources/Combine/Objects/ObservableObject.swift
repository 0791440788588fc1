/// An object that tells before it changes.
///
/// `objectWillChange` is made for you; it sends before each change of a `@Published` property.
///
/// - SeeAlso: developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
///
/// - SeeAlso: developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Only that it happened.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Starts to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.attach(subscriber, "ObservableObjectPublisher", first: { nil })
  }

  /// Tells the subscribers that the object is about to change.
  public func send() { audience.send(()) }
}

/// The publishers that were made for objects, each kept as long as its object.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  // Shared: an object has one publisher, whoever observes it and in whichever root; guarded by the lock.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  // Shared: of the entries, and guarded by their lock.
  private nonisolated(unsafe) static var pruneLimit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let found: (ObservableObjectPublisher, [ObjectIdentifier: Entry]) = lock.withLock {
      if let entry = entries[id], entry.object === object { return (entry.publisher, [:]) }
      var old: [ObjectIdentifier: Entry] = [:]
      if entries.count >= pruneLimit {
        old = entries
        entries = entries.filter { $0.value.object != nil }
        pruneLimit = max(64, entries.count * 2)
      }
      let made = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: made)
      return (made, old)
    }
    return found.0
  }
}
