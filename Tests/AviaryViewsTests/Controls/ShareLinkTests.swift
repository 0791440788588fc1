import AviaryTestSupport
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("ShareLink")
struct ShareLinkTests {
  private final class Desktop {
    let clipboard = PrivateClipboard()
    var opened: [URL] = []
  }

  private func share<V: View>(_ view: V, _ item: String) throws -> Desktop {
    let desktop = Desktop()
    var services = PlatformServices()
    services.clipboard = desktop.clipboard
    services.openURL = {
      desktop.opened.append($0)
      return true
    }
    let harness = try Harness(view, services: services)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    let label = try #require(harness.labels.first)
    try hand.tap(harness.frame(label))
    _ = try hand.waitForRest()
    // What is drawn of an item: its symbol stands in its label too.
    let shown = try #require(harness.labels.first { $0.hasPrefix(item) })
    try hand.tap(harness.frame(shown))
    _ = try hand.waitForRest()
    return desktop
  }

  @Test("a text is copied as it is, several things one a line")
  func copy() throws {
    #expect(try share(ShareLink(item: "hello"), "Copy").clipboard.text == "hello")
    let items = ["a", "b"]
    #expect(try share(ShareLink("Title", items: items), "Copy").clipboard.text == "a\nb")
    let address = URL(string: "https://example.org/a?b=c")!
    #expect(
      try share(ShareLink("Title", item: address), "Copy").clipboard.text
        == "https://example.org/a?b=c"
    )
  }

  @Test("a letter has the subject, the message and the text")
  func mail() throws {
    let link = ShareLink(item: "x & y", subject: Text("About"), message: Text("Look")) {
      Text("Send")
    }
    let sent = try share(link, "Send by Mail").opened
    let parts = try #require(
      sent.first.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    )
    #expect(parts.scheme == "mailto")
    #expect(
      parts.queryItems == [
        URLQueryItem(name: "subject", value: "About"),
        URLQueryItem(name: "body", value: "Look\n\nx & y"),
      ]
    )
  }

  @Test("of other things the title of the preview is shared, which is said once")
  func preview() throws {
    struct Photo: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in Data() }
      }
    }
    let told = try Warnings.told { () throws in
      let link = ShareLink(item: Photo(), preview: SharePreview("Sunset"))
      #expect(try share(link, "Copy").clipboard.text == "Sunset")
      let several = ShareLink(
        "Photos",
        items: [Photo(), Photo()],
        preview: { _ in
          SharePreview("One", image: Image(systemName: "photo"))
        }
      )
      #expect(try share(several, "Copy").clipboard.text == "One\nOne")
    }
    #expect(told == ["ShareLink: of a Photo only its title is shared"])
  }
}
