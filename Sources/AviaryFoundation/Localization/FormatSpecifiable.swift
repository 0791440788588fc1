public import Foundation

/// A number that can be put into a localized string.
public protocol _FormatSpecifiable: Equatable {
  /// The number as it is handed on.
  var _argument: _FormatArgument { get }
  /// The number's place in the key.
  var _specifier: String { get }
}

/// A number on its way into a localized string.
public struct _FormatArgument: Hashable, Sendable {
  package let value: FormatNumber
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(self))) }
  public var _specifier: String { Self.bitWidth == 64 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt64(self))) }
  public var _specifier: String { Self.bitWidth == 64 ? "%llu" : "%u" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(value: .double(Double(self))) }
  public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
}
