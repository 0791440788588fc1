// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Aviary", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "SwiftUI", package: "Aviary")],
      // Fewer pages are touched before the first line runs, see Documentation/Bundling.md.
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--no-export-dynamic",
            "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
          ],
          .when(configuration: .release)
        )
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
