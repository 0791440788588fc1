import Foundation
import Testing

@testable import AviaryProject

@Suite("Xcode's projects")
struct XcodeProjectTests {
  /// An app whose folder is synchronized with the disk, a widget with a list of files, tests, a package beside them and
  /// one that is not here.
  private let text = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P0;
      objects = {
        P0 /* Project object */ = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; packageReferences = (R1, R2, );
          projectDirPath = ""; targets = (T1, T2, T3, ); };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, C9, ); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        C9 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.0; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F9; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) FANCY"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        G0 = {isa = PBXGroup; children = (S1, G2, F9, ); sourceTree = "<group>"; };
        S1 /* Mail */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = "My Mail";
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Skip.swift, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/Entry.swift, ); target = T2; };
        G2 = {isa = PBXGroup; children = (F1, F2, V1, ); path = Widget; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Elsewhere/Gone.swift; sourceTree = SOURCE_ROOT; };
        F9 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3, ); name = Words.strings; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = en; path = en.lproj/Words.strings; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = "My Mail"; productType = "com.apple.product-type.application"; buildConfigurationList = L1;
          buildPhases = (B1, ); dependencies = (D1, ); fileSystemSynchronizedGroups = (S1, ); packageProductDependencies = (Q1, Q2, ); };
        T2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1;
          buildPhases = (B2, B3, ); dependencies = (); };
        T3 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
        B1 = {isa = PBXSourcesBuildPhase; files = (); };
        B2 = {isa = PBXSourcesBuildPhase; files = (X1, X2, ); };
        B3 = {isa = PBXResourcesBuildPhase; files = (X3, ); };
        X1 = {isa = PBXBuildFile; fileRef = F1; };
        X2 = {isa = PBXBuildFile; fileRef = F2; };
        X3 = {isa = PBXBuildFile; fileRef = V1; };
        D1 = {isa = PBXTargetDependency; target = T2; };
        R1 = {isa = XCLocalSwiftPackageReference; relativePath = core; };
        R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kingfisher.git"; };
        Q1 = {isa = XCSwiftPackageProductDependency; productName = Core; };
        Q2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Kingfisher; };
      };
    }
    """
  private let core = """
    { "name": "core", "products": [{"name": "Core", "targets": ["Core"]}], "dependencies": [],
      "targets": [{"name": "Core", "type": "regular", "dependencies": []}], "toolsVersion": {"_version": "6.0.0"} }
    """

  private func fixture(_ more: [String: String] = [:]) throws -> Fixture {
    var files = [
      "App/Mail.xcodeproj/project.pbxproj": text, "App/My Mail/Mail.swift": "",
      "App/My Mail/Skip.swift": "",
      "App/My Mail/Shared/Entry.swift": "", "App/My Mail/Assets.xcassets/Contents.json": "{}",
      "App/My Mail/Info.plist": "", "App/Widget/Widget.swift": "",
      "App/Widget/en.lproj/Words.strings": "",
      "App/App.xcconfig": "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0 // new\n",
      "App/Base.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) BASE\n",
      "App/core/Package.swift": "", "App/core/Sources/Core/Core.swift": "",
    ]
    files.merge(more) { $1 }
    return try Fixture(files)
  }

  private func reader() -> ProjectReader { ProjectReader { _ in Data(core.utf8) } }

  @Test("Targets have the files of synchronized folders and of phases, and their settings")
  func targets() throws {
    let fixture = try fixture()
    let project = try reader().read(fixture.path("App"))
    #expect(project.kind == .xcodeProject && project.name == "Mail")
    #expect(project.targets.map(\.id) == ["Widget", "core/Core", "My Mail"])
    let app = project.targets[2]
    #expect(app.kind == .app && app.module == "My_Mail")
    #expect(
      fixture.relative(app.files) == ["App/My Mail/Mail.swift", "App/My Mail/Shared/Entry.swift"]
    )
    #expect(fixture.relative(app.resources).contains("App/My Mail/Assets.xcassets"))
    #expect(app.languageMode == "6")
    #expect(app.flags == ["BASE", "FANCY"])
    #expect(app.settings == ["-default-isolation", "MainActor"])
    #expect(app.systems == [.iOS])
    #expect(app.uses == ["Widget", "core/Core"])
    let widget = project.targets[0]
    #expect(widget.kind == .extension)
    #expect(
      fixture.relative(widget.files) == [
        "App/My Mail/Shared/Entry.swift", "App/Widget/Widget.swift",
      ]
    )
    #expect(fixture.relative(widget.resources) == ["App/Widget/en.lproj/Words.strings"])
  }

  @Test("What is not here is told: packages, and files that only the project knows")
  func absent() throws {
    let fixture = try fixture()
    let project = try reader().read(fixture.path("App/Mail.xcodeproj"))
    #expect(
      project.absentPackages == [
        AbsentPackage(
          identity: "kingfisher",
          location: "https://example.org/Kingfisher.git",
          products: ["Kingfisher"]
        )
      ]
    )
    #expect(project.notes.count == 1)
    #expect(
      project.notes[0].contains("Elsewhere/Gone.swift is named in the project and is not there")
    )
  }

  @Test("A workspace has the targets of its projects, and packages; paths go through groups")
  func workspace() throws {
    let fixture = try fixture([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:App" name = "Apps">
          <FileRef location = "group:Mail.xcodeproj"></FileRef>
        </Group>
        <FileRef location = "group:App/core"></FileRef>
        <FileRef location = "container:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """
    ])
    let project = try reader().read(fixture.root)
    #expect(project.kind == .xcodeWorkspace && project.name == "All")
    #expect(project.targets.map(\.id) == ["Widget", "core/Core", "My Mail"])
    #expect(project.notes.contains { $0.contains("Pods.xcodeproj of the workspace is not there") })
  }

  @Test(
    "What is no project is refused with its name and the fault",
    arguments: [
      ("not a list", "line 1: "), ("{ a = b; }", "it has no objects"),
      ("{ objects = {}; rootObject = P; }", "its root object is missing"),
    ]
  )
  func faults(text: String, words: String) throws {
    let fixture = try Fixture(["A.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) {
      try reader().read(fixture.path("A.xcodeproj"))
    }
    #expect(error?.message.contains("A.xcodeproj/project.pbxproj: ") == true)
    #expect(error?.message.contains(words) == true)
  }
}
