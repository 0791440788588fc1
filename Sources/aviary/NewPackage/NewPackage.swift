import AviaryProject

/// The files of a package with an app, a view, a preview and a test.
struct NewPackage {
  /// Where Aviary comes from.
  enum Dependency: Equatable {
    case path(String)
    case url(String)
  }

  let name: String
  let dependency: Dependency
  /// The modules that every file finds as it would on Apple's systems with `import Foundation` alone.
  let implicitImports: [String]

  /// Whether a text can be the name of a package, a target and a folder.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  private var module: String { ProjectTarget.moduleName(of: name) }

  /// The type's name of the app: the package's with a capital letter.
  private var type: String {
    module.prefix(1).uppercased() + module.dropFirst()
  }

  /// Paths in the package, and texts.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(name)/\(type)App.swift", app),
      ("Sources/\(name)/ContentView.swift", view),
      ("Sources/\(name)/Counter.swift", model),
      ("Tests/\(name)Tests/CounterTests.swift", test),
      (".gitignore", ".build/\n"),
    ]
  }

  private var aviary: String {
    switch dependency {
    case .path(let path): ".package(name: \"aviary\", path: \"\(path)\")"
    case .url(let url): ".package(url: \"\(url)\", from: \"\(CommandLineTool.version)\")"
    }
  }

  /// The identity that the manifest knows Aviary by.
  private var identity: String {
    switch dependency {
    case .path: return "aviary"
    case .url(let url):
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  private var manifest: String {
    let flags = implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      .map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      /// Lets files with `import Foundation` alone find `ObservableObject`, `@Observable` and `URLSession`, as on
      /// Apple's systems. A package that others depend on cannot have flags: take this out there, and import by name.
      let asOnApple: [SwiftSetting] = [
        .unsafeFlags([\(flags)], .when(platforms: [.linux]))
      ]

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [\(aviary)],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "SwiftUI", package: "\(identity)", condition: .when(platforms: [.linux]))
            ],
            swiftSettings: asOnApple
          ),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], swiftSettings: asOnApple),
        ]
      )

      """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(type)App: App {
      var body: some Scene {
        WindowGroup("\(name)") {
          ContentView()
        }
      }
    }

    """
  }

  private var view: String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var counter = Counter()

      var body: some View {
        VStack(spacing: 16) {
          Text("Hello, \(name)").font(.title)
          Text("\\(counter.count)").font(.largeTitle).monospacedDigit()
          Button("Count") { counter.increase() }
            .buttonStyle(.borderedProminent)
        }
        .padding()
      }
    }

    #Preview("Hello") {
      ContentView()
    }

    """
  }

  private var model: String {
    """
    import Foundation

    @Observable
    final class Counter {
      private(set) var count = 0

      func increase() { count += 1 }
    }

    """
  }

  private var test: String {
    """
    import Testing

    @testable import \(module)

    @Test("Counting goes up by one")
    func counting() {
      let counter = Counter()
      counter.increase()
      #expect(counter.count == 1)
    }

    """
  }
}
