import Foundation

/// What a number or bytes in a message mean.
enum LogMeaning {
  case address
  case bits, bytes, binaryBits, binaryBytes
  case date
  case errorNumber, mode, signal

  func text(of number: Int) -> String {
    switch self {
    case .address:
      // The bytes lie in memory in the order of the network.
      let bytes = withUnsafeBytes(of: UInt32(truncatingIfNeeded: number)) { Array($0) }
      return bytes.map(String.init).joined(separator: ".")
    case .bits: return Self.scaled(number, 1000, "bps")
    case .binaryBits: return Self.scaled(number, 1024, "bps")
    case .bytes: return Self.scaled(number, 1000, "B")
    case .binaryBytes: return Self.scaled(number, 1024, "B")
    case .date:
      return Date(timeIntervalSince1970: TimeInterval(number)).formatted(.iso8601)
    case .errorNumber:
      return "[\(number): \(String(cString: strerror(Int32(truncatingIfNeeded: number))))]"
    case .mode: return Self.mode(number)
    case .signal:
      let name = strsignal(Int32(truncatingIfNeeded: number)).map { String(cString: $0) }
      return "[\(number): \(name ?? "unknown")]"
    }
  }

  private static func scaled(_ number: Int, _ step: Double, _ unit: String) -> String {
    let prefixes = step == 1024 ? ["", "Ki", "Mi", "Gi", "Ti"] : ["", "k", "M", "G", "T"]
    var value = Double(number)
    var index = 0
    while abs(value) >= step, index < prefixes.count - 1 {
      value /= step
      index += 1
    }
    let digits = index == 0 ? "\(number)" : String(format: "%.2f", value)
    return "\(digits) \(prefixes[index])\(unit)"
  }

  /// Permissions as `ls` shows them.
  private static func mode(_ number: Int) -> String {
    let kinds = [
      0o040000: "d", 0o120000: "l", 0o020000: "c", 0o060000: "b", 0o010000: "p", 0o140000: "s",
    ]
    let bits = zip(0..<9, "rwxrwxrwx").map { index, letter in
      number & (1 << (8 - index)) != 0 ? String(letter) : "-"
    }
    return kinds[number & 0o170000, default: "-"] + bits.joined()
  }
}

/// What a number of 32 bits in a message means.
public struct OSLogInt32ExtendedFormat: Sendable {
  let meaning: LogMeaning

  /// An IPv4 address, in the order of the network.
  public static let ipv4Address = OSLogInt32ExtendedFormat(meaning: .address)
  /// Seconds since 1970.
  public static let secondsSince1970 = OSLogInt32ExtendedFormat(meaning: .date)
  /// An error number of the C library.
  public static let darwinErrno = OSLogInt32ExtendedFormat(meaning: .errorNumber)
  /// A file's kind and permissions.
  public static let darwinMode = OSLogInt32ExtendedFormat(meaning: .mode)
  /// A signal.
  public static let darwinSignal = OSLogInt32ExtendedFormat(meaning: .signal)
  /// Bits a second, in thousands.
  public static let bitrate = OSLogInt32ExtendedFormat(meaning: .bits)
  /// Bits a second, in steps of 1024.
  public static let bitrateIEC = OSLogInt32ExtendedFormat(meaning: .binaryBits)
  /// Bytes, in thousands.
  public static let byteCount = OSLogInt32ExtendedFormat(meaning: .bytes)
  /// Bytes, in steps of 1024.
  public static let byteCountIEC = OSLogInt32ExtendedFormat(meaning: .binaryBytes)
}

/// What an integer in a message means.
public struct OSLogIntExtendedFormat: Sendable {
  let meaning: LogMeaning

  /// Bits a second, in thousands.
  public static let bitrate = OSLogIntExtendedFormat(meaning: .bits)
  /// Bits a second, in steps of 1024.
  public static let bitrateIEC = OSLogIntExtendedFormat(meaning: .binaryBits)
  /// Bytes, in thousands.
  public static let byteCount = OSLogIntExtendedFormat(meaning: .bytes)
  /// Bytes, in steps of 1024.
  public static let byteCountIEC = OSLogIntExtendedFormat(meaning: .binaryBytes)
  /// Seconds since 1970.
  public static let secondsSince1970 = OSLogIntExtendedFormat(meaning: .date)
}

/// The words for a truth value in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer

  func text(of value: Bool) -> String {
    self == .truth ? (value ? "true" : "false") : (value ? "yes" : "no")
  }
}

/// What bytes in a message mean.
public struct OSLogPointerFormat: Sendable {
  private enum Kind { case none, uuid, ipv6 }

  private let kind: Kind

  /// Nothing known: their hexadecimal digits.
  public static let none = OSLogPointerFormat(kind: .none)
  /// Sixteen bytes of a unique identifier.
  public static let uuid = OSLogPointerFormat(kind: .uuid)
  /// Sixteen bytes of an IPv6 address.
  public static let ipv6Address = OSLogPointerFormat(kind: .ipv6)

  func text(of bytes: UnsafeRawBufferPointer) -> String {
    let pairs = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    if kind == .none || pairs.count != 16 { return pairs.joined() }
    if kind == .uuid {
      let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { pairs[$0].joined() }
      return groups.joined(separator: "-").uppercased()
    }
    return stride(from: 0, to: 16, by: 2).map { pairs[$0] + pairs[$0 + 1] }.joined(separator: ":")
  }
}
