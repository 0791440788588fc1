import AviaryGeometry
import AviaryInspection
import AviaryInteraction
import AviaryMessages
import SwiftUI
import SwiftUITesting

// What is done at once, on the screen's own clock.
extension PreviewSession {
  /// Does what is asked; nil for a request that does nothing.
  func answerInput(
    _ name: String,
    _ arguments: JSON,
    _ preview: ShownPreview
  ) async throws -> Answer? {
    switch name {
    case "tap": try tap(arguments, preview)
    case "type": try type(arguments, preview)
    case "press": try press(arguments, preview)
    case "scroll": try scroll(arguments, preview)
    case "advance": try await advance(arguments, preview)
    default: return nil
    }
    // What tasks and movements make of it is part of the answer.
    if name != "advance", arguments["settle"]?.bool != false {
      try await preview.inspection.goOn { await preview.screen.settle() }
    }
    var answer = preview.inspection.last?.json.object ?? [:]
    answer["text"] = .string(preview.inspection.last?.text ?? "")
    return (.object(answer), Data())
  }

  // MARK: - Where

  /// What is to be used, and how a test finds it.
  ///
  /// - Parameter isTouched: Whether it has to be there to be touched.
  private func target(
    _ arguments: JSON,
    _ preview: ShownPreview,
    isTouched: Bool = true
  ) throws -> (point: CGPoint, words: String, query: String?) {
    let screen = preview.screen
    screen.update()
    if arguments["x"] != nil || arguments["y"] != nil {
      let point = try Self.point(arguments)
      let query = ElementSource.query(at: point, on: screen)
      return (point, "at \(Recording.point(point))", query)
    }
    let name = try Self.text("target", in: arguments)
    if let handle = InspectionHandle(name) {
      let frame = try preview.inspection.frame(handle)
      guard handle.kind == .element else {
        let point = CGPoint(x: frame.midX, y: frame.midY)
        return (point, "\(handle)", ElementSource.query(at: point, on: screen))
      }
      return try target(preview.inspection.item(handle), screen, isTouched: isTouched)
    }
    var element: ScreenElement
    if let kind = arguments["kind"]?.string {
      guard let kind = ElementKind(rawValue: kind) else {
        let known = ElementKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw InspectionError(.badRequest, "there is no kind “\(kind)”, but \(known)")
      }
      element = screen.element(kind, .equal(name))
    } else {
      element = screen.element(.equal(name))
    }
    if let index = arguments["index"]?.int { element = element[index] }
    return try target(element.settled(), screen, isTouched: isTouched)
  }

  /// Where an element is touched.
  private func target(
    _ item: AccessibleItem,
    _ screen: Screen,
    isTouched: Bool
  ) throws -> (point: CGPoint, words: String, query: String?) {
    let frame = item.element.frame
    let point = screen.point(of: item)
    guard item.element.isEnabled || !isTouched else {
      throw InspectionError(.badRequest, "\(TreeText.words(item)) is disabled")
    }
    guard frame.width > 0, frame.height > 0 else {
      throw InspectionError(
        .badRequest,
        "nothing of \(TreeText.words(item)) is seen: scroll to it"
      )
    }
    if isTouched, let cover = screen.cover(of: item, at: point) {
      let words = "\(TreeText.words(cover)) lies over \(TreeText.words(item))"
      throw InspectionError(.badRequest, words)
    }
    let items = screen.items
    let query = items.first { $0.item.id == item.id }
      .flatMap { ElementSource.query(for: $0, among: items) }
    return (point, TreeText.words(item), query ?? ElementSource.query(at: point, on: screen))
  }

  // MARK: - What

  private func tap(_ arguments: JSON, _ preview: ShownPreview) throws {
    let (point, words, query) = try target(arguments, preview)
    let count = min(max(arguments["count"]?.int ?? 1, 1), 10)
    let seconds = arguments["hold"]?.number ?? 0
    guard (0...60).contains(seconds) else {
      throw InspectionError(.badRequest, "a press of \(seconds) seconds is not in 0 to 60")
    }
    try preview.inspection.perform("tap \(words)") {
      if seconds > 0 {
        try preview.screen.press(at: point, for: .seconds(seconds))
      } else {
        try preview.screen.tap(at: point, count: count)
      }
    }
    let place = query ?? "screen"
    let at = query == nil ? "at: \(Recording.point(point))" : ""
    let more =
      seconds > 0
      ? "for: .seconds(\(Recording.number(seconds)))" : count > 1 ? "count: \(count)" : ""
    let values = [at, more].filter { !$0.isEmpty }.joined(separator: ", ")
    preview.recording.add("try \(place).\(seconds > 0 ? "press" : "tap")(\(values))")
    preview.recording.add(Recording.rest)
  }

  private func type(_ arguments: JSON, _ preview: ShownPreview) throws {
    let text = try Self.text("text", in: arguments)
    guard text.utf8.count <= 100_000 else {
      throw InspectionError(.badRequest, "the text is longer than 100000 bytes")
    }
    let screen = preview.screen
    if arguments["target"] != nil || arguments["x"] != nil {
      let (point, words, query) = try target(arguments, preview)
      try preview.inspection.perform("type into \(words)") {
        try screen.tap(at: point)
        try screen.type(text)
      }
      preview.recording.add(
        "try \(query.map { "\($0).tap()" } ?? "screen.tap(at: \(Recording.point(point)))")"
      )
    } else {
      try preview.inspection.perform("type \(Recording.literal(text))") { try screen.type(text) }
    }
    preview.recording.type(text)
  }

  private func press(_ arguments: JSON, _ preview: ShownPreview) throws {
    let name = try Self.text("key", in: arguments)
    let modifiers = try PreviewKeys.modifiers(arguments["modifiers"]?.array ?? [])
    let (key, source) = try PreviewKeys.key(name)
    try preview.inspection.perform("press \(name)") {
      _ = try preview.screen.press(key, modifiers: modifiers.value)
    }
    let held = modifiers.source.isEmpty ? "" : ", modifiers: [\(modifiers.source)]"
    preview.recording.add("try screen.press(\(source)\(held))")
  }

  private func scroll(_ arguments: JSON, _ preview: ShownPreview) throws {
    let distance = CGSize(
      width: arguments["dx"]?.number ?? 0,
      height: arguments["dy"]?.number ?? 0
    )
    guard abs(distance.width) < 1_000_000, abs(distance.height) < 1_000_000 else {
      throw InspectionError(.badRequest, "that is too far to scroll")
    }
    let screen = preview.screen
    var point = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    if arguments["target"] != nil || arguments["x"] != nil {
      point = try target(arguments, preview, isTouched: false).point
    }
    let words =
      "scroll by \(Recording.number(distance.width)), \(Recording.number(distance.height))"
    try preview.inspection.perform(words) { try screen.scroll(by: distance, at: point) }
    preview.recording.scroll(by: distance, at: point)
  }

  private func advance(_ arguments: JSON, _ preview: ShownPreview) async throws {
    if let seconds = arguments["seconds"]?.number {
      guard (0...3600).contains(seconds) else {
        throw InspectionError(.badRequest, "\(seconds) seconds are not in 0 to 3600")
      }
      try await preview.inspection.perform("\(Recording.number(seconds)) s pass") {
        await preview.screen.advance(by: .seconds(seconds))
      }
      preview.recording.advance(by: seconds)
    } else {
      try await preview.inspection.perform("until all is at rest") {
        await preview.screen.settle()
      }
      preview.recording.add(Recording.rest)
    }
  }
}
