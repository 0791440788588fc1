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
    case "drag": try drag(arguments, preview)
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

  /// What is to be used.
  private struct Target {
    let point: CGPoint
    let words: String
    /// How a test finds it; nil for what has no name.
    let query: String?
    /// nil for a place.
    var item: AccessibleItem?
  }

  /// What is to be used, and how a test finds it.
  ///
  /// - Parameter isTouched: Whether it has to be there to be touched.
  private func target(
    _ arguments: JSON,
    _ preview: ShownPreview,
    isTouched: Bool = true
  ) throws -> Target {
    let screen = preview.screen
    screen.update()
    if arguments["x"] != nil || arguments["y"] != nil {
      guard arguments["target"] == nil else {
        throw InspectionError(.badRequest, "a target and a place are two things: give one of them")
      }
      let point = try Self.point(arguments)
      guard CGRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height).contains(point)
      else {
        throw InspectionError(
          .badRequest,
          """
          \(Recording.point(point)) is not on the screen, which is \(Recording.number(screen.size.width)) × \
          \(Recording.number(screen.size.height))
          """
        )
      }
      let query = ElementSource.query(at: point, on: screen)
      return Target(point: point, words: "at \(Recording.point(point))", query: query)
    }
    let name = try Self.text("target", in: arguments)
    if let handle = InspectionHandle(name) {
      let frame = try preview.inspection.frame(handle)
      guard handle.kind == .element else {
        let point = CGPoint(x: frame.midX, y: frame.midY)
        let query = ElementSource.query(at: point, on: screen)
        return Target(point: point, words: "\(handle)", query: query)
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
    return try target(settled(element, preview), screen, isTouched: isTouched)
  }

  /// The one element that is meant, once it stands still.
  ///
  /// - Throws: `InspectionError` with the handles of all where several are.
  private func settled(
    _ element: ScreenElement,
    _ preview: ShownPreview
  ) throws -> AccessibleItem {
    do { return try element.settled() } catch let error as ScreenError
      where error.reason == .ambiguous
    {
      let items = (0..<element.count).compactMap { try? element[$0].settled() }
      let lines = items.map { "  \(preview.inspection.handle(of: $0)) \(TreeText.words($0))" }
      throw InspectionError(
        .ambiguous,
        "there are \(items.count) of them; say which by its handle, or by an index from 0:\n"
          + lines.joined(separator: "\n")
      )
    }
  }

  /// Where an element is touched.
  private func target(
    _ item: AccessibleItem,
    _ screen: Screen,
    isTouched: Bool
  ) throws -> Target {
    let frame = item.element.frame
    let point = screen.point(of: item)
    guard item.element.isEnabled || !isTouched else {
      throw InspectionError(.notUsable, "\(TreeText.words(item)) is disabled")
    }
    guard frame.width > 0, frame.height > 0 else {
      throw InspectionError(
        .notUsable,
        "nothing of \(TreeText.words(item)) is seen: scroll to it"
      )
    }
    if isTouched, let cover = screen.cover(of: item, at: point) {
      let words = "\(cover) lies over \(TreeText.words(item))"
      throw InspectionError(.notUsable, words)
    }
    let items = screen.items
    let query = items.first { $0.item.id == item.id }
      .flatMap { ElementSource.query(for: $0, among: items) }
    return Target(
      point: point,
      words: TreeText.words(item),
      query: query ?? ElementSource.query(at: point, on: screen),
      item: item
    )
  }

  // MARK: - What

  private func tap(_ arguments: JSON, _ preview: ShownPreview) throws {
    let target = try target(arguments, preview)
    let (point, words, query) = (target.point, target.words, target.query)
    let count = arguments["count"]?.int ?? 1
    guard (1...10).contains(count) else {
      throw InspectionError(.badRequest, "\(count) taps are not in 1 to 10")
    }
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
      let target = try target(arguments, preview)
      // A tap on something else would do what it is there for.
      if let item = target.item, item.element.role != .textField {
        throw InspectionError(.notUsable, "\(target.words) takes no text")
      }
      let place = Recording.point(target.point)
      try preview.inspection.perform("type into \(target.words)") {
        try screen.tap(at: target.point)
        preview.recording.add(
          "try \(target.query.map { "\($0).tap()" } ?? "screen.tap(at: \(place))")"
        )
        try screen.type(text)
      }
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

  /// How far something goes, in points.
  private func distance(in arguments: JSON, to verb: String) throws -> CGSize {
    let distance = CGSize(
      width: arguments["dx"]?.number ?? 0,
      height: arguments["dy"]?.number ?? 0
    )
    guard abs(distance.width) < 1_000_000, abs(distance.height) < 1_000_000 else {
      throw InspectionError(.badRequest, "that is too far to \(verb)")
    }
    return distance
  }

  private func drag(_ arguments: JSON, _ preview: ShownPreview) throws {
    let distance = try distance(in: arguments, to: "drag")
    func seconds(_ name: String, _ usual: Double) throws -> Double {
      let value = arguments[name]?.number ?? usual
      guard (0...60).contains(value) else {
        throw InspectionError(.badRequest, "\(name): \(value) seconds are not in 0 to 60")
      }
      return value
    }
    let (duration, hold) = (try seconds("seconds", 0.25), try seconds("hold", 0))
    let target = try target(arguments, preview)
    let (start, end) = (
      target.point,
      CGPoint(x: target.point.x + distance.width, y: target.point.y + distance.height)
    )
    try preview.inspection.perform("drag \(target.words) to \(Recording.point(end))") {
      try preview.screen.drag(
        from: start,
        to: end,
        duration: .seconds(duration),
        hold: .seconds(hold)
      )
    }
    let more = [("duration", duration, 0.25), ("hold", hold, 0)].filter { $0.1 != $0.2 }
      .map { ", \($0.0): .seconds(\(Recording.number($0.1)))" }.joined()
    preview.recording.add(
      "try screen.drag(from: \(Recording.point(start)), to: \(Recording.point(end))\(more))"
    )
    preview.recording.add(Recording.rest)
  }

  private func scroll(_ arguments: JSON, _ preview: ShownPreview) throws {
    let distance = try distance(in: arguments, to: "scroll")
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
