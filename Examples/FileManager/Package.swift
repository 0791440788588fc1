// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Files",
  dependencies: [.package(name: "Aviary", path: "../..")],
  targets: [
    .executableTarget(
      name: "Files",
      dependencies: [.product(name: "SwiftUI", package: "Aviary")]
    )
  ],
  swiftLanguageModes: [.v6]
)
