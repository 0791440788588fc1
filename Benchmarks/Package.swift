// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Aviary", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "SwiftUI", package: "Aviary")]
    )
  ],
  swiftLanguageModes: [.v6]
)
