import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Formats of addresses")
struct URLFormatStyleTests {
  // Those with example.com are documented at `URL.FormatStyle` and `FormatStyle.url`.
  @Test(
    "A style says which parts are written",
    arguments: [
      (
        .url, "https://www.example.com:8080/path/to/endpoint?key=value",
        "https://www.example.com/path/to/endpoint"
      ),
      (
        .url.scheme(.never).host(.always).port(.never).path(.always).query(.never),
        "https://www.example.com:8080/path/to/endpoint?key=value",
        "www.example.com/path/to/endpoint"
      ),
      (
        .url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.never),
        "http://www.example.com:8080/path/to/file.txt", "example.com/path/to/file.txt"
      ),
      (
        URL.FormatStyle(
          scheme: .always,
          user: .always,
          password: .always,
          host: .always,
          port: .always,
          path: .always,
          query: .always,
          fragment: .always
        ),
        "https://me:pass@a.b:80/c%20d?e=f#g", "https://me:pass@a.b:80/c%20d?e=f#g"
      ),
      (.url, "ftp://a.b:21/c", "ftp://a.b:21/c"),
      (.url, "mailto:me@a.b", "mailto:me@a.b"),
      (.url.scheme(.omitIfHTTPFamily), "https://a.b/c", "a.b/c"),
      (.url.scheme(.omitIfHTTPFamily), "ftp://a.b/c", "ftp://a.b/c"),
      (.url.query(.displayWhen(.path, matches: ["/c"])), "x://a.b/c?d", "x://a.b/c?d"),
      (.url.query(.displayWhen(.path, matches: ["/c"])), "x://a.b/e?d", "x://a.b/e"),
      (.url.path(.omitWhen(.host, matches: ["a.b"])), "x://a.b/c", "x://a.b"),
      (.url.host(.omitWhen(.host, matches: ["a.b"])).scheme(.never), "x://a.b/c", "/c"),
    ] as [(URL.FormatStyle, String, String)]
  )
  func styles(style: URL.FormatStyle, address: String, expected: String) throws {
    let url = try #require(URL(string: address))
    #expect(url.formatted(style) == expected)
  }

  @Test("The default style is that of addresses")
  func standard() throws {
    let url = try #require(URL(string: "https://a.b:1/c?d#e"))
    #expect(url.formatted() == "https://a.b/c")
  }
}
