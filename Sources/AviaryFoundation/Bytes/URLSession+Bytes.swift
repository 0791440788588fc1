#if Networking
  public import Foundation
  public import FoundationNetworking
  import Synchronization

  extension URLSession {
    /// The bytes that a server sends, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8

      /// What loads them: it can be cancelled.
      public let task: URLSessionDataTask
      fileprivate let loading: StreamedLoading

      /// Reads byte after byte.
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var blocks: ByteBlocks

        /// The next byte; nil at the end.
        ///
        /// - Throws: `URLError` where the rest can't be loaded, and `CancellationError` where its task was cancelled.
        public mutating func next() async throws -> UInt8? { try await blocks.next() }
      }

      /// Goes on where it was read last.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(blocks: loading.blocks) }
    }

    /// Begins to load what is at an address, and gives its bytes as they come.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - delegate: Asked about redirections and passwords; nil, as by default, for nobody.
    /// - Returns: The bytes, and the server's answer, as soon as that has come.
    /// - Throws: `URLError` where that was not possible.
    public func bytes(
      from url: URL,
      delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Begins to load what a request asks for, and gives its bytes as they come.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - delegate: Asked about redirections and passwords; nil, as by default, for nobody.
    /// - Returns: The bytes, and the server's answer, as soon as that has come.
    /// - Throws: `URLError` where that was not possible.
    public func bytes(
      for request: URLRequest,
      delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (loading, task, response) = try await stream(request, delegate)
      return (AsyncBytes(task: task, loading: loading), response)
    }

    /// Begins to load what a request asks for, and gives its bytes in blocks.
    func blocks(
      for request: URLRequest,
      delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (blocks: ByteBlocks, response: URLResponse) {
      let (loading, _, response) = try await stream(request, delegate)
      return (loading.blocks, response)
    }

    private func stream(
      _ request: URLRequest,
      _ delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (StreamedLoading, URLSessionDataTask, URLResponse) {
      let loading = StreamedLoading(delegate)
      // A session tells its own delegate alone of what comes in between.
      let session = URLSession(configuration: configuration, delegate: loading, delegateQueue: nil)
      let task = session.dataTask(with: request)
      let response = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          loading.begin(continuation)
          task.resume()
          session.finishTasksAndInvalidate()
        }
      } onCancel: {
        task.cancel()
      }
      return (loading, task, response)
    }
  }

  @available(*, unavailable)
  extension URLSession.AsyncBytes.AsyncIterator: Sendable {}

  /// Hears of what a task loads.
  private final class StreamedLoading: NSObject, URLSessionDataDelegate, Sendable {
    private typealias Waiting = CheckedContinuation<URLResponse, any Error>

    private let waiting = Mutex<Waiting?>(nil)
    private let stream: AsyncThrowingStream<[UInt8], any Error>
    private let input: AsyncThrowingStream<[UInt8], any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?

    init(_ delegate: (any URLSessionTaskDelegate)?) {
      self.delegate = delegate
      (stream, input) = AsyncThrowingStream.makeStream()
    }

    /// What has come and was not read yet, and what will come.
    var blocks: ByteBlocks {
      var iterator = stream.makeAsyncIterator()
      return ByteBlocks { try await iterator.next() }
    }

    func begin(_ continuation: CheckedContinuation<URLResponse, any Error>) {
      waiting.withLock { $0 = continuation }
    }

    private func takeWaiting() -> Waiting? {
      waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      input.onTermination = { reason in
        if case .cancelled = reason { dataTask.cancel() }
      }
      takeWaiting()?.resume(returning: response)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if !data.isEmpty { input.yield([UInt8](data)) }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
      input.finish(throwing: error)
      delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let delegate else { return completionHandler(request) }
      delegate.urlSession(
        session,
        task: task,
        willPerformHTTPRedirection: response,
        newRequest: request,
        completionHandler: completionHandler
      )
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
      delegate.urlSession(
        session,
        task: task,
        didReceive: challenge,
        completionHandler: completionHandler
      )
    }
  }
#endif
