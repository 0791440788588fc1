import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Texts and titles in the person's language")
struct LocalizedTextTests {
  private func text(_ text: Text, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.string(in: environment)
  }

  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "aviary-\(UUID().uuidString).bundle"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, content) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {
      "%lld photos": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "**%lld** photo"}},
          "other": {"stringUnit": {"value": "**%lld** photos"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Foto"}},
          "other": {"stringUnit": {"value": "%lld Fotos"}}}}}}},
      "title": {"localizations": {"de": {"stringUnit": {"value": "Titel von %@"}}}}
    }}
    """

  @Test("A text reads string catalogues, and its numbers choose the plural")
  func catalogue() throws {
    try withBundle(["Localizable.xcstrings": Self.catalogue]) { bundle in
      #expect(text(Text("\(1) photos", bundle: bundle)) == "1 photo")
      #expect(text(Text("\(3) photos", bundle: bundle)) == "3 photos")
      #expect(text(Text("\(1) photos", bundle: bundle), "de") == "1 Foto")
      #expect(text(Text("\(3) photos", bundle: bundle), "de_AT") == "3 Fotos")
    }
  }

  @Test("A resource is shown in the environment's language")
  func resources() throws {
    try withBundle(["Localizable.xcstrings": Self.catalogue]) { bundle in
      let resource = LocalizedStringResource(
        "title",
        defaultValue: "Title of \("x")",
        locale: Locale(identifier: "fr"),
        bundle: .atURL(bundle.bundleURL)
      )
      #expect(text(Text(resource)) == "Title of x")
      #expect(text(Text(resource), "de") == "Titel von x")
      #expect(text(Text("(\(resource))"), "de") == "(Titel von x)")
      #expect(Text(resource) == Text(resource))
      #expect(Text(resource) != Text("title"))
      #expect(text(Text("\(1.5, format: .number) \(Text("a"))"), "de") == "1,5 a")
      #expect(
        text(
          Text(LocalizedStringResource("\(2.5, format: .number) \(AttributedString("b"))")),
          "de"
        ) == "2,5 b"
      )
    }
  }

  @Test("Markdown of an attributed string is shown")
  func attributed() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    var resolver = TextResolver(EnvironmentValues())
    resolver.append(Text(string), TextStyling())
    let styles = resolver.pieces.map(\.style)
    #expect(styles.contains { $0.isBold == true })
    #expect(styles.contains { $0.isItalic == true })
    #expect(styles.contains { $0.isMonospaced == true })
    #expect(styles.contains { $0.strikethrough == .single })
  }

  @Test("A colour literal is a colour")
  func literals() {
    let plain = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let resolved = Color(plain).resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue] == [1, 0.5, 0])
    let other: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(Color(uiColor: other).resolve(in: EnvironmentValues()).green == 1)
    let image: Image = #imageLiteral(resourceName: "bird")
    #expect(image == Image("bird"))
  }

  @Test("Literals of titles are keys, and resources are titles too")
  func titles() {
    let save: LocalizedStringResource = "Save"
    let views: [any View] = [
      Button("Save") {}, Button(save) {}, Label("a", systemImage: "star"),
      Label(save, systemImage: "star"), Toggle(save, isOn: .constant(true)),
      TextField(save, text: .constant("")), Section(save) { Text(save) },
    ]
    #expect(views.count == 7)
  }
}
