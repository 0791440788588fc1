import AviaryFoundation
import Foundation
import FoundationNetworking
import Testing

@Suite("Bytes of URLSession")
struct URLSessionBytesTests {
  final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.host != "nowhere",
        let response = HTTPURLResponse(
          url: url,
          statusCode: 206,
          httpVersion: nil,
          headerFields: nil
        )
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      for part in ["first li", "ne\nsecond", " line"] {
        client?.urlProtocol(self, didLoad: Data(part.utf8))
      }
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  @Test("lines come with the server's answer")
  func lines() async throws {
    let url = try #require(URL(string: "http://here/"))
    let (bytes, response) = try await session.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 206)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["first line", "second line"])
  }

  @Test("what can't be loaded is told at once")
  func failure() async throws {
    let request = URLRequest(url: try #require(URL(string: "http://nowhere/")))
    await #expect(throws: (any Error).self) { try await session.bytes(for: request) }
  }
}
