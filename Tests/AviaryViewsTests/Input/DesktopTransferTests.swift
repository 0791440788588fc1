@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation
import Testing
import UniformTypeIdentifiers

/// What is offered to other programs, and made of what they offer; Documentation/Behaviours/moving.md.
@Suite("Types and things of other programs")
struct DesktopTransferTests {
  @Test(
    "1.10 types have the MIME types that the desktop knows; those without one are called by their own names",
    arguments: [
      ("public.utf8-plain-text", "text/plain;charset=utf-8"),
      ("public.plain-text", "text/plain;charset=utf-8"),
      ("public.url", "text/uri-list"), ("public.file-url", "text/uri-list"),
      ("public.png", "image/png"), ("public.rtf", "text/rtf"), ("public.html", "text/html"),
      ("com.example.nobody-knows", "application/x-com.example.nobody-knows"),
    ]
  )
  func names(identifier: String, name: String) {
    #expect(DesktopType.names(of: identifier).first == name)
  }

  @Test(
    "1.10 MIME types are types again; atoms of X11 and texts in other encodings are none",
    arguments: [
      ("text/plain;charset=utf-8", "public.utf8-plain-text"),
      ("text/plain", "public.utf8-plain-text"),
      ("UTF8_STRING", "public.utf8-plain-text"), ("image/png", "public.png"),
      ("text/html", "public.html"),
      ("application/x-com.example.nobody-knows", "com.example.nobody-knows"),
      ("TIMESTAMP", nil), ("text/plain;charset=utf-16", nil), ("text/uri-list", nil), ("", nil),
    ] as [(String, String?)]
  )
  func identifiers(name: String, identifier: String?) {
    #expect(DesktopType.identifier(of: name) == identifier)
  }

  private func text(_ text: String) -> ClipboardItem { ClipboardItem(text: text) }

  private func data(_ offer: DesktopOffer, _ name: String) -> String? {
    var result: String?
    offer.data(of: name, folder: { nil }) {
      result = $0.map { String(decoding: $0, as: UTF8.self) }
    }
    return result
  }

  @Test(
    "texts and addresses of several things are lines; of other types the first thing's data counts"
  )
  func several() throws {
    let address = ClipboardItem(address: try #require(URL(string: "https://a.org/b%20c")))
    let picture = ClipboardItem(forms: [.init(type: "public.png", data: Data("png".utf8))])
    let offer = DesktopOffer([text("one"), address, text("two"), picture])
    #expect(data(offer, "text/plain;charset=utf-8") == "one\ntwo")
    #expect(data(offer, "text/uri-list") == "https://a.org/b%20c\r\n")
    #expect(data(offer, "image/png") == "png")
    #expect(data(offer, "image/gif") == nil)
  }

  @Test("a type that only this program may have is offered to no other")
  func visibility() {
    let provider = NSItemProvider(object: "text")
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.own") { Data() }
    provider.typesForOthers = ["public.utf8-plain-text"]
    #expect(DesktopOffer([provider]).names == ["text/plain;charset=utf-8", "text/plain"])
  }

  /// What another program has, and which of it was read.
  private final class Other {
    let content: [String: String]
    var read: [String] = []
    init(_ content: [String: String]) { self.content = content }

    func reader(_ names: [String]) -> DesktopReader {
      DesktopReader(names: names) { [self] name, receive in
        read.append(name)
        receive(content[name].map { Data($0.utf8) })
      }
    }
  }

  private func items(_ reader: DesktopReader, _ wanted: [String]) -> [ClipboardItem] {
    var result: [ClipboardItem] = []
    reader.readItems(of: wanted) { result = $0 }
    return result
  }

  @Test("of what another program offers only what is wanted is read")
  func readsWhatIsWanted() {
    let other = Other(["image/png": "png", "text/html": "<b>", "text/plain": "b"])
    let reader = other.reader(["text/html", "image/png", "text/plain", "TARGETS"])
    #expect(items(reader, ["public.image"]).first?.forms.map(\.type) == ["public.png"])
    #expect(other.read == ["image/png"])
  }

  @Test("each address is a thing; a text beside several counts where nobody wants addresses")
  func addresses() {
    let list = "# files\r\nfile:///a%20b\r\n\r\nhttps://c.org\r\n"
    let reader = Other(["text/uri-list": list, "text/plain": "a b"])
      .reader(["text/uri-list", "text/plain"])
    #expect(
      items(reader, ["public.url"]).map { $0.forms.map(\.type) } == [
        ["public.file-url"], ["public.url"],
      ]
    )
    #expect(items(reader, ["public.utf8-plain-text"]).compactMap(\.text) == ["a b"])
  }

  @Test("several things go from one program of ours to another as they are")
  func packed() {
    let things = [
      ClipboardItem(forms: [
        .init(type: "com.example.own", data: Data([0, 1])), .init(type: "public.png", data: Data()),
      ]),
      text("two"),
    ]
    let offer = DesktopOffer(things)
    let reader = DesktopReader(names: offer.names) { offer.data(of: $0, folder: { nil }, $1) }
    #expect(items(reader, []) == things)
  }

  @Test("a program that has nothing of what it says gives no things, and broken lists are none")
  func nothing() {
    #expect(items(Other([:]).reader(["text/plain", "text/uri-list"]), []).isEmpty)
    let broken = Other([DesktopType.items: "no list"]).reader([DesktopType.items])
    #expect(items(broken, []).isEmpty)
  }
}
