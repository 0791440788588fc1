import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("SceneStorage over runs of the program")
struct SceneStorageTests {
  enum Kind: String { case plain, fancy }
  enum Level: Int { case low, high }

  @MainActor final class Log { var text = "" }

  private struct Everything: View {
    let log: Log
    var writes = false
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 1
    @SceneStorage("double") private var double = 0.5
    @SceneStorage("text") private var text = "a"
    @SceneStorage("url") private var url = URL(fileURLWithPath: "/a")
    @SceneStorage("date") private var date = Date(timeIntervalSince1970: 0)
    @SceneStorage("data") private var data = Data([1])
    @SceneStorage("kind") private var kind = Kind.plain
    @SceneStorage("level") private var level = Level.low
    @SceneStorage("maybe") private var maybe: Int?
    @SceneStorage("maybe kind") private var maybeKind: Kind?
    @SceneStorage("maybe level") private var maybeLevel: Level?

    var body: some View {
      Color.red
        .onAppear {
          if writes {
            (bool, int, double, text, url) = (true, 2, .infinity, "é", URL(fileURLWithPath: "/b"))
            (date, data, kind, level) = (Date(timeIntervalSince1970: 9), Data(), .fancy, .high)
            (maybe, maybeKind, maybeLevel) = (7, .fancy, .high)
          }
          log.text = [
            "\(bool) \(int) \(double) \(text) \(url.path) \(date.timeIntervalSince1970)",
            "\(data.count) \(kind) \(level) \(maybe ?? -1)",
            "\(maybeKind?.rawValue ?? "nil") \(maybeLevel?.rawValue ?? -1)",
          ]
          .joined(separator: " ")
        }
    }
  }

  private func run(
    _ kept: [String: Data],
    writes: Bool = false
  ) throws -> (text: String, kept: [String: Data]) {
    let log = Log()
    var services = PlatformServices()
    services.keptSceneValues = kept
    let harness = try Harness(Everything(log: log, writes: writes), services: services)
    return (log.text, harness.root.sceneValues.encoded())
  }

  private static let written = "true 2 inf é /b 9.0 0 fancy high 7 fancy 1"

  @Test("7.4 values of each type are what they were when the program ran last")
  func overRuns() throws {
    let (_, kept) = try run([:], writes: true)
    #expect(try run(kept).text == Self.written)
    // And again.
    #expect(try run(run(kept).kept).text == Self.written)
  }

  @Test("without what was kept they are the first ones")
  func fresh() throws {
    #expect(try run([:]).text == "false 1 0.5 a /a 0.0 1 plain low -1 nil -1")
  }

  @Test("what can't be decoded is told of by its key, and the value is the first one")
  func broken() throws {
    let (_, kept) = try run([:], writes: true)
    let broken = kept.mapValues { _ in Data("nonsense".utf8) }
    var text = ""
    let told = try Warnings.told { text = try run(broken).text }
    #expect(text == "false 1 0.5 a /a 0.0 1 plain low -1 nil -1")
    #expect(told.contains { $0.contains("SceneStorage(\"int\")") })
  }

  @Test("what no view has asked for yet stays kept")
  func unread() throws {
    let kept = ["later Int": Data("5".utf8)]
    #expect(try run(kept).kept["later Int"] == Data("5".utf8))
  }

  @Test("a navigation path is kept as its codable form")
  func path() throws {
    struct Stack: View {
      let log: Log
      var pushes = false
      @SceneStorage("path") private var kept: Data?
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root").navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
        }
        .onAppear {
          if let kept,
            let form = try? JSONDecoder()
              .decode(NavigationPath.CodableRepresentation.self, from: kept)
          {
            path = NavigationPath(form)
          }
          if pushes {
            path.append(3)
            path.append(5)
            kept = path.codable.flatMap { try? JSONEncoder().encode($0) }
          }
          log.text = "\(path.count)"
        }
      }
    }
    let log = Log()
    let first = try Harness(Stack(log: log, pushes: true))
    var services = PlatformServices()
    services.keptSceneValues = first.root.sceneValues.encoded()
    let second = try Harness(Stack(log: log), services: services)
    #expect(log.text == "2")
    _ = second
  }
}
