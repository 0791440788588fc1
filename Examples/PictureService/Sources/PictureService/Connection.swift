import Foundation

/// One client: what it has sent, and what is still to be sent to it.
///
/// Belongs to the server's thread.
final class Connection {
  let socket: Int32
  private(set) var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  /// The picture that is being made for it.
  var task: Task<Void, Never>?
  /// When something was last received or sent.
  private(set) var lastProgress = ContinuousClock.now
  private(set) var isFinished = false

  /// More than this is no request of this service, in bytes.
  private static let greatestRequest = 16_384

  init(_ socket: Int32) { self.socket = socket }

  var hasOutput: Bool { sent < output.count }

  /// Takes what the client has sent.
  ///
  /// - Returns: False where it has gone.
  func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      lastProgress = .now
      input.append(contentsOf: bytes[..<count])
      if input.count > Self.greatestRequest { return false }
    }
  }

  /// The path of a request that has come whole; nil for none, "" for what is no request.
  func takeRequest() -> String? {
    let end = Array("\r\n\r\n".utf8)
    guard input.count >= end.count,
      let place = (0...input.count - end.count).first(where: {
        input[$0..<$0 + end.count].elementsEqual(end)
      })
    else { return nil }
    let head = String(decoding: input[..<place], as: UTF8.self)
    input.removeFirst(place + end.count)
    let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
    return words.count == 3 && words[0] == "GET" ? String(words[1]) : ""
  }

  /// Answers; the connection is closed when all is sent.
  func answer(_ status: String, _ mediaType: String, _ body: Data) {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(mediaType)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    output = Array(head.utf8) + body
    sent = 0
  }

  /// Sends what there is room for.
  ///
  /// - Returns: False where all is sent, or the client has gone.
  func send() -> Bool {
    while sent < output.count {
      let count = output.withUnsafeBytes {
        Glibc.send(
          socket,
          $0.baseAddress?.advanced(by: sent),
          $0.count - sent,
          Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
        )
      }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      lastProgress = .now
      sent += count
    }
    return false
  }

  func close() {
    task?.cancel()
    Glibc.close(socket)
  }
}
