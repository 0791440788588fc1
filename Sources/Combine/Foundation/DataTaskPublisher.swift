public import Foundation

/// A publisher of what a request loads: `URLSession.DataTaskPublisher`.
///
/// It does not name Foundation's networking, and what does is compiled into those who use it: so programs that load
/// nothing are not linked with libcurl and the thirty libraries that it brings.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/urlsession/datataskpublisher
public struct _DataTaskPublisher<Session: Sendable, Request: Sendable, Response, Failure: Error>:
  Publisher, Sendable
{
  /// What was loaded, and what the server says of it.
  public typealias Output = (data: Data, response: Response)
  /// Makes what makes a request.
  public typealias _Load =
    @Sendable (
      Session, Request, @escaping @Sendable (Data?, Response?, (any Error)?) -> Void
    ) -> () -> Void

  /// What is asked of the server.
  public let request: Request
  /// The session that makes the request.
  public let session: Session
  private let load: _Load
  private let failure: @Sendable ((any Error)?) -> Failure

  /// Creates a publisher of what a request loads.
  public init(
    _request request: Request,
    session: Session,
    load: @escaping _Load,
    failure: @escaping @Sendable ((any Error)?) -> Failure
  ) {
    self.request = request
    self.session = session
    self.load = load
    self.failure = failure
  }

  /// Makes the request once the subscriber asks for its result.
  ///
  /// A subscriber that cancels hears nothing more. A request that is under way goes on unheard: Foundation on Linux
  /// (6.3.1) ends the process when a task is cancelled while it begins or ends.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, "DataTaskPublisher")
    // An outlet takes values from any thread.
    nonisolated(unsafe) let end: (Output?, (any Error)?) -> Void = { loaded, error in
      if let loaded, error == nil {
        outlet.enqueue(loaded)
        outlet.finish(.finished)
      } else {
        outlet.finish(.failure(failure(error)))
      }
    }
    let begin = load(session, request) { data, response, error in
      end(response.map { (data ?? Data(), $0) }, error)
    }
    let first = FirstRequest()
    outlet.handle(onRequest: { _ in if first.take() { begin() } }, onCancel: nil)
    outlet.start()
  }
}

/// Tells the first of several requests from the others, whichever threads they come from.
private final class FirstRequest: @unchecked Sendable {
  private let lock = Lock()
  private var isTaken = false

  /// Whether none came before.
  func take() -> Bool {
    lock.withLock {
      defer { isTaken = true }
      return !isTaken
    }
  }
}
