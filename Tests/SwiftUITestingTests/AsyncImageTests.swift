import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUITesting
import Testing

/// Answers requests as a server does, without one.
private final class Pictures: URLProtocol, @unchecked Sendable {
  /// A red picture of 4 by 2 pixels.
  private static let red = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR42mP4z8DwHxkzoAsAAA8hD/H+RRRjAAAAAElFTkSuQmCC"
  )!

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let isAllowed = request.value(forHTTPHeaderField: "Token") == "yes"
    let response = HTTPURLResponse(
      url: request.url!,
      statusCode: isAllowed ? 200 : 403,
      httpVersion: nil,
      headerFields: nil
    )!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Self.red)
    client?.urlProtocolDidFinishLoading(self)
  }

  static func session(token: String?) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Pictures.self]
    if let token { configuration.httpAdditionalHeaders = ["Token": token] }
    return URLSession(configuration: configuration)
  }
}

private struct Poster: View {
  let request: URLRequest?

  var body: some View {
    AsyncImage(request: request, scale: 2) { phase in
      switch phase {
      case .empty: Text("waiting")
      case .success(let image): image.accessibilityLabel("the poster")
      case .failure: Text("refused")
      @unknown default: Text("unknown")
      }
    }
  }
}

@MainActor
@Suite("Pictures from elsewhere, asked for with requests and sessions")
struct AsyncImageTests {
  private let address = URL(string: "https://example.invalid/poster.png")!

  @Test(
    "a session's headers are sent, and what a server refuses is a failure",
    arguments: ["yes", nil] as [String?]
  )
  func session(token: String?) async throws {
    let view = Poster(request: URLRequest(url: address)).asyncImageURLSession(
      Pictures.session(token: token)
    )
    let screen = Screen(view)
    #expect(screen.text("waiting").exists)
    try await screen.element(token == nil ? "refused" : "the poster").waitFor()
    if token != nil {
      #expect(try screen.element("the poster").frame.size == CGSize(width: 2, height: 1))
    }
  }

  @Test("a request's own headers are sent")
  func request() async throws {
    var request = URLRequest(url: address)
    request.setValue("yes", forHTTPHeaderField: "Token")
    let screen = Screen(Poster(request: request).asyncImageURLSession(Pictures.session(token: nil)))
    try await screen.element("the poster").waitFor()
  }

  @Test("without a request nothing is asked for")
  func nothing() async {
    let screen = Screen(Poster(request: nil).asyncImageURLSession(Pictures.session(token: "yes")))
    await screen.settle()
    #expect(screen.text("waiting").exists)
  }

  @Test("an address alone is loaded with the session, too")
  func addressAlone() async throws {
    let view = AsyncImage(url: address) { image in
      image.accessibilityLabel("the poster")
    } placeholder: {
      Text("waiting")
    }
    let screen = Screen(view.asyncImageURLSession(Pictures.session(token: "yes")))
    try await screen.element("the poster").waitFor()
  }
}
