import Foundation
import Testing

@Suite("aviary check", .serialized)
final class CheckTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private struct Report: Decodable {
    struct Item: Decodable {
      var group: String
      var name: String?
      var file: String
      var line: Int
      var column: Int
      var message: String
      var isConsequence: Bool
    }
    struct Module: Decodable {
      var name: String
      var kind: String
    }
    struct Package: Decodable { var identity: String }
    var system: String
    var findings: [Item]
    var absentModules: [Module]
    var absentPackages: [Package]
    var notes: [String]
  }

  private func check(_ arguments: String...) throws -> (status: Int32, report: Report) {
    let outcome = try runner.run(["check", "--json"] + arguments)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return (outcome.status, report)
  }

  private func lines(_ report: Report, _ group: String) -> [String] {
    report.findings.filter { $0.group == group && !$0.isConsequence }.map {
      "\($0.file):\($0.line) \($0.name ?? $0.message)"
    }
  }

  @Test("A file in which nothing is missing ends with 0")
  func clean() throws {
    let outcome = try runner.run(
      ["check", "Card.swift"],
      source: "struct Card: View { var body: some View { Text(\"a\") } }"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1 target, 1 file, judged as on iOS"))
    #expect(outcome.output.hasSuffix("Nothing is missing.\n"))
  }

  @Test("Errors come in groups, each with its place, and modules that can't be had are named")
  func groups() throws {
    try runner.write([
      "Card.swift": """
      import SwiftUI
      import MapKit
      struct Card: View {
        var body: some View {
          VStack {
            Map(initialPosition: .automatic) { Text("a") }
            Text("b").noSuchThing()
          }
          .mapStyle(.standard)
        }
      }
      let n: Int = "one"
      """
    ])
    let (status, report) = try check("Card.swift")
    #expect(status == 1)
    #expect(lines(report, "apple") == ["Card.swift:6 Map", "Card.swift:9 View.mapStyle(_:)"])
    #expect(report.absentModules.map(\.name) == ["MapKit"])
    #expect(report.absentModules.map(\.kind) == ["apple"])
    let own = lines(report, "own")
    #expect(
      own.contains("Card.swift:12 cannot convert value of type 'String' to specified type 'Int'")
    )
    #expect(own.contains("Card.swift:7 value of type 'Text' has no member 'noSuchThing'"), "\(own)")
  }

  @Test("--as decides the branches, and places stay")
  func systems() throws {
    try runner.write([
      "Card.swift": """
      import SwiftUI
      #if os(iOS)
      let a: Int = "i"
      #elseif os(macOS)

      let a: Int = "m"
      #else
      let a: Int = "l"
      #endif
      """
    ])
    for (system, line) in [("ios", 3), ("macos", 6), ("linux", 8)] {
      let (_, report) = try check("Card.swift", "--as", system)
      #expect(report.system == system)
      #expect(report.findings.map(\.line) == [line], "\(system)")
      #expect(report.findings.map(\.column) == [14])
    }
  }

  @Test("A package's targets see each other's modules; a package that is not here is named")
  func package() throws {
    try runner.write([
      "Trips/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Trips", dependencies: [.package(url: "https://example.org/Cards.git", from: "1.0.0")],
        targets: [.target(name: "Model"), .target(name: "UI", dependencies: ["Model", .product(name: "Cards", package: "Cards")])])
      """,
      "Trips/Sources/Model/Trip.swift": """
      import Foundation
      public struct Trip: Identifiable { public let id = UUID(); public var name = ""; public init() {} }
      """,
      "Trips/Sources/UI/Row.swift": """
      import Cards
      import Model
      import SwiftUI
      public struct Row: View {
        var trip: Trip
        public var body: some View { Card { Text(trip.name) }; Text(trip.title) }
      }
      """,
    ])
    let (status, report) = try check("Trips")
    #expect(status == 1)
    #expect(report.absentPackages.map(\.identity) == ["cards"])
    #expect(lines(report, "package") == ["Sources/UI/Row.swift:6 Card"])
    #expect(
      lines(report, "own") == ["Sources/UI/Row.swift:6 value of type 'Trip' has no member 'title'"]
    )
    // An edited file is judged anew, with those that see it.
    try runner.write([
      "Trips/Sources/Model/Trip.swift": """
      import Foundation
      public struct Trip: Identifiable { public let id = UUID(); public var name = "", title = ""; public init() {} }
      """
    ])
    #expect(lines(try check("Trips").report, "own") == [])
  }

  @Test("What is written for Objective-C's runtime is no error, and a note says what refuses it")
  func objectiveC() throws {
    try runner.write([
      "Model.swift": """
      import Foundation
      @objcMembers final class Model: NSObject {
        override init() {
          super.init()
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(update(_:)), name: .init("tick"), object: nil)
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc private func update(_ note: Notification) {}
        @objc func tick() { missing() }
      }
      """,
      "Screen.swift": """
      import SwiftUI
      import UIKit
      struct Slider: UIViewRepresentable {
        @Binding var value: Float
        final class Coordinator: NSObject {
          var parent: Slider
          init(_ parent: Slider) { self.parent = parent }
          @objc func changed(_ sender: UISlider) { parent.value = sender.value }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UISlider {
          let slider = UISlider(frame: .zero)
          slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
          return slider
        }
        func updateUIView(_ view: UISlider, context: Context) {}
      }
      func hide() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      """,
    ])
    let (_, report) = try check("Model.swift", "--as", "ios")
    #expect(report.findings.map(\.line) == [10], "\(report.findings)")
    #expect(report.findings.map(\.column) == [23])
    #expect(report.notes.contains { $0.hasPrefix("Model.swift: `@objc`") }, "\(report.notes)")
    let (status, other) = try check("Screen.swift", "--as", "ios")
    #expect(status == 0, "\(other.findings)")
  }

  @Test("A file with `import Foundation` alone finds what it does on Apple's systems")
  func foundationAlone() throws {
    try runner.write([
      "Store.swift": """
      import Foundation
      final class Store: ObservableObject { @Published var count = 0 }
      @Observable final class Model { var name = "" }
      func load() async throws { _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/")) }
      """
    ])
    let (status, report) = try check("Store.swift")
    #expect(status == 0, "\(report.findings)")
  }

  @Test("A file that uses others is judged with the package around it, and alone reported")
  func fileOfPackage() throws {
    try runner.write([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("a.json")])])
      """,
      "Kit/Sources/Kit/a.json": "{}",
      "Kit/Sources/Kit/Row.swift": """
      import SwiftUI
      struct Row: View {
        let trip: Trip
        var body: some View { Text(trip.name + Bundle.module.bundlePath).onPet() }
      }
      """,
      "Kit/Sources/Kit/Trip.swift": "struct Trip { var name = 1.uppercased() }\n",
    ])
    let (_, report) = try check("Kit/Sources/Kit/Row.swift")
    #expect(report.findings.map(\.file) == ["Sources/Kit/Row.swift"])
    #expect(report.findings.first?.message.contains("has no member 'onPet'") == true)
  }

  @Test("A file that imports a framework which is not here still has what that hands on")
  func handedOn() throws {
    try runner.write([
      "A.swift": """
      import CoreMotion
      func f() -> URL? { URL(string: "a") }
      let m = CMMotionManager()
      """
    ])
    let (_, report) = try check("A.swift")
    #expect(report.findings.map(\.name) == ["CMMotionManager"])
  }

  @Test("The report for a pull request has tables")
  func markdown() throws {
    try runner.write(["A.swift": "import SwiftUI\nlet a = MKMapView()\n"])
    let outcome = try runner.run(["check", "A.swift", "--markdown"])
    #expect(
      outcome.output.contains("| MapKit | `MKMapView` | 1 | `A.swift:2` |"),
      "\(outcome.output)"
    )
  }

  @Test(
    "A wrong call, and what cannot be read, end with 2 and a message",
    arguments: [
      (["check"], "needs a file, a folder, a package or a project"),
      (["check", "nowhere"], "nowhere: there is no such file"),
      (["check", "notes.txt"], "notes.txt is not a Swift file"),
      (["check", "bad.xcodeproj"], "bad.xcodeproj/project.pbxproj: line 1: "),
      (["check", "Broken"], "Broken/Package.swift: "),
      (["check", "A.swift", "--as", "beos"], "--as takes ios, macos or linux, not 'beos'"),
      (["check", "A.swift", "--packages", "none"], "--packages none: there is no such folder"),
    ]
  )
  func refusals(arguments: [String], words: String) throws {
    try runner.write([
      "A.swift": "", "notes.txt": "", "bad.xcodeproj/project.pbxproj": "bad bad",
      "Broken/Package.swift": "// swift-tools-version: 5.9\nlet x = \n",
    ])
    let outcome = try runner.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
