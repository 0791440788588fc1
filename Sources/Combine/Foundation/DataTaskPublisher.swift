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
  /// Makes a request, whose task is yet to be resumed.
  public typealias _Load =
    @Sendable (
      Session, Request, @escaping @Sendable (Data?, Response?, (any Error)?) -> Void
    ) -> (resume: () -> Void, cancel: () -> Void)

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

  /// Makes the request once the subscriber asks for its result; cancelling stops it.
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
    let task = load(session, request) { data, response, error in
      end(response.map { (data ?? Data(), $0) }, error)
    }
    // A task that runs already stays as it is.
    outlet.handle(onRequest: { _ in task.resume() }, onCancel: { task.cancel() })
    outlet.start()
  }
}
