import CAviaryOS
import Foundation

/// The systemd journal, by its own protocol: datagrams of named fields.
///
/// Source: systemd's page on the native journal protocol. A message that the journal does not take
/// (it is not there any more, or the message is too long for a datagram) is not tried again.
struct Journal {
  let path: String
  private let identifier: String

  /// The journal of this machine; nil where there is none.
  static let system: Journal? = {
    let path = "/run/systemd/journal/socket"
    return access(path, W_OK) == 0 ? Journal(path: path) : nil
  }()

  init(path: String) {
    self.path = path
    identifier = ProcessInfo.processInfo.processName
  }

  /// Sends a message; whether that was possible.
  func write(_ record: LogRecord) -> Bool {
    let bytes = datagram(of: record)
    return bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { aviary_os_send(path, $0, buffer.count) } ?? false
    }
  }

  func datagram(of record: LogRecord) -> [UInt8] {
    var bytes: [UInt8] = []
    Self.append("MESSAGE", record.message, to: &bytes)
    // As syslog counts: 7 is debug, 2 critical.
    let priority = [7, 6, 5, 3, 2][record.level.gravity]
    Self.append("PRIORITY", "\(priority)", to: &bytes)
    Self.append("SYSLOG_IDENTIFIER", identifier, to: &bytes)
    Self.append("TID", "\(record.thread)", to: &bytes)
    if !record.subsystem.isEmpty { Self.append("SUBSYSTEM", record.subsystem, to: &bytes) }
    if !record.category.isEmpty { Self.append("CATEGORY", record.category, to: &bytes) }
    return bytes
  }

  private static func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes += name.utf8
    if value.utf8.contains(UInt8(ascii: "\n")) {
      // Of several lines: the length in eight bytes, the least first, then the value.
      bytes.append(UInt8(ascii: "\n"))
      withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { bytes += $0 }
    } else {
      bytes.append(UInt8(ascii: "="))
    }
    bytes += value.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}
