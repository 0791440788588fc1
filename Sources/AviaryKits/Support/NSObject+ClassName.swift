public import Foundation

extension NSObject {
  /// The name of the object's class with that of its module, as AppKit's programs ask for it.
  public var className: String { NSStringFromClass(type(of: self)) }
}
