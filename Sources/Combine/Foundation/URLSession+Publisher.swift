public import Foundation
@_exported public import FoundationNetworking

extension URLSession {
  /// Loads an address for each subscriber, when it asks for the result.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Makes a request for each subscriber, when it asks for the result.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what a request loads.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/urlsession/datataskpublisher
  public struct DataTaskPublisher: Publisher, Sendable {
    /// What was loaded, and what the server says of it.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why nothing was loaded.
    public typealias Failure = URLError

    /// What is asked of the server.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Creates a publisher of what a request loads.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
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
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let task = session.dataTask(with: request) { data, response, error in
        end(response.map { (data ?? Data(), $0) }, error)
      }
      // A task that runs already stays as it is.
      outlet.handle(onRequest: { _ in task.resume() }, onCancel: { task.cancel() })
      outlet.start()
    }
  }
}
