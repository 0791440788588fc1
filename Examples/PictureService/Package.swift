// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PictureService",
  dependencies: [.package(name: "Aviary", path: "../..")],
  targets: [
    .executableTarget(
      name: "PictureService",
      dependencies: [.product(name: "SwiftUI", package: "Aviary")]
    )
  ],
  swiftLanguageModes: [.v6]
)
