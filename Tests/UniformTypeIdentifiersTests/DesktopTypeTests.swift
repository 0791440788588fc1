import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("The desktop's types")
final class DesktopTypeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("aviary-mime-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func catalogue(_ files: [String: String], information: [String: Any] = [:]) throws
    -> TypeCatalogue
  {
    for (name, text) in files {
      let file = folder.appendingPathComponent("mime/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return TypeCatalogue(
      folders: MIMEDatabase.folders(environment: [
        "XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": "/nowhere",
      ]),
      information: information
    )
  }

  private let database = [
    "globs2": """
    # comment
    50:text/rust:*.rs
    50:text/x-makefile:makefile
    80:application/x-thing:*.thing
    50:application/x-thing:*.thg
    50:image/png:*.png
    50:image/x-odd:*.odd
    50:text/plain:*.asc
    """,
    "subclasses": "text/rust text/plain\napplication/x-thing application/zip\n",
    "aliases": "application/x-old-thing application/x-thing\nimage/x-new-png image/png\n",
    "text/rust.xml":
      "<comment>Rust source code</comment><comment xml:lang=\"de\">Rust-Quelltext &amp; mehr</comment>",
    "image/png.xml": "<comment>PNG image</comment><comment xml:lang=\"pt_BR\">Imagem PNG</comment>",
  ]

  @Test("types of the database are found by extension, MIME type and alias, and are what it says")
  func lookup() throws {
    let catalogue = try catalogue(database)
    func find(_ tag: String, _ tagClass: UTTagClass) -> [String] {
      catalogue.identifiers(tag: tag, of: tagClass, conformingTo: nil)
    }
    #expect(find("rs", .filenameExtension) == ["org.freedesktop.mime.text.rust"])
    #expect(find("thg", .filenameExtension) == ["org.freedesktop.mime.application.x-thing"])
    #expect(find("application/x-old-thing", .mimeType) == find("application/x-thing", .mimeType))
    #expect(find("image/x-new-png", .mimeType) == ["public.png"])
    #expect(find("asc", .filenameExtension) == ["public.plain-text"])
    #expect(find("nothing", .filenameExtension).isEmpty)
    #expect(catalogue.conforms("org.freedesktop.mime.text.rust", to: "public.plain-text"))
    #expect(catalogue.conforms("org.freedesktop.mime.application.x-thing", to: "public.archive"))
    #expect(catalogue.conforms("org.freedesktop.mime.image.x-odd", to: "public.image"))
    #expect(
      catalogue.identifiers(tag: "rs", of: .filenameExtension, conformingTo: "public.image").isEmpty
    )
    let thing = catalogue.declaration(of: "org.freedesktop.mime.application.x-thing")
    #expect(thing?.tags(of: .filenameExtension) == ["thing", "thg"])
    #expect(thing?.tags(of: .mimeType) == ["application/x-thing", "application/x-old-thing"])
  }

  @Test(
    "words are in the person's language where the database has them",
    arguments: [
      ("org.freedesktop.mime.text.rust", ["de-DE"], "Rust-Quelltext & mehr"),
      ("org.freedesktop.mime.text.rust", ["fr"], "Rust source code"),
      ("org.freedesktop.mime.text.rust", ["en-GB", "de"], "Rust source code"),
      ("public.png", ["pt-BR"], "Imagem PNG"), ("public.png", ["pt-PT"], "PNG image"),
      ("com.compuserve.gif", ["de"], "GIF image"),
    ]
  )
  func words(identifier: String, languages: [String], wanted: String) throws {
    #expect(try catalogue(database).words(of: identifier, languages: languages) == wanted)
  }

  @Test("without a database the built-in types are there")
  func noDatabase() {
    let catalogue = TypeCatalogue(folders: [])
    #expect(
      catalogue.identifiers(tag: "png", of: .filenameExtension, conformingTo: nil) == ["public.png"]
    )
    #expect(catalogue.identifiers(tag: "rs", of: .filenameExtension, conformingTo: nil).isEmpty)
    #expect(catalogue.words(of: "public.png", languages: ["de"]) == "PNG image")
  }

  @Test("a bundle's declarations count, before the system's")
  func information() throws {
    let exported: [String: Any] = [
      "UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": ["public.json"],
      "UTTypeDescription": "Recipe", "UTTypeReferenceURL": "https://example.com",
      "UTTypeVersion": 2,
      "UTTypeTagSpecification": [
        "public.filename-extension": ["recipe", "png"], "public.mime-type": "application/x-recipe",
      ] as [String: Any],
    ]
    let catalogue = try catalogue([:], information: ["UTExportedTypeDeclarations": [exported]])
    let found = catalogue.identifiers(tag: "png", of: .filenameExtension, conformingTo: nil)
    #expect(found == ["com.example.recipe", "public.png"])
    let recipe = try #require(catalogue.declaration(of: "com.example.recipe"))
    #expect(recipe.tags(of: .mimeType) == ["application/x-recipe"])
    #expect(recipe.words == "Recipe" && recipe.version == 2)
    #expect(catalogue.conforms("com.example.recipe", to: "public.text"))
  }

  @Test(
    "where databases are is the environment's word",
    arguments: [
      (["XDG_DATA_HOME": "/h", "XDG_DATA_DIRS": "/a:/b"], ["/h/mime", "/a/mime", "/b/mime"]),
      (
        ["HOME": "/home/me", "XDG_DATA_DIRS": "relative:/b"],
        ["/home/me/.local/share/mime", "/b/mime"]
      ),
      (["XDG_DATA_DIRS": ""], ["/usr/local/share/mime", "/usr/share/mime"]),
    ]
  )
  func places(environment: [String: String], wanted: [String]) {
    #expect(MIMEDatabase.folders(environment: environment).map(\.path) == wanted)
  }

  @Test("dynamic identifiers are those that Apple's systems make")
  func dynamicIdentifiers() throws {
    let known = DynamicIdentifier(
      parents: ["public.data"],
      tagClass: .filenameExtension,
      tag: "abc"
    )
    #expect(known.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    for tag in ["x", "abc", "a:b,c=d%e", "ümlaut", "tar.gz"] {
      let one = DynamicIdentifier(
        parents: ["com.example.a", "public.text"],
        tagClass: .mimeType,
        tag: tag
      )
      #expect(DynamicIdentifier(one.identifier) == one)
    }
  }
}
