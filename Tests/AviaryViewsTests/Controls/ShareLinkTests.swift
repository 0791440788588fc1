import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import AviaryEngine

@MainActor
@Suite("ShareLink")
struct ShareLinkTests {
  /// Opens the menu of a link, and chooses what is done with what is shared.
  private func share(_ view: some View, _ item: String) throws -> Screen {
    let screen = Screen(view)
    try screen.buttons.first.tap()
    try screen.menuItem(.beginning(with: item)).tap()
    screen.pass(1)
    return screen
  }

  @Test("a text is copied as it is, several things one a line")
  func copy() throws {
    #expect(try share(ShareLink(item: "hello"), "Copy").pasteboard == "hello")
    let items = ["a", "b"]
    #expect(try share(ShareLink("Title", items: items), "Copy").pasteboard == "a\nb")
    let address = URL(string: "https://example.org/a?b=c")!
    #expect(
      try share(ShareLink("Title", item: address), "Copy").pasteboard
        == "https://example.org/a?b=c"
    )
  }

  @Test("a letter has the subject, the message and the text")
  func mail() throws {
    let link = ShareLink(item: "x & y", subject: Text("About"), message: Text("Look")) {
      Text("Send")
    }
    let sent = try share(link, "Send by Mail").openedURLs
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
      #expect(try share(link, "Copy").pasteboard == "Sunset")
      let several = ShareLink(
        "Photos",
        items: [Photo(), Photo()],
        preview: { _ in
          SharePreview("One", image: Image(systemName: "photo"))
        }
      )
      #expect(try share(several, "Copy").pasteboard == "One\nOne")
    }
    #expect(told == ["ShareLink: of a Photo only its title is shared"])
  }
}
