import Foundation
import Testing

@testable import AviaryProject

@Suite("Packages")
struct PackageReaderTests {
  private let manifest = """
    { "name": "Mail", "platforms": [{"platformName": "ios", "version": "17.0"}],
      "products": [{"name": "Mail", "targets": ["Mail"]}],
      "dependencies": [
        {"sourceControl": [{"identity": "lottie", "location": {"remote": [{"urlString": "https://example.org/lottie.git"}]}}]},
        {"fileSystem": [{"identity": "core", "path": "PLACE/core"}]}
      ],
      "targets": [
        {"name": "App", "type": "executable", "dependencies": [{"byName": ["Mail", null]}], "settings": []},
        {"name": "Mail", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Data", "rule": {"process": {}}}],
         "dependencies": [{"product": ["Lottie", "lottie", null, null]}, {"product": ["Core", "core", null, null]}],
         "settings": [
           {"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
           {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
           {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
           {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}]},
        {"name": "MailTests", "type": "test", "dependencies": [{"byName": ["Mail", null]}]},
        {"name": "Engine", "type": "binary", "dependencies": []}
      ],
      "toolsVersion": {"_version": "5.9.0"} }
    """
  private let core = """
    { "name": "core", "products": [{"name": "Core", "targets": ["Core"]}], "dependencies": [],
      "targets": [{"name": "Core", "type": "regular", "dependencies": []}], "toolsVersion": {"_version": "6.0.0"} }
    """

  private func fixture() throws -> Fixture {
    try Fixture([
      "Mail/Package.swift": "", "Mail/Sources/App/main.swift": "",
      "Mail/Sources/Mail/Inbox.swift": "",
      "Mail/Sources/Mail/Old/Gone.swift": "", "Mail/Sources/Mail/Data/a.json": "{}",
      "Mail/Sources/Mail/Look.xcassets/Contents.json": "{}", "Mail/Tests/MailTests/T.swift": "",
      "core/Package.swift": "", "core/Sources/Core/Core.swift": "",
    ])
  }

  private func reader(_ fixture: Fixture) -> ProjectReader {
    ProjectReader { folder in
      let text = folder.hasSuffix("core") ? core : manifest
      return Data(text.replacingOccurrences(of: "PLACE", with: fixture.root).utf8)
    }
  }

  @Test("Targets come in the order of their uses, with their sources, resources and settings")
  func targets() throws {
    let fixture = try fixture()
    var reader = reader(fixture)
    reader.system = "ios"
    let project = try reader.read(fixture.path("Mail"))
    #expect(project.kind == .package && project.name == "Mail")
    #expect(project.targets.map(\.id) == ["core/Core", "Mail/Mail", "Mail/App"])
    let mail = project.targets[1]
    #expect(fixture.relative(mail.files) == ["Mail/Sources/Mail/Inbox.swift"])
    #expect(
      fixture.relative(mail.resources) == [
        "Mail/Sources/Mail/Data", "Mail/Sources/Mail/Look.xcassets",
      ]
    )
    #expect(mail.flags == ["FAST"])
    #expect(mail.settings == ["-enable-upcoming-feature", "ExistentialAny"])
    #expect(mail.languageMode == "6" && project.targets[2].languageMode == "5")
    #expect(mail.systems == [.iOS])
    #expect(mail.uses == ["core/Core"] && mail.usesElsewhere == ["Lottie"])
    #expect(project.targets[0].isDependency && !mail.isDependency)
    #expect(project.targets[0].languageMode == "6")
  }

  @Test(
    "A package that is not here is named with where it is fetched from, and what is wanted of it"
  )
  func absent() throws {
    let fixture = try fixture()
    let project = try reader(fixture).read(fixture.path("Mail/Package.swift"))
    #expect(
      project.absentPackages == [
        AbsentPackage(
          identity: "lottie",
          location: "https://example.org/lottie.git",
          products: ["Lottie"]
        )
      ]
    )
    #expect(project.notes == ["the target Engine is a binary, which is not judged"])
  }

  @Test("Tests are read where they are asked for")
  func tests() throws {
    let fixture = try fixture()
    var reader = reader(fixture)
    reader.readsTests = true
    #expect(try reader.read(fixture.path("Mail")).targets.map(\.name).contains("MailTests"))
  }

  @Test("A folder without a package or a project is one module; an empty one is refused by name")
  func folders() throws {
    let fixture = try Fixture([
      "Views/A.swift": "", "Views/More/B.swift": "", "Views/.build/C.swift": "", "Empty/": "",
      "Two/A.xcodeproj/x": "", "Two/B.xcodeproj/x": "",
    ])
    let reader = ProjectReader { _ in Data() }
    let project = try reader.read(fixture.path("Views"))
    #expect(project.kind == .folder)
    #expect(fixture.relative(project.targets[0].files) == ["Views/A.swift", "Views/More/B.swift"])
    let faults = [
      "Empty": "there are no Swift sources", "None": "no such file", "Two": "several projects",
    ]
    for (name, words) in faults {
      let error = #expect(throws: ProjectError.self) { try reader.read(fixture.path(name)) }
      #expect(error?.message.contains(words) == true, "\(name)")
      #expect(error?.message.contains(name) == true)
    }
  }
}
