public import AviaryEngine
import CAviaryKits
public import Combine
public import Foundation

/// Makes an object and has it told what happens to the program, in an `App`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The object, one for the type in a process.
  public let wrappedValue: DelegateType

  /// Makes the object, unless there is one of the type, and has it told.
  ///
  /// - Parameter delegateType: The object's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Delegates.shared(DelegateType.self)
    UIApplication.shared.delegate = wrappedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Makes an object and has it told what happens to the program, in an `App`.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  /// The object, one for the type in a process.
  public let wrappedValue: DelegateType

  /// Makes the object, unless there is one of the type, and has it told.
  ///
  /// - Parameter delegateType: The object's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Delegates.shared(DelegateType.self)
    NSApplication.shared.delegate = wrappedValue
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The objects that are told what happens to the program: one of a type, as an app's value may be
/// made again.
@MainActor
enum Delegates {
  private static var known: [ObjectIdentifier: NSObject] = [:]

  static func shared<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    if let known = known[ObjectIdentifier(type)] as? Delegate { return known }
    let made = makeObject(type)
    known[ObjectIdentifier(type)] = made
    return made
  }
}

/// An object of a class that is not known before the program runs, by its `init()`.
@MainActor
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return Unmanaged<Object>.fromOpaque(aviary_make_object(metadata)).takeRetainedValue()
}
