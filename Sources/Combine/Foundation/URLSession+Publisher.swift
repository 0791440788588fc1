#if Networking
  public import Foundation
  @_exported public import FoundationNetworking

  extension URLSession {
    /// A publisher of what a request loads.
    public typealias DataTaskPublisher =
      _DataTaskPublisher<URLSession, URLRequest, URLResponse, URLError>

    /// Loads an address for each subscriber, when it asks for the result.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Makes a request for each subscriber, when it asks for the result.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  extension _DataTaskPublisher
  where
    Session == URLSession, Request == URLRequest, Response == URLResponse, Failure == URLError
  {
    /// Creates a publisher of what a request loads.
    ///
    /// - Parameters:
    ///   - request: What is asked of the server.
    ///   - session: The session that makes the request.
    @_alwaysEmitIntoClient
    public init(request: URLRequest, session: URLSession) {
      self.init(
        _request: request,
        session: session,
        load: { session, request, end in
          { session.dataTask(with: request) { end($0, $1, $2) }.resume() }
        },
        failure: { $0 as? URLError ?? URLError(.unknown) }
      )
    }
  }
#endif
