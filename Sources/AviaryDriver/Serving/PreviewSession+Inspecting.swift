import AviaryGeometry
import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting

// What can be asked without doing anything.
extension PreviewSession {
  /// Answers a question; nil for a request that is none.
  func answerInspection(
    _ name: String,
    _ arguments: JSON,
    _ preview: ShownPreview
  ) throws -> Answer? {
    let inspection = preview.inspection
    switch name {
    case "describe": return (preview.description, Data())
    case "tree": return (try tree(arguments, inspection), Data())
    case "whySize":
      let node = try Self.text("node", in: arguments)
      let (text, json) = try inspection.whySize(node)
      return (["text": .string(text), "json": json], Data())
    case "environment":
      let (text, values) = try inspection.environment(of: Self.text("node", in: arguments))
      return (["text": .string(text), "json": .array(values.map(\.json))], Data())
    case "whyBody": return (try whyBody(arguments, inspection), Data())
    case "pick":
      let point = try Self.point(arguments)
      guard let node = try inspection.node(at: point) else { return (.null, Data()) }
      return (node.json, Data())
    case "screenshot":
      let data = try preview.screen.pngData()
      return (preview.description, data)
    case "record":
      let expectations = ElementSource.expectations(since: preview.marks, on: preview.screen)
      var recording = preview.recording
      if let subject = arguments["subject"]?.string { recording.subject = subject }
      recording.declarations = arguments["declarations"]?.string ?? ""
      let source = recording.source(expecting: expectations)
      return (["source": .string(source), "isEmpty": .bool(recording.isEmpty)], Data())
    default: return nil
    }
  }

  private func tree(_ arguments: JSON, _ inspection: Inspection) throws -> JSON {
    switch arguments["of"]?.string ?? "elements" {
    case "elements":
      return [
        "text": .string(try inspection.elementsText()), "json": try inspection.elementsJSON(),
      ]
    case "layout":
      let layout = try inspection.layout()
      var nodes = layout
      if let name = arguments["node"]?.string {
        let place = try inspection.place(of: name, in: layout)
        let inside = layout[(place + 1)...].prefix { $0.depth > layout[place].depth }
        nodes = [layout[place]] + inside
      }
      if let limit = arguments["depth"]?.int, let first = nodes.first {
        nodes = nodes.filter { $0.depth - first.depth <= max(limit, 0) }
      }
      let start = nodes.first?.depth ?? 0
      let lines = nodes.map { String(repeating: "  ", count: $0.depth - start) + $0.line }
      return [
        "text": .string(lines.joined(separator: "\n")), "json": .array(nodes.map(\.json)),
      ]
    case "containers":
      let (text, json) = try inspection.containers()
      return ["text": .string(text), "json": json]
    case let other:
      throw InspectionError(
        .badRequest,
        "there is no tree of “\(other)”, but of elements, layout and containers"
      )
    }
  }

  private func whyBody(_ arguments: JSON, _ inspection: Inspection) throws -> JSON {
    guard var report = inspection.last else {
      throw InspectionError(
        .nothingHappened,
        "nothing was done yet: bodies ran only because the preview was shown; tap, type, scroll or advance first"
      )
    }
    if let view = arguments["view"]?.string {
      report.bodies = report.bodies.filter { Self.mentions(view, $0) }
      guard !report.bodies.isEmpty else {
        return [
          "text": .string("the body of \(view) did not run after: \(report.event)"),
          "json": report.json,
        ]
      }
    }
    return ["text": .string(report.text), "json": report.json]
  }

  private static func mentions(_ view: String, _ run: BodyRun) -> Bool {
    run.view == view || run.inner.contains { mentions(view, $0) }
  }

  // MARK: - Arguments

  static func text(_ name: String, in arguments: JSON) throws -> String {
    guard let text = arguments[name]?.string, !text.isEmpty else {
      throw InspectionError(.badRequest, "“\(name)” is missing")
    }
    return text
  }

  /// The place that `x` and `y` tell.
  static func point(_ arguments: JSON) throws -> CGPoint {
    guard let x = arguments["x"]?.number, let y = arguments["y"]?.number,
      abs(x) < 100_000, abs(y) < 100_000
    else { throw InspectionError(.badRequest, "a place needs the numbers x and y") }
    return CGPoint(x: x, y: y)
  }
}
