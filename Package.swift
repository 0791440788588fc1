// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target of our own is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Aviary",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .executable(name: "aviary", targets: ["aviary"]),
    // The gallery's scenes, for programs that show them elsewhere, such as Examples/TerminalHost.
    .library(name: "GalleryScenes", targets: ["GalleryScenes"]),
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
    .target(name: "CAviarySupport"),
    .target(name: "CAviaryObservation"),

    // The foundations and the engine: Foundation and Observation only.
    .target(name: "AviaryGeometry", swiftSettings: strict),
    .target(name: "AviaryGraph", dependencies: ["CAviaryObservation"], swiftSettings: strict),
    .target(name: "AviaryLayout", dependencies: ["AviaryGeometry"], swiftSettings: strict),
    .target(name: "AviaryDrawing", dependencies: ["AviaryGeometry"], swiftSettings: strict),
    .target(
      name: "AviaryEngine",
      dependencies: ["AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing"],
      swiftSettings: strict
    ),

    // The views, in layers; each uses those above it.
    .target(
      name: "AviaryGraphics",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
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
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryControls",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryMotion", "AviaryInteraction",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AviaryApps",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryInteraction", "AviaryControls",
      ],
      swiftSettings: strict
    ),

    // Reading Swift source: for the macros and the command.
    .target(name: "AviarySwiftSource", swiftSettings: strict),
    // Reading projects: packages, Xcode's projects and workspaces, conditions.
    .target(name: "AviaryProject", dependencies: ["AviarySwiftSource"], swiftSettings: strict),
    .macro(name: "AviaryMacros", dependencies: ["AviarySwiftSource"], swiftSettings: strict),

    // The platform.
    .target(
      name: "AviaryCairo",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryEngine", "AviaryGraphics", "CCairo", "CDeflate",
        "CAviaryPixels", "CAviaryLibraries",
      ],
      swiftSettings: strict
    ),

    // Windows: GTK is loaded when an app runs.
    .target(name: "CAviaryWindow", dependencies: ["CAviaryLibraries"]),
    .target(
      name: "AviaryGTK",
      dependencies: [
        "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryInteraction", "AviaryControls", "AviaryApps",
        "AviaryCairo", "CAviaryWindow",
      ],
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

    // What clients import.
    .target(
      name: "SwiftUI",
      dependencies: [
        "AviaryGeometry", "AviaryLayout", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryStacks", "AviaryMotion", "AviaryInteraction", "AviaryControls", "AviaryApps",
        "AviaryCairo", "AviaryHosting",
        "AviaryGTK", "AviaryMacros", "CAviarySupport",
      ],
      swiftSettings: strict
    ),

    // Tools.
    .target(
      name: "AviaryDriver",
      dependencies: ["SwiftUI", "AviaryEngine", "AviaryGraphics", "AviaryStacks"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "aviary",
      dependencies: ["AviaryDriver", "AviarySwiftSource", "AviaryProject"],
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

    // Tests.
    .target(
      name: "AviaryTestSupport",
      dependencies: [
        "AviaryGeometry", "AviaryDrawing", "AviaryLayout", "AviaryEngine", "AviaryInteraction",
      ],
      path: "Tests/AviaryTestSupport",
      swiftSettings: strict
    ),
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
      name: "AviaryViewsTests",
      dependencies: [
        "SwiftUI", "AviaryGeometry", "AviaryGraph", "AviaryLayout", "AviaryDrawing", "AviaryEngine",
        "AviaryGraphics", "AviaryStacks", "AviaryMotion", "AviaryInteraction", "AviaryControls",
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
    .testTarget(
      name: "AviaryGTKTests",
      dependencies: ["WindowProbe"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AviaryToolTests",
      dependencies: [
        "aviary", "AviaryDriver", "AviaryDrawing", "AviaryEngine", "AviaryGraphics",
        "AviaryProject", "AviarySwiftSource",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "SwiftUI", "GalleryScenes", "AviaryCairo", "AviaryDrawing", "AviaryEngine",
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
