// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MarkdownEditor",
  dependencies: [.package(name: "Aviary", path: "../..")],
  targets: [
    .executableTarget(
      name: "MarkdownEditor",
      dependencies: [.product(name: "SwiftUI", package: "Aviary")]
    )
  ],
  swiftLanguageModes: [.v6]
)
