public import Foundation

// CoreFoundation's names, for what is written against Apple's. Objective-C's bridging between the two kinds of
// object isn't there on Linux: each name stands for Foundation's own type, so that `url as CFURL` is what it is.

/// An address.
public typealias CFURL = URL
/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Bytes that can be added to, shared by all who hold them.
public typealias CFMutableData = NSMutableData
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in order.
public typealias CFArray = [Any]
/// A moment: seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A position or a number of things.
public typealias CFIndex = Int

/// The present moment, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Who makes objects; there is one.
public var kCFAllocatorDefault: Any? { nil }

/// How many bytes there are.
///
/// - Parameter theData: The bytes; nil stops the program, as on Apple's.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Makes bytes that can be added to.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - capacity: How many bytes there will be; 0 for as many as are added.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData? {
  NSMutableData(capacity: max(capacity, 0))
}
/// An error, by Core Foundation's name.
public typealias CFError = NSError
