/// Tells publishing objects apart.
///
/// - SeeAlso: developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Identity: Hashable {
    case object(UInt)
    case number(UInt)
  }

  private static let lock = Lock()
  // Shared: numbers tell identifiers of the whole process apart; guarded by the lock.
  private nonisolated(unsafe) static var last: UInt = 0

  private let identity: Identity

  /// An identity unlike all others.
  public init() {
    identity = .number(
      Self.lock.withLock {
        Self.last += 1
        return Self.last
      }
    )
  }

  /// The identity of an object, as long as that exists.
  public init(_ object: AnyObject) {
    identity = .object(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// A readable form.
  public var description: String {
    switch identity {
    case .object(let address): "0x" + String(address, radix: 16)
    case .number(let number): "0x" + String(number, radix: 16)
    }
  }
}

/// A publishing object that can be told apart from others.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
