/// Tells publishing objects apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let id: ObjectIdentifier

  /// The identity of an object.
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }

  /// A readable form.
  public var description: String { "\(id)" }
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
