// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalHost",
  dependencies: [.package(name: "Aviary", path: "../..")],
  targets: [
    .executableTarget(
      name: "TerminalHost",
      dependencies: [
        .product(name: "SwiftUI", package: "Aviary"),
        .product(name: "GalleryScenes", package: "Aviary"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
