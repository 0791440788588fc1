import Foundation
import Testing

@Suite("The command, from a package to pictures", .serialized)
final class ProjectPreviewTests {
  private let runner: ToolRunner

  init() throws {
    runner = try ToolRunner()
    try runner.write([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", platforms: [.iOS(.v17)],
        targets: [.target(name: "Model"),
          .target(name: "KitUI", dependencies: ["Model"], resources: [.process("Resources")])])
      """,
      "Kit/Sources/Model/Trip.swift": """
      public struct Trip: Decodable { public var name: String; public init(name: String) { self.name = name } }
      """,
      // A file may be called as its module is.
      "Kit/Sources/KitUI/KitUI.swift": """
      import Model
      import SwiftUI
      struct Row: View {
        let trip: Trip
        var body: some View {
          Text(trip.name).padding().background(Color("Brand", bundle: .module))
        }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Row(trip: Trip(name: "Oslo")).previewDisplayName("Oslo")
        }
      }
      """,
      "Kit/Sources/KitUI/Screen.swift": """
      import Model
      import SwiftUI
      import UIKit
      #if os(iOS)
        let mark = "iOS"
      #endif
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> [Trip] {
          guard let url = Bundle.module.url(forResource: "trips", withExtension: "json") else { return [] }
          return try JSONDecoder().decode([Trip].self, from: Data(contentsOf: url))
        }
        func body(content: Content, context: [Trip]) -> some View {
          VStack { ForEach(context, id: \\.name) { Row(trip: $0) }; content }
        }
      }
      #Preview("Symbols") {
        struct Host: View {
          @State private var isOn = true
          var body: some View {
            Toggle("On", isOn: $isOn).background(Color(.brand)).foregroundStyle(.brand)
              .border(Color(.Marks.brand)).overlay(Color(uiColor: .brand)).padding()
          }
        }
        return Host()
      }
      @available(iOS 18, *)
      #Preview("With data", traits: .modifier(Sample())) { Text(mark) }
      #Preview { Row(trip: Trip(name: "Rome")) }
      """,
      "Kit/Sources/KitUI/Resources/trips.json": "[{\"name\": \"Lima\"}, {\"name\": \"Kyoto\"}]",
      "Kit/Sources/KitUI/Resources/Look.xcassets/Contents.json": "{}",
      "Kit/Sources/KitUI/Resources/Look.xcassets/Marks/Contents.json":
        #"{"properties": {"provides-namespace": true}}"#,
      "Kit/Sources/KitUI/Resources/Look.xcassets/Marks/Brand.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """,
      "Kit/Sources/KitUI/Resources/Look.xcassets/Brand.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """,
    ])
  }

  @Test("Every preview of a package is drawn under its name, with the resources of its target")
  func package() throws {
    let outcome = try runner.run(["render", "Kit"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("Brand"), "\(outcome.errors)")
    #expect(
      outcome.output.split(separator: "\n").sorted() == [
        "Kit-previews/Oslo.png", "Kit-previews/Screen.png", "Kit-previews/Symbols.png",
        "Kit-previews/With-data.png",
      ]
    )
    // What the catalogue and the data give is in what is drawn.
    let svg = try runner.run(["render", "Kit", "--preview", "With data", "-o", "data.svg"])
    #expect(svg.status == 0, "\(svg.errors)")
    let text = try String(
      contentsOf: runner.folder.appendingPathComponent("data.svg"),
      encoding: .utf8
    )
    #expect(text.contains("rgb(100%,0%,0%)"))
    let symbols = try runner.run(["render", "Kit", "--preview", "Symbols", "-o", "symbols.svg"])
    #expect(symbols.status == 0, "\(symbols.errors)")
    let drawn = try String(
      contentsOf: runner.folder.appendingPathComponent("symbols.svg"),
      encoding: .utf8
    )
    #expect(drawn.contains("rgb(100%,0%,0%)") && drawn.contains("rgb(0%,100%,0%)"))
    let tree = try runner.run(["inspect", "Kit", "--preview", "With data"])
    #expect(tree.output.contains("[1] Text, id 0/0/Kyoto"), "\(tree.output)")
  }

  @Test("A file whose views live in others is drawn with its package, and only its own previews")
  func file() throws {
    let outcome = try runner.run([
      "render", "Kit/Sources/KitUI/KitUI.swift", "-o", "row.png", "--variants",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "row.png\n")
  }

  @Test("A crash has its place in the package's source, in pictures, tools and words")
  func crash() throws {
    try runner.write([
      // A file may be called as its module is.
      "Kit/Sources/KitUI/KitUI.swift": """
      import Model
      import SwiftUI
      let items = [1]
      struct Row: View {
        let trip: Trip
        var body: some View { Text("\\(items[7])") }
      }
      #Preview("Boom") { Row(trip: Trip(name: "Rome")) }
      """
    ])
    let place = "Kit/Sources/KitUI/KitUI.swift:6:"
    let outcome = try runner.run(["render", "Kit"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
    #expect(outcome.errors.contains("the preview 'Boom' could not be drawn: Index out of range"))
    #expect(outcome.output.contains("Kit-previews/Symbols.png"), "the others are drawn")
    let tool = try runner.run(["screenshot", "Kit", "--preview", "Boom"])
    #expect(tool.status == 1)
    #expect(tool.errors.contains(place), "\(tool.errors)")
  }

  @Test("Methods that selectors name are called")
  func selectors() throws {
    try runner.write([
      // A file may be called as its module is.
      "Kit/Sources/KitUI/KitUI.swift": """
      import Model
      import SwiftUI
      @MainActor final class Store: NSObject, ObservableObject {
        @Published var word = "waiting"
        override init() {
          super.init()
          let name = Notification.Name("go")
          NotificationCenter.default.addObserver(self, selector: #selector(go(_:)), name: name, object: nil)
          NotificationCenter.default.post(name: name, object: nil)
        }
        @objc private func go(_ note: NSNotification) { word = "called" }
      }
      struct Row: View {
        var trip: Trip
        @StateObject private var store = Store()
        var body: some View { Color(red: store.word == "called" ? 1 : 0, green: 0, blue: 0) }
      }
      #Preview("Called") { Row(trip: Trip(name: "Rome")) }
      """
    ])
    let outcome = try runner.run(["render", "Kit", "--preview", "Called", "-o", "called.svg"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let drawn = try String(
      contentsOf: runner.folder.appendingPathComponent("called.svg"),
      encoding: .utf8
    )
    #expect(drawn.contains("rgb(100%,0%,0%)"))
  }

  @Test("What does not compile is told with the path that people know, and what to ask next")
  func fault() throws {
    try runner.write(["Kit/Sources/Model/Trip.swift": "public struct Trip { var map: MKMapView }\n"]
    )
    let outcome = try runner.run(["render", "Kit"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("Sources/Model/Trip.swift:1:31: cannot find type 'MKMapView'"),
      "\(outcome.errors)"
    )
    #expect(outcome.errors.contains("aviary check Kit"))
  }

  @Test("A new package is whole: nothing is missing, and its preview is drawn")
  func newPackage() throws {
    let made = try runner.run(["new", "Hello"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("Hello/Sources/Hello/HelloApp.swift"))
    let checked = try runner.run(["check", "Hello", "--tests", "--as", "linux"])
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    let drawn = try runner.run(["render", "Hello", "-o", "pictures/"])
    #expect(drawn.output == "pictures/Hello.png\n", "\(drawn.errors)")
    let again = try runner.run(["new", "Hello"])
    #expect(again.status == 1)
    #expect(again.errors.contains("there is something of that name already"))
    #expect(try runner.run(["new", "../x"]).errors.contains("is no name for a package"))
  }
}
