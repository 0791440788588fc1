import Testing

@testable import UniformTypeIdentifiers

@Suite("Filters of files")
struct FileFilterTests {
  @Test("files of a type are those of its subtypes too")
  func subtypes() throws {
    let texts = try #require(FileFilter([.plainText]))
    #expect(texts.patterns.first == "*.txt")
    #expect(texts.patterns.contains("*.swift"))
    #expect(!texts.patterns.contains("*.png"))
    #expect(texts.mimeTypes == ["text/plain"])
    #expect(texts.name == "text")
    let pictures = try #require(FileFilter([.image]))
    #expect(pictures.patterns.contains("*.png") && pictures.patterns.contains("*.jpg"))
    #expect(!pictures.patterns.contains("*.zip"))
    let both = try #require(FileFilter([.json, .png]))
    #expect(both.patterns.starts(with: ["*.json"]) && both.patterns.contains("*.png"))
    #expect(both.name == "JSON, PNG image")
  }

  @Test("a type that only the desktop's names tell is asked for by these")
  func unnamed() throws {
    let filter = try #require(FileFilter([.utf8PlainText]))
    #expect(filter.patterns.isEmpty && filter.mimeTypes == ["text/plain"])
  }

  @Test("no file is left out where any may be of the types")
  func all() {
    #expect(FileFilter([]) == nil)
    #expect(FileFilter([.data]) == nil)
    #expect(FileFilter([.png, .item]) == nil)
    #expect(FileFilter([UTType(exportedAs: "org.aviary.tests.unnamed")]) == nil)
  }

  @Test("a file's name tells types by all its extensions, the longest first")
  func names() {
    #expect(UTType.types(ofFileNamed: "note.txt") == [.plainText])
    #expect(UTType.types(ofFileNamed: "a.b.PNG").first == .png)
    #expect(UTType.types(ofFileNamed: ".png").isEmpty)
    #expect(UTType.types(ofFileNamed: "README").isEmpty)
    #expect(UTType.types(ofFileNamed: "a.none-such").isEmpty)
  }

  @Test("to the desktop all text is plain text")
  func desktop() {
    #expect(UTType.commaSeparatedText.isOnDesktop(.plainText))
    #expect(UTType.commaSeparatedText.isOnDesktop(.utf8PlainText))
    #expect(!UTType.plainText.isOnDesktop(.commaSeparatedText))
    #expect(!UTType.png.isOnDesktop(.plainText))
  }
}
