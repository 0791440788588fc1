import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("UTType")
struct TypeTests {
  @Test(
    "a type is what its supertypes are",
    arguments: [
      (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true),
      (.png, .content, true),
      (.jpeg, .png, false), (.image, .png, false), (.pdf, .image, false),
      (.pdf, .compositeContent, true),
      (.heic, .image, true), (.svg, .xml, true), (.svg, .image, true),
      (.swiftSource, .sourceCode, true),
      (.swiftSource, .plainText, true), (.json, .text, true), (.json, .plainText, false),
      (.quickTimeMovie, .audiovisualContent, true), (.mp3, .movie, false), (.folder, .data, false),
      (.applicationBundle, .package, true), (.applicationBundle, .executable, true),
      (.zip, .archive, true),
      (.fileURL, .url, true), (.epub, .content, true), (.plainText, .plainText, true),
      (.xmlPropertyList, .xml, true), (.geoJSON, .json, true), (.usdz, .threeDContent, true),
    ]
  )
  func conformance(type: UTType, other: UTType, isOne: Bool) {
    #expect(type.conforms(to: other) == isOne)
    #expect(type.isSubtype(of: other) == (isOne && type != other))
    #expect(other.isSupertype(of: type) == (isOne && type != other))
    #expect(type.supertypes.contains(other) == (isOne && type != other))
  }

  @Test(
    "extensions lead to types and back",
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("jpeg", .jpeg), ("txt", .plainText), ("htm", .html),
      ("swift", .swiftSource), ("mov", .quickTimeMovie), ("mp4", .mpeg4Movie), ("mp3", .mp3),
      ("zip", .zip),
      ("gz", .gzip), ("csv", .commaSeparatedText), ("vcf", .vCard), ("ts", .mpeg2TransportStream),
    ]
  )
  func extensions(suffix: String, type: UTType) throws {
    #expect(UTType(filenameExtension: suffix) == type)
    let preferred = try #require(type.preferredFilenameExtension)
    #expect(UTType(filenameExtension: preferred) == type)
  }

  @Test(
    "MIME types lead to types and back",
    arguments: [
      ("text/html", UTType.html), ("image/gif", .gif), ("IMAGE/PNG", .png),
      ("text/plain", .plainText),
      ("text/plain;charset=utf-8", .utf8PlainText), ("text/plain; charset=latin1", .plainText),
      ("application/json", .json), ("audio/mpeg", .mp3), ("video/mp4", .mpeg4Movie),
      ("application/pdf", .pdf), ("application/octet-stream", .data),
    ]
  )
  func mimeTypes(name: String, type: UTType) throws {
    #expect(UTType(mimeType: name) == type)
    let preferred = try #require(type.preferredMIMEType)
    #expect(UTType(mimeType: preferred) == type)
  }

  @Test("a tag is asked for among the types of a supertype")
  func taggedSupertype() {
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    let app = UTType(filenameExtension: "app")
    #expect(app?.isDynamic == true)
    #expect(
      UTType.types(tag: "json", tagClass: .filenameExtension, conformingTo: .image).map(\.isDynamic)
        == [true]
    )
    #expect(
      UTType.types(tag: "url", tagClass: .filenameExtension, conformingTo: nil) == [
        .internetShortcut
      ]
    )
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("what nobody knows has a dynamic type that says what it was asked for")
  func dynamicType() throws {
    let type = try #require(UTType(filenameExtension: "Zyx-w", conformingTo: .image))
    #expect(type.identifier.hasPrefix("dyn.a"))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.conforms(to: .image) && type.conforms(to: .data))
    #expect(type.tags == [.filenameExtension: ["zyx-w"]])
    #expect(UTType(type.identifier) == type)
    #expect(type.localizedDescription == nil)
    #expect(UTType(filenameExtension: "zyx-w", conformingTo: .image) == type)
    #expect(UTType("dyn.nonsense") == nil)
  }

  @Test("identifiers of declared types count in any case, others are not known")
  func identifiers() {
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("PUBLIC.JPEG") == .jpeg)
    #expect(UTType("com.example.nobody-declared-it") == nil)
    #expect(UTType.jpeg.isPublic && UTType.jpeg.isDeclared && !UTType.jpeg.isDynamic)
    #expect(!UTType.pdf.isPublic)
  }

  @Test("a program's types are what it says")
  func programTypes() {
    let recipe = UTType(exportedAs: "com.example.types.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .text) && recipe.isDeclared)
    #expect(UTType("com.example.types.recipe") == recipe)
    let alone = UTType(importedAs: "com.example.types.alone")
    #expect(alone.conforms(to: .data) && !alone.conforms(to: .content))
    #expect(UTType(importedAs: "com.adobe.photoshop-image").conforms(to: .image))
  }

  @Test("types are written as identifiers")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png, .pdf])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .pdf])
    let foreign = try JSONDecoder().decode(
      [UTType].self,
      from: Data(#"["com.example.far-away"]"#.utf8)
    )
    #expect(foreign.map(\.identifier) == ["com.example.far-away"])
  }

  @Test(
    "names get a type's extension where they lack it",
    arguments: [
      ("note", UTType.plainText, "note.txt"), ("note.txt", .plainText, "note.txt"),
      ("note.md", .plainText, "note.md.txt"), ("photo.jpg", .jpeg, "photo.jpg"),
      ("photo.jpg", .image, "photo.jpg"),
      ("thing", .data, "thing"), ("folder", .folder, "folder"),
    ]
  )
  func names(name: String, type: UTType, wanted: String) {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent(name, conformingTo: type).lastPathComponent == wanted)
    #expect(
      folder.appendingPathComponent(name).appendingPathExtension(for: type).lastPathComponent
        == wanted
    )
    #expect(
      NSString(string: "/tmp").appendingPathComponent(name, conformingTo: type) == "/tmp/" + wanted
    )
    #expect(NSString(string: name).appendingPathExtension(for: type) == wanted)
  }

  @Test("every declared type has supertypes that are declared")
  func table() {
    let declarations = TypeTable.builtIn.declarations
    #expect(declarations.count > 200)
    for (identifier, declaration) in declarations {
      #expect(identifier == identifier.lowercased() || declaration.identifier == identifier)
      for parent in declaration.parents {
        #expect(declarations[parent] != nil, "\(parent) of \(identifier)")
      }
      #expect(!TypeCatalogue.shared.supertypes(of: identifier).contains(identifier))
    }
  }
}
