public import Foundation
import Synchronization

extension NotificationCenter {
  /// Has an object perform a method whenever something is posted, until it is removed or gone.
  ///
  /// - Parameters:
  ///   - observer: Who performs it; not kept.
  ///   - aSelector: The method, which may take the notification.
  ///   - aName: What is posted; nil for anything.
  ///   - anObject: Who posts it; nil for anybody.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let registration = SelectorRegistration(observer as AnyObject, aName, anObject, in: self)
    registration.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self, weak registration] notification in
      guard let registration else { return }
      guard let observer = registration.observer else {
        registration.drop()
        if let self { registration.end(in: self) }
        return
      }
      _ = aSelector.perform(on: observer, notification)
    }
    SelectorRegistration.keep(registration)
  }

  /// Ends all that an object observes here, whether by selectors or, for what `addObserver(forName:…)` returned, by itself.
  public func removeObserver(_ observer: AnyObject) {
    for registration in SelectorRegistration.take(of: observer, in: self, where: { _ in true }) {
      registration.end(in: self)
    }
    let token: Any = observer
    removeObserver(token)
  }

  /// Ends what an object observes here of a name and a sender.
  ///
  /// - Parameters:
  ///   - observer: Who observes.
  ///   - aName: What is posted; nil for anything.
  ///   - anObject: Who posts it; nil for anybody.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let found = SelectorRegistration.take(of: observer, in: self) { registration in
      (aName == nil || registration.name == aName)
        && (anObject == nil || registration.sender === (anObject as AnyObject))
    }
    for registration in found { registration.end(in: self) }
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// That an object performs a method when something is posted.
private final class SelectorRegistration: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  let name: Notification.Name?
  private(set) weak var sender: AnyObject?
  /// What it is listed under.
  private let key: ObjectIdentifier
  private let center: ObjectIdentifier
  var token: (any NSObjectProtocol)?

  // Shared: notification centers are, and any thread may end what is observed; guarded by the lock.
  private static let all = Mutex<[ObjectIdentifier: [SelectorRegistration]]>([:])

  init(
    _ observer: AnyObject,
    _ name: Notification.Name?,
    _ sender: Any?,
    in center: NotificationCenter
  ) {
    self.observer = observer
    key = ObjectIdentifier(observer)
    self.name = name
    self.sender = sender.map { $0 as AnyObject }
    self.center = ObjectIdentifier(center)
  }

  func end(in center: NotificationCenter) {
    guard let token else { return }
    center.removeObserver(token as Any)
    self.token = nil
  }

  static func keep(_ registration: SelectorRegistration) {
    all.withLock { $0[registration.key, default: []].append(registration) }
  }

  /// Takes it out of the list.
  func drop() {
    Self.all.withLock { all in
      all[key]?.removeAll { $0 === self }
      if all[key]?.isEmpty == true { all[key] = nil }
    }
  }

  /// Takes those of an object out of the list.
  static func take(
    of observer: AnyObject,
    in center: NotificationCenter,
    where matches: (SelectorRegistration) -> Bool
  ) -> [SelectorRegistration] {
    let key = ObjectIdentifier(observer)
    let center = ObjectIdentifier(center)
    let known = all.withLock { $0[key] ?? [] }
    let found = known.filter { $0.observer === observer && $0.center == center && matches($0) }
    for registration in found { registration.drop() }
    return found
  }
}
