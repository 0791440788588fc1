public import Foundation

// Objective-C makes these by `init()`, which an extension can't override on Linux; with a parameter that has a default they
// are written in the same way.

extension Progress {
  /// Makes a progress of no units that belongs to no other.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension NSAttributedString {
  /// Makes an empty text; called on `NSMutableAttributedString`, one that can be changed.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
