import Foundation
import Synchronization

/// Answers requests for pictures: a thread that waits for sockets, and a task for each picture.
///
/// A client that sends or takes nothing for `patience` is let go, as is one beyond `greatestCount`; the picture of a client that has gone
/// is not made any further.
final class Server: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let listener: Int32
  /// Written to when a picture is ready.
  private let wake: (read: Int32, write: Int32)
  private let ready = Mutex<
    [(socket: Int32, number: Int, answer: (status: String, type: String, body: Data))]
  >([])
  private let patience: Duration
  private let greatestCount: Int

  // Of the thread alone.
  private var connections: [Int32: (connection: Connection, number: Int)] = [:]
  private var lastNumber = 0

  /// - Parameter port: Of this machine alone; 0 for any that is free.
  /// - Throws: `Failure` where the port is taken.
  init(port: UInt16, patience: Duration = .seconds(10), greatestCount: Int = 512) throws {
    (self.patience, self.greatestCount) = (patience, greatestCount)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0, listen(listener, 256) == 0 else {
      throw Failure(description: "port \(port): \(String(cString: strerror(errno)))")
    }
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    wake = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// The port that it listens on.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Answers on a thread of its own, for good.
  func start() {
    let thread = Thread { [self] in while true { step() } }
    thread.start()
  }

  private func step() {
    var polled = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
    ]
    for (socket, entry) in connections {
      let events = entry.connection.hasOutput ? POLLIN | POLLOUT : POLLIN
      polled.append(pollfd(fd: socket, events: Int16(events), revents: 0))
    }
    guard poll(&polled, nfds_t(polled.count), 1000) >= 0 else { return }
    for entry in polled.dropFirst(2) where entry.revents != 0 { serve(entry) }
    if polled[1].revents != 0 { takeReady() }
    if polled[0].revents != 0 { accept() }
    let now = ContinuousClock.now
    for (socket, entry) in connections
    where entry.connection.task == nil && now - entry.connection.lastProgress > patience {
      close(socket)
    }
  }

  private func accept() {
    let socket = Glibc.accept(listener, nil, nil)
    guard socket >= 0 else { return }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    guard connections.count < greatestCount else {
      Glibc.close(socket)
      return
    }
    lastNumber += 1
    connections[socket] = (Connection(socket), lastNumber)
  }

  private func serve(_ polled: pollfd) {
    guard let (connection, number) = connections[polled.fd] else { return }
    if polled.revents & Int16(POLLOUT) != 0, !connection.send() { return close(polled.fd) }
    if polled.revents & Int16(POLLHUP | POLLERR) != 0 { return close(polled.fd) }
    guard polled.revents & Int16(POLLIN) != 0 else { return }
    guard connection.receive() else { return close(polled.fd) }
    guard connection.task == nil, !connection.hasOutput, let path = connection.takeRequest() else {
      return
    }
    guard let request = PictureRequest(path: path) else {
      connection.answer("404 Not Found", "text/plain", Data("no such picture\n".utf8))
      return
    }
    let socket = polled.fd
    connection.task = Task { [self] in
      do {
        let picture = try await request.picture()
        hand(("200 OK", request.format.mediaType, picture), to: socket, number)
      } catch is CancellationError {
      } catch {
        hand(
          ("500 Internal Server Error", "text/plain", Data("\(error)\n".utf8)),
          to: socket,
          number
        )
      }
    }
  }

  /// Hands an answer to the thread.
  private func hand(
    _ answer: (status: String, type: String, body: Data),
    to socket: Int32,
    _ number: Int
  ) {
    ready.withLock { $0.append((socket, number, answer)) }
    var byte: UInt8 = 0
    _ = write(wake.write, &byte, 1)
  }

  private func takeReady() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(wake.read, &bytes, bytes.count) > 0 {}
    let answers = ready.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for (socket, number, answer) in answers {
      // The number of a socket may be another client's by now.
      guard let entry = connections[socket], entry.number == number else { continue }
      entry.connection.task = nil
      entry.connection.answer(answer.status, answer.type, answer.body)
      if !entry.connection.send() { close(socket) }
    }
  }

  private func close(_ socket: Int32) {
    connections.removeValue(forKey: socket)?.connection.close()
  }
}
