import AviaryGeometry
import Foundation
import Testing

/// A layout measured on Apple's SwiftUI: a tree of views and where its probes ended up.
///
/// The notation is explained in Tests/Goldens/README.md.
struct GoldenCase: CustomTestStringConvertible {
  let name: String
  let size: CGSize
  let view: JSONValue
  let model: [String: JSONValue]
  /// The first state and those after each change: what is set, and the frames of the probes.
  let states: [(name: String, set: [String: JSONValue], frames: [String: [CGFloat?]])]

  var testDescription: String { name }

  init(contentsOf url: URL) throws {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
    name = json["case"]?.string ?? url.lastPathComponent
    let lengths = json["size"]?.array?.compactMap(\.number) ?? []
    size = CGSize(width: lengths[0], height: lengths[1])
    view = json["view"] ?? .null
    model = (json["model"]?.object ?? [:]).compactMapValues { $0["value"] }
    func frames(_ value: JSONValue) -> [String: [CGFloat?]] {
      (value["frames"]?.object ?? [:]).mapValues {
        $0.array?.map { $0.number.map { CGFloat($0) } } ?? []
      }
    }
    states =
      [("", [:], frames(json))]
      + (json["steps"]?.array ?? []).map {
        ($0["name"]?.string ?? "", $0["set"]?.object ?? [:], frames($0))
      }
  }

  /// The cases that this module's tests can lay out: those whose views need no more than layout.
  static func all() throws -> [GoldenCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Goldens/Layout")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(GoldenCase.init)
  }
}
