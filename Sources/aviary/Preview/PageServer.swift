import CAviaryServer
import Foundation
import Synchronization

/// Serves a page and its sockets on this machine alone, by libsoup.
///
/// Whoever asks has to name the token of the address, and the page has to be the one that is served here.
final class PageServer: Sendable {
  /// What a page may say at once, in bytes.
  private static let messageLimit = 1 << 20
  /// So many pages talk at once.
  static let pageLimit = 16

  /// What is told of pages; each is called on the server's thread.
  struct Handlers: Sendable {
    /// What is at a path; nil for nothing.
    var file: @Sendable (_ path: String) -> (type: StaticString, data: Data)?
    var opened: @Sendable (_ page: Int64) -> Void
    var message: @Sendable (_ page: Int64, _ data: Data) -> Void
    var closed: @Sendable (_ page: Int64) -> Void
  }

  /// What addresses have to name.
  let token: String
  private let port = Mutex(0)
  private let handlers: Handlers
  private let pages = Mutex<Set<Int64>>([])

  init(_ handlers: Handlers) {
    self.handlers = handlers
    var numbers = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in String(numbers.next() as UInt64, radix: 36) }.joined()
  }

  /// Begins to serve.
  ///
  /// - Parameter wanted: The port; 0 for one that is free.
  /// - Returns: The address, with the token.
  /// - Throws: `CommandError` where libsoup is not installed, or the port is taken.
  func start(port wanted: Int) throws -> String {
    // It lives as long as the process, as the server does.
    let context = Unmanaged.passRetained(self).toOpaque()
    var callbacks = aviary_server_callbacks(
      context: context,
      request: { context, path, _, host, _, reply in
        guard let context, let path, let reply else { return }
        PageServer.of(context).answer(
          String(cString: path),
          host.map { String(cString: $0) },
          reply
        )
      },
      may_open: { context, query, host, origin in
        guard let context else { return 0 }
        return PageServer.of(context).mayOpen(
          query.map { String(cString: $0) },
          host.map { String(cString: $0) },
          origin.map { String(cString: $0) }
        ) ? 1 : 0
      },
      opened: { context, page, _ in
        guard let context else { return }
        let server = PageServer.of(context)
        server.pages.withLock { _ = $0.insert(page) }
        server.handlers.opened(page)
      },
      message: { context, page, bytes, length in
        guard let context, let bytes else { return }
        PageServer.of(context).handlers.message(page, Data(bytes: bytes, count: length))
      },
      closed: { context, page in
        guard let context else { return }
        let server = PageServer.of(context)
        server.pages.withLock { _ = $0.remove(page) }
        server.handlers.closed(page)
      }
    )
    var fault: UnsafeMutablePointer<CChar>?
    let got = aviary_server_start(Int32(wanted), "/live", Self.messageLimit, &callbacks, &fault)
    defer { free(fault) }
    guard got > 0 else {
      let words = fault.map { String(cString: $0) } ?? "it can't listen"
      throw CommandError("the page can't be served: \(words)")
    }
    port.withLock { $0 = Int(got) }
    return "http://127.0.0.1:\(got)/?token=\(token)"
  }

  private static func of(_ context: UnsafeMutableRawPointer) -> PageServer {
    Unmanaged<PageServer>.fromOpaque(context).takeUnretainedValue()
  }

  // MARK: - Who may

  /// Whether a request names this machine: what a stranger's page resolves to it names another.
  private func isOurs(_ host: String?) -> Bool {
    let port = port.withLock { $0 }
    return host == "127.0.0.1:\(port)" || host == "localhost:\(port)"
  }

  private func mayOpen(_ query: String?, _ host: String?, _ origin: String?) -> Bool {
    guard isOurs(host), pages.withLock({ $0.count < Self.pageLimit }) else { return false }
    let parts = (query ?? "").split(separator: "&")
    guard parts.contains(where: { $0 == "token=\(token)" }) else { return false }
    // A browser always tells where a page is from; programs that are none need not.
    guard let origin else { return true }
    return origin.hasPrefix("http://") && isOurs(String(origin.dropFirst("http://".count)))
  }

  private func answer(
    _ path: String,
    _ host: String?,
    _ reply: UnsafeMutablePointer<aviary_server_reply>
  ) {
    guard isOurs(host) else {
      reply.pointee.status = 403
      return
    }
    guard let (type, data) = handlers.file(path) else { return }
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: max(data.count, 1))
    data.withUnsafeBytes { buffer in
      UnsafeMutableRawPointer(bytes).copyMemory(
        from: buffer.baseAddress ?? UnsafeRawPointer(bytes),
        byteCount: buffer.count
      )
    }
    reply.pointee.status = 200
    reply.pointee.bytes = UnsafePointer(bytes)
    reply.pointee.length = data.count
    reply.pointee.type = UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  // MARK: - Talking

  /// Sends a text to a page; any thread may.
  func send(_ text: Data, to page: Int64) {
    text.withUnsafeBytes { aviary_server_send(page, $0.baseAddress, $0.count, 1) }
  }

  /// Sends bytes to a page; any thread may.
  func send(bytes: Data, to page: Int64) {
    bytes.withUnsafeBytes { aviary_server_send(page, $0.baseAddress, $0.count, 0) }
  }

  /// Ends the talk with a page; any thread may.
  func close(_ page: Int64) { aviary_server_close(page) }
}
