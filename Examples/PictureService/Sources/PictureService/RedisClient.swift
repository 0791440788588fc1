import Foundation

/// Speaks to a Redis server by its protocol, RESP 2, one command at a time.
///
/// Commands block a thread of its own, not one of Swift's.
final class RedisClient: @unchecked Sendable {
  enum Reply: Sendable {
    case text(String)
    case number(Int)
    case list([Reply])
    case none

    var string: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [Reply] { if case .list(let list) = self { list } else { [] } }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private let socket: Int32
  private let queue = DispatchQueue(label: "redis")
  private var buffer: [UInt8] = []
  private var place = 0

  /// - Throws: `Failure` where nobody listens on the port of this machine.
  init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(socket)
      throw Failure(description: "no Redis on port \(port): \(reason)")
    }
  }

  deinit { close(socket) }

  /// Sends a command and waits for what comes back.
  ///
  /// - Throws: `Failure` with the server's words, or where the connection has ended.
  @discardableResult
  func send(_ words: String...) async throws -> Reply {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in continuation.resume(with: Result { try exchange(words) }) }
    }
  }

  private func exchange(_ words: [String]) throws -> Reply {
    var bytes = Array("*\(words.count)\r\n".utf8)
    for word in words { bytes += Array("$\(word.utf8.count)\r\n\(word)\r\n".utf8) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          socket,
          $0.baseAddress?.advanced(by: sent),
          $0.count - sent,
          Int32(MSG_NOSIGNAL)
        )
      }
      guard count > 0 else { throw Failure(description: "Redis has gone") }
      sent += count
    }
    return try readReply()
  }

  private func readReply() throws -> Reply {
    let line = try readLine()
    let rest = String(decoding: line.dropFirst(), as: UTF8.self)
    switch line.first {
    case UInt8(ascii: "+"): return .text(rest)
    case UInt8(ascii: "-"): throw Failure(description: rest)
    case UInt8(ascii: ":"): return Int(rest).map(Reply.number) ?? .none
    case UInt8(ascii: "$"):
      guard let count = Int(rest), count >= 0 else { return .none }
      while buffer.count - place < count + 2 { try fill() }
      defer { place += count + 2 }
      return .text(String(decoding: buffer[place..<place + count], as: UTF8.self))
    case UInt8(ascii: "*"):
      guard let count = Int(rest), count >= 0 else { return .none }
      var elements: [Reply] = []
      for _ in 0..<count { elements.append(try readReply()) }
      return .list(elements)
    default: throw Failure(description: "an answer that is none of RESP's")
    }
  }

  private func readLine() throws -> [UInt8] {
    while true {
      if let end = buffer[place...].firstIndex(of: UInt8(ascii: "\r")), end + 1 < buffer.count {
        defer { place = end + 2 }
        return Array(buffer[place..<end])
      }
      try fill()
    }
  }

  private func fill() throws {
    buffer.removeFirst(place)
    place = 0
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else { throw Failure(description: "Redis has gone") }
    buffer.append(contentsOf: bytes[..<count])
  }
}
