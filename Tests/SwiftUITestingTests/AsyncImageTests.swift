import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUITesting
import Testing

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
  @Test(
    "a session's headers are sent, and what a server refuses is a failure",
    arguments: [true, false]
  )
  func session(hasToken: Bool) async throws {
    let server = try PictureServer()
    let configuration = URLSessionConfiguration.ephemeral
    if hasToken { configuration.httpAdditionalHeaders = ["Token": "yes"] }
    let view = Poster(request: URLRequest(url: server.address))
    let screen = Screen(view.asyncImageURLSession(URLSession(configuration: configuration)))
    #expect(screen.text("waiting").exists)
    try await screen.element(hasToken ? "the poster" : "refused").waitFor(timeout: .seconds(10))
    if hasToken {
      #expect(try screen.element("the poster").frame.size == CGSize(width: 2, height: 1))
    }
  }

  @Test("a request's own headers are sent, once")
  func request() async throws {
    let server = try PictureServer()
    var request = URLRequest(url: server.address)
    request.setValue("yes", forHTTPHeaderField: "Token")
    let screen = Screen(Poster(request: request))
    try await screen.element("the poster").waitFor(timeout: .seconds(10))
    await screen.settle()
    #expect(server.count == 1)
  }

  @Test("without a request nothing is asked for")
  func nothing() async {
    let screen = Screen(Poster(request: nil))
    await screen.settle()
    #expect(screen.text("waiting").exists)
  }

  @Test("an address alone is loaded with the session, too")
  func addressAlone() async throws {
    let server = try PictureServer()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["Token": "yes"]
    let view = AsyncImage(url: server.address) { image in
      image.accessibilityLabel("the poster")
    } placeholder: {
      Text("waiting")
    }
    let screen = Screen(view.asyncImageURLSession(URLSession(configuration: configuration)))
    try await screen.element("the poster").waitFor(timeout: .seconds(10))
  }
}
