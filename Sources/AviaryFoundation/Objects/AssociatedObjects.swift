public import Foundation
import Synchronization

/// How an object keeps what is associated with it, by the name of Objective-C's runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a reference; as the other one here.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// By a reference to a copy; as the other one here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with an object under a key; nil for nothing.
///
/// - Parameters:
///   - object: The object; what is no object has nothing.
///   - key: An address, commonly that of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object, key)
}

/// Associates something with an object, in place of what was there under the key.
///
/// There is no moment here at which an object's end is heard of: what is associated with it is let go when more objects get
/// associated ones, not at once.
///
/// - Parameters:
///   - object: The object; nothing happens for what is none.
///   - key: An address, commonly that of a variable.
///   - value: What is associated; nil takes away what is.
///   - policy: How it is kept; `NSCopying` objects are copied where it says so.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) { AssociatedObjects.shared.set(value, of: object, key, policy) }

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object)
}

/// What is associated with objects, in a table beside them: Swift's objects have no room for it.
private final class AssociatedObjects: Sendable {
  // Shared: an object may be asked for what is associated with it from anywhere.
  static let shared = AssociatedObjects()

  private struct Value: @unchecked Sendable {
    weak var reference: AnyObject?
    var strong: Any?

    var current: Any? { strong ?? reference }
  }

  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// With how many entries those are looked for whose objects are gone.
    var limit = 64

    /// The entry of an object; one of an object that is gone and lay at the same place is none.
    func entry(of object: AnyObject) -> Entry? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry
    }
  }

  private let table = Mutex(Table())

  func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let object = Self.object(object) else { return nil }
    nonisolated(unsafe) let target = object
    nonisolated(unsafe) var found: Any?
    table.withLock { found = $0.entry(of: target)?.values[key]?.current }
    return found
  }

  func set(
    _ value: Any?,
    of object: Any,
    _ key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    guard let object = Self.object(object) else { return }
    let kept = value.map { Self.value($0, policy) }
    nonisolated(unsafe) let target = object
    nonisolated(unsafe) let address = key
    nonisolated(unsafe) var gone: [Entry] = []
    table.withLock { table in
      let id = ObjectIdentifier(target)
      var entry = table.entry(of: target) ?? Entry(object: target)
      gone.append(entry)
      entry.values[address] = kept
      table.entries[id] = entry.values.isEmpty ? nil : entry
      guard table.entries.count > table.limit else { return }
      let dead = table.entries.filter { $0.value.object == nil }
      gone += dead.values
      for id in dead.keys { table.entries[id] = nil }
      table.limit = max(64, table.entries.count * 2)
    }
    // What is let go may ask for associated objects itself: not before the lock is open.
    gone.removeAll()
  }

  func removeAll(of object: Any) {
    guard let object = Self.object(object) else { return }
    nonisolated(unsafe) let target = object
    // What is let go may ask for associated objects itself: not before the lock is open.
    _ = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(target)) }
  }

  private static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  private static func value(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: Value(reference: value as AnyObject)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Value(strong: value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      Value(strong: (value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }
}
