#if Networking
  public import AviaryEngine
  package import AviaryGraphics
  public import Foundation
  public import FoundationNetworking

  extension AsyncImage {
    /// Creates a view that makes its content for each phase of loading what a request asks for.
    ///
    /// - Parameters:
    ///   - request: What is asked for, with its headers and its rules for what is kept; nil for
    ///     nothing, which stays `.empty`. A request that is not equal begins anew.
    ///   - scale: Pixels of the picture a point; `1` by default.
    ///   - transaction: What changes of phase carry with them; `Transaction()` by default.
    ///   - content: Makes the content.
    public nonisolated init(
      request: URLRequest?,
      scale: CGFloat = 1,
      transaction: Transaction = Transaction(),
      @ContentBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
      self.init(
        source: AsyncImageSource(url: request?.url, request: request) { source in
          try await URLSession.shared.picture(source)
        },
        scale: scale,
        transaction: transaction,
        content: content
      )
    }

    /// Creates a view that shows the picture that a request asks for, or a grey ground until it is
    /// there.
    ///
    /// - Parameters:
    ///   - request: What is asked for; nil for nothing.
    ///   - scale: Pixels of the picture a point; `1` by default.
    public nonisolated init(request: URLRequest?, scale: CGFloat = 1)
    where Content == Image {
      self.init(request: request, scale: scale) { phase in phase.image ?? .greyGround }
    }

    /// Creates a view that shows the picture that a request asks for as a closure makes it, or a
    /// placeholder until it is there.
    ///
    /// - Parameters:
    ///   - request: What is asked for; nil for nothing.
    ///   - scale: Pixels of the picture a point; `1` by default.
    ///   - content: Makes the view of the picture.
    ///   - placeholder: What is shown until the picture is there, and where it can't be loaded.
    public nonisolated init<I: View, P: View>(
      request: URLRequest?,
      scale: CGFloat = 1,
      @ContentBuilder content: @escaping (Image) -> I,
      @ContentBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
      self.init(request: request, scale: scale) { phase in
        if let image = phase.image { content(image) } else { placeholder() }
      }
    }
  }

  extension View {
    /// Has all `AsyncImage` in this view load their pictures with a session.
    ///
    /// - Parameter urlSession: The session, with its headers, its cache and its rules.
    public nonisolated func asyncImageURLSession(_ urlSession: URLSession) -> some View {
      environment(
        \.asyncImageSession,
        AsyncImageSession { source in try await urlSession.picture(source) }
      )
    }
  }

  extension URLSession {
    /// The bytes that a picture is asked for with; what a server refuses is an error.
    fileprivate func picture(_ source: AsyncImageSource) async throws -> Data {
      guard let request = source.request as? URLRequest ?? source.url.map({ URLRequest(url: $0) })
      else { throw URLError(.badURL) }
      let (data, response) = try await answer(to: request)
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw URLError(.badServerResponse)
      }
      return data
    }

    /// What a server answers.
    ///
    /// Not by `data(for:)`, which cancels the request with the task: Foundation on Linux ends the process where a
    /// request is cancelled while it begins or ends. So it goes on, and its answer is dropped.
    private func answer(to request: URLRequest) async throws -> (Data, URLResponse?) {
      try Task.checkCancellation()
      let answer = try await withCheckedThrowingContinuation { continuation in
        dataTask(with: request) { data, response, error in
          if let data, error == nil {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        .resume()
      }
      try Task.checkCancellation()
      return answer
    }
  }
#endif
