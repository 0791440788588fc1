import Foundation
import Glibc
import Synchronization

/// Serves one picture to this machine, to those who send the header `Token: yes`.
final class PictureServer: Sendable {
  /// Where the picture is.
  let address: URL
  private let listener: Int32
  private let requests = Counter()

  /// How many requests have come.
  var count: Int { requests.value.withLock { $0 } }

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  /// A red picture of 4 by 2 pixels.
  private static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR42mP4z8DwHxkzoAsAAA8hD/H+RRRjAAAAAElFTkSuQmCC"

  /// Begins to listen, at a port that is free.
  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening,
      let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/red.png")
    else { throw POSIXError(.EADDRNOTAVAIL) }
    self.address = address
    self.listener = listener
    let requests = requests
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        requests.value.withLock { $0 += 1 }
        Self.answer(connection)
      }
    }
  }

  deinit {
    // Closing alone would leave the thread waiting.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func answer(_ connection: Int32) {
    defer { close(connection) }
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request.append(contentsOf: buffer[..<count])
    }
    let isAllowed = String(decoding: request, as: UTF8.self).contains("Token: yes")
    let picture = Data(base64Encoded: red) ?? Data()
    let head = """
      HTTP/1.1 \(isAllowed ? "200 OK" : "403 Forbidden")\r
      Content-Type: image/png\r
      Content-Length: \(picture.count)\r
      Connection: close\r
      \r

      """
    let bytes = Array(Data(head.utf8) + picture)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
