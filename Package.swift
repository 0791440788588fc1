// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target of our own is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Where a dependency says `built later`, nothing of it is used. SwiftPM compiles what is ready in the order of the names,
// the last first, so modules that much waits for came late, and the engine and the controls, the longest ones,
// were compiled with a core idle beside them. What nothing waits for is kept for then by these.

// A list of targets and what each imports, and so longer than other files.
let package = Package(
  name: "Aviary",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    // Apple's modules beside it. Whoever has the product SwiftUI has them too.
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "simd", targets: ["simd"]),
    // These are asked for by name, since a module of that name turns `canImport` on.
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "Carbon", targets: ["Carbon"]),
    .library(name: "Cocoa", targets: ["Cocoa"]),
    // Notifications of the desktop.
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    // What tests drive and look at views with.
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .executable(name: "aviary", targets: ["aviary"]),
    // The gallery's scenes, for programs that show them elsewhere, such as Examples/TerminalHost.
    .library(name: "GalleryScenes", targets: ["GalleryScenes"]),
  ],
  traits: [
    .default(enabledTraits: ["Networking"]),
    // `import SwiftUI` and `import Combine` bring `URLSession`, as on Apple's systems. Programs that are
    // linked statically and load nothing leave it out: its libraries would have to be there.
    .trait(name: "Networking", description: "Re-export FoundationNetworking."),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CDeflate",
      pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]
    ),
    .target(name: "CAviaryPixels"),
    .target(name: "CAviaryLibraries"),
    .target(name: "CAviaryMemory"),
    .target(name: "CAviaryServer", dependencies: ["CAviaryLibraries"]),
    .target(name: "CAviarySupport"),
    .target(name: "CAviaryObservation"),
    .target(name: "CAviaryOS"),
    // The numbers of keys, for what is written for AppKit.
    .target(name: "Carbon"),
    .target(name: "CAviaryKits"),
    .target(name: "CAviaryQuartz"),

    // Modules beside SwiftUI, as Apple names them; nothing of the engine is in them.
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(
      name: "CoreTransferable",
      dependencies: ["Combine", "UniformTypeIdentifiers"],
      swiftSettings: strict
    ),
    .target(name: "os", dependencies: ["CAviaryOS"], swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),

    // What Foundation lacks on Linux; its ICU comes with Swift.
    .target(
      name: "AviaryFoundation",
      dependencies: ["AviaryLayout", "AviaryDrawing"],  // built later
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),

    // Publishers and subscribers: Foundation and FoundationNetworking only.
    .target(name: "Combine", swiftSettings: strict),

    // The foundations and the engine: Combine, uniform types, Foundation and Observation only.
    .target(name: "AviaryCoreGeometry", swiftSettings: strict),
    .target(name: "AviaryGeometry", dependencies: ["AviaryCoreGeometry"], swiftSettings: strict),
    .target(name: "AviaryGraph", dependencies: ["CAviaryObservation"], swiftSettings: strict),
    .target(
      name: "AviaryLayout",
      dependencies: ["AviaryGeometry", "CAviaryMemory"],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryDrawing",
      dependencies: ["AviaryCoreGeometry", "AviaryGeometry"],
      swiftSettings: strict
    ),
    // CoreGraphics' values and what its contexts draw, as commands of a display list.
    .target(
      name: "AviaryQuartz",
      dependencies: [
        "AviaryCoreGeometry", "AviaryGeometry", "AviaryDrawing", "CAviaryPixels",
        "CAviaryQuartz",
        "AviaryFoundation",  // built later
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryEngine",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "Combine",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),

    // The views, in layers; each uses those above it.
    .target(
      name: "AviaryGraphics",
      dependencies: [
        "AviaryFoundation", "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing",
        "AviaryEngine",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryStacks",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryMotion",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryInteraction",
      dependencies: [
        "AviaryFoundation",
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryControls",
      dependencies: [
        "AviaryFoundation",
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryMotion", "AviaryInteraction",
        "CoreTransferable", "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryTables",
      dependencies: [
        "AviaryFoundation", "CoreTransferable",
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryInteraction", "AviaryControls",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryApps",
      dependencies: [
        "AviaryFoundation",
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryInteraction", "AviaryControls",
      ],
      swiftSettings: strict
    ),

    .target(
      name: "AviaryDocuments",
      dependencies: [
        "AviaryFoundation", "AviaryEngine", "AviaryGraphics", "AviaryStacks", "AviaryInteraction",
        "AviaryControls", "AviaryApps", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),

    // Reading Swift source: for the macros and the command.
    .target(name: "AviarySwiftSource", swiftSettings: strict),
    // Reading projects: packages, Xcode's projects and workspaces, conditions.
    .target(
      name: "AviaryProject",
      dependencies: [
        "AviarySwiftSource",
        "AviaryGraphics",  // built later
      ],
      swiftSettings: strict
    ),
    .macro(name: "AviaryMacros", dependencies: ["AviarySwiftSource"], swiftSettings: strict),

    // The platform.
    .target(
      name: "AviaryCairo",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "Combine", "UniformTypeIdentifiers", "CCairo", "CDeflate", "CAviaryPixels",
        "CAviaryLibraries",
      ],
      swiftSettings: strict
    ),

    // CoreGraphics for clients: contexts that paint pixels and documents, and what views know of them.
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(
      name: "CoreGraphics",
      dependencies: [
        "AviaryCoreGeometry", "AviaryGeometry", "AviaryDrawing", "AviaryQuartz", "AviaryEngine",
        "AviaryCairo", "CCairo", "_Testing_CoreGraphics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryQuartzViews",
      dependencies: [
        "AviaryCoreGeometry", "AviaryGeometry", "AviaryDrawing", "AviaryQuartz", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryControls", "AviaryCairo", "QuartzCore",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryPages",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryEngine", "AviaryGraphics", "AviaryStacks",
        "AviaryCairo",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "ImageIO",
      dependencies: [
        "AviaryCairo", "AviaryCoreGeometry", "AviaryDrawing", "AviaryQuartz", "CoreGraphics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["AviaryFoundation", "CoreGraphics"],
      swiftSettings: strict
    ),
    .target(name: "Symbols", dependencies: ["AviaryGraphics"], swiftSettings: strict),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "AviaryGeometry", "AviaryLayout", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "AviaryMotion", "AviaryInteraction",
      ],
      swiftSettings: strict
    ),
    .target(name: "simd", swiftSettings: strict),

    // Windows: GTK is loaded when an app runs.
    .target(name: "CAviaryWindow", dependencies: ["CAviaryLibraries"]),
    .target(
      name: "AviaryGTK",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryInteraction", "AviaryControls", "AviaryApps",
        "AviaryDocuments", "AviaryCairo", "CAviaryWindow", "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),

    // Notifications, for programs that import it.
    .target(
      name: "UserNotifications",
      dependencies: ["AviaryEngine", "AviaryGTK"],
      swiftSettings: strict
    ),

    // What hosts and painters outside of the package build on.
    .target(
      name: "AviaryHosting",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "AviaryInteraction", "AviaryCairo",
      ],
      swiftSettings: strict
    ),

    // Values and services by the names that UIKit and AppKit have for them.
    .target(
      name: "AviaryKits",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "AviaryCairo", "AviaryQuartz", "AviaryQuartzViews", "AviaryCoreGeometry",
        "AviaryInteraction", "AviaryFoundation", "AviaryLayout", "AviaryControls", "Combine",
        "CoreGraphics",
        "CoreTransferable", "QuartzCore", "UniformTypeIdentifiers", "CAviaryKits",
        "CAviaryLibraries",
      ],
      swiftSettings: strict
    ),
    // Programs of theirs, which open windows; apart, so that the kits are compiled beside the windows.
    .target(
      name: "AviaryKitPrograms",
      dependencies: ["AviaryApps", "AviaryDocuments", "AviaryEngine", "AviaryGTK", "AviaryKits"],
      swiftSettings: strict
    ),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "AviaryEngine", "AviaryFoundation", "AviaryInteraction", "AviaryKits", "AviaryKitPrograms",
        "AviaryGraphics", "Combine", "CoreGraphics", "ImageIO", "QuartzCore", "_Testing_UIKit",
      ],
      swiftSettings: strict
    ),
    .target(name: "_Testing_AppKit", swiftSettings: strict),
    .target(
      name: "AppKit",
      dependencies: [
        "AviaryEngine", "AviaryFoundation", "AviaryInteraction", "AviaryKits", "AviaryKitPrograms",
        "AviaryGraphics", "Combine", "CoreGraphics", "ImageIO", "QuartzCore", "Carbon",
        "_Testing_AppKit",
      ],
      swiftSettings: strict
    ),
    .target(name: "Cocoa", dependencies: ["AppKit", "QuartzCore"], swiftSettings: strict),

    // What clients import.
    .target(
      name: "SwiftUI",
      dependencies: [
        "AviaryFoundation", "AviaryGeometry", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics",
        "AviaryStacks", "AviaryMotion", "AviaryInteraction", "AviaryControls", "AviaryTables",
        "AviaryApps", "AviaryDocuments", "AviaryCairo", "AviaryHosting", "AviaryQuartzViews",
        "AviaryPages", "AviaryKits", "AviaryKitPrograms", "AviaryGTK",
        "AviaryMacros", "CAviarySupport", "Combine", "CoreGraphics", "CoreTransferable",
        "ImageIO", "OSLog",
        "QuartzCore", "SwiftUICore", "Symbols", "UniformTypeIdentifiers", "os", "simd",
      ],
      swiftSettings: strict
    ),

    // What tests of clients drive views with.
    .target(
      name: "SwiftUITesting",
      dependencies: [
        "SwiftUI", "AviaryGeometry", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "AviaryInteraction", "AviaryCairo",
      ],
      swiftSettings: strict
    ),

    // What tools know of views that are shown, and ask of them.
    .target(
      name: "AviaryInspection",
      dependencies: [
        "SwiftUITesting", "AviaryMessages", "AviaryGeometry", "AviaryLayout", "AviaryDrawing",
        "AviaryEngine",
        "AviaryStacks", "AviaryInteraction",
      ],
      swiftSettings: strict
    ),

    // Tools. What the command and the programs that it starts say to each other is a module that both use,
    // so that the command is compiled beside the views: it links with them only at its end.
    .target(name: "AviaryMessages", swiftSettings: strict),
    .target(
      name: "AviaryDriver",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "AviaryInspection", "AviaryMessages", "AviaryGeometry",
        "AviaryGraph", "AviaryDrawing", "AviaryEngine", "AviaryGraphics", "AviaryStacks",
        "AviaryInteraction", "AviaryCairo",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryCommand",
      dependencies: [
        "AviaryMessages", "AviarySwiftSource", "AviaryProject", "UniformTypeIdentifiers",
        "CAviaryServer",
        "AviaryCairo",  // built later
      ],
      path: "Sources/aviary",
      exclude: ["Main"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "aviary",
      dependencies: ["AviaryCommand", "AviaryDriver"],
      path: "Sources/aviary/Main",
      swiftSettings: strict
    ),

    // The gallery: containers in use, each a scene of its own.
    .target(
      name: "GalleryScenes",
      dependencies: ["SwiftUI"],
      path: "Gallery/Scenes",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Gallery",
      dependencies: ["SwiftUI", "GalleryScenes"],
      path: "Gallery/App",
      swiftSettings: strict
    ),
    // What ./draw-gallery builds: both programs in one go.
    .target(
      name: "FirstBuild",
      dependencies: ["aviary", "Gallery"],
      path: "Gallery/FirstBuild",
      swiftSettings: strict
    ),

    // Tests.
    .testTarget(
      name: "AviaryFoundationTests",
      dependencies: ["AviaryFoundation"],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryTestSupport",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryLayout", "AviaryEngine", "AviaryInteraction",
      ],
      path: "Tests/AviaryTestSupport",
      swiftSettings: strict
    ),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
    .testTarget(
      name: "AviaryGeometryTests",
      dependencies: ["AviaryGeometry"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryLayoutTests",
      dependencies: ["AviaryGeometry", "AviaryLayout"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryDrawingTests",
      dependencies: ["AviaryGeometry", "AviaryDrawing"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UniformTypeIdentifiersTests",
      dependencies: ["UniformTypeIdentifiers"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoreTransferableTests",
      dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "osTests",
      dependencies: ["os", "OSLog", "CAviaryOS"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryKitsTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "UIKit", "AppKit", "AviaryKits", "AviaryEngine",
        "AviaryDrawing", "AviaryFoundation", "AviaryTestSupport", "Carbon",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryQuartzTests",
      dependencies: ["AviaryCoreGeometry", "AviaryQuartz"],
      swiftSettings: strict
    ),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .testTarget(name: "ImageIOTests", dependencies: ["ImageIO"], swiftSettings: strict),
    .testTarget(name: "SIMDTests", dependencies: ["simd"], swiftSettings: strict),
    .testTarget(
      name: "AviaryPagesTests",
      dependencies: ["SwiftUI", "AviaryPages", "AviaryEngine", "AviaryCairo"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryQuartzViewsTests",
      dependencies: ["SwiftUI"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftUITestingTests",
      dependencies: ["SwiftUI", "SwiftUITesting", "Combine", "UIKit"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryMessagesTests",
      dependencies: ["AviaryMessages"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryInspectionTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "AviaryInspection", "AviaryMessages", "AviaryEngine",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryTablesTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "AviaryTables", "AviaryEngine", "AviaryTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryDocumentsTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "AviaryEngine", "AviaryInteraction", "AviaryTestSupport",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryViewsTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "AviaryFoundation", "AviaryGeometry", "AviaryGraph",
        "AviaryLayout",
        "AviaryDrawing", "AviaryEngine", "AviaryGraphics", "AviaryStacks", "AviaryMotion",
        "AviaryInteraction", "AviaryControls", "UniformTypeIdentifiers",
        "AviaryApps",
        "AviaryCairo", "AviaryHosting", "AviaryTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviarySwiftSourceTests",
      dependencies: ["AviarySwiftSource"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryProjectTests",
      dependencies: ["AviaryProject"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryMacrosTests",
      dependencies: ["AviaryMacros", "AviarySwiftSource"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryCairoTests",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryCairo", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "CDeflate",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WindowProbe",
      dependencies: ["SwiftUI"],
      path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "DesktopProbe",
      dependencies: ["SwiftUI", "UserNotifications"],
      path: "Tests/DesktopProbe",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "KitProbe",
      dependencies: ["SwiftUI", "UIKit", "AppKit"],
      path: "Tests/KitProbe",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "DocumentProbe",
      dependencies: ["SwiftUI"],
      path: "Tests/DocumentProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryGTKTests",
      dependencies: ["AviaryGTK", "WindowProbe", "DocumentProbe", "DesktopProbe", "KitProbe"],
      exclude: ["drag_peer.py", "desktop_peer.py"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryToolTests",
      dependencies: [
        "aviary", "AviaryCommand", "AviaryDriver", "AviaryInspection", "AviaryMessages",
        "AviaryDrawing", "AviaryEngine", "AviaryGraphics", "AviaryProject", "AviarySwiftSource",
        "SwiftUI", "SwiftUITesting",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "SwiftUI", "GalleryScenes", "SwiftUITesting", "AviaryCairo", "AviaryDrawing",
        "AviaryEngine",
        "AviaryGraphics", "AviaryStacks",
      ],
      swiftSettings: strict
    ),

    // One client's sources, compiled as clients may be set up.
    .testTarget(
      name: "CompatibilitySwift5Tests",
      dependencies: ["SwiftUI"],
      path: "Tests/CompatibilityTests/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "CompatibilitySwift6Tests",
      dependencies: ["SwiftUI"],
      path: "Tests/CompatibilityTests/Swift6"
    ),
    .testTarget(
      name: "CompatibilityMainActorTests",
      dependencies: ["SwiftUI"],
      path: "Tests/CompatibilityTests/MainActorByDefault",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A part of the tests, which scripts/sanitize builds: targets, and after a colon the files of one. The others are left
// out, since a sanitizer makes each of the thousand files of tests some times as expensive to compile as the few that matter.
if let parts = Context.environment["AVIARY_TESTS"] {
  var files: [String: [String]] = [:]
  for part in parts.split(separator: " ") {
    let words = part.split(separator: ":").map(String.init)
    files[words[0]] = words.dropFirst().first?.split(separator: ",").map(String.init) ?? []
  }
  package.targets.removeAll { $0.type == .test && files[$0.name] == nil }
  for target in package.targets where target.type == .test {
    if let names = files[target.name], !names.isEmpty { target.sources = names }
  }
}
