@_spi(Hosting) import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryInspection
@_spi(Engine) @_spi(Hosting) import AviaryInteraction
import AviaryMessages
import SwiftUI
import SwiftUITesting

/// Shows a preview as time passes: sends what changes of its picture, as PNGs, and takes what a person does.
///
/// A picture is sent once the one before was acknowledged, so that a slow page gets fewer, and never old ones.
@MainActor
final class LiveScreen {
  private let channel: MessageChannel
  private var preview: ShownPreview?
  private var picture: any FramePicture = CairoPainter().makeFramePicture()
  private var isOn = false
  private var isWaiting = false
  private var isScheduled = false
  /// How fast time passes; 0 stands still.
  private var speed = 1.0
  private var last = ContinuousClock.now
  private var press: Press?
  private var frame = 0

  /// A button that is down.
  private struct Press {
    var start: CGPoint
    var time: Date
    var query: String?
    var hasMoved = false
    var clicks: Int
  }

  init(channel: MessageChannel) { self.channel = channel }

  /// Shows another preview from now on.
  func show(_ preview: ShownPreview) {
    guard preview !== self.preview else { return look() }
    self.preview?.screen.root.graph.onInvalidate = nil
    self.preview?.screen.root.graph.onForeignInvalidate = nil
    self.preview = preview
    picture.invalidate()
    press = nil
    let wake = WakeSoon(self)
    preview.screen.root.graph.onInvalidate = { wake.wake() }
    preview.screen.root.graph.onForeignInvalidate = { wake.wake() }
    look()
  }

  /// Turns it on or off, and tells how fast time passes.
  func turn(on: Bool, speed: Double) {
    isOn = on
    self.speed = speed
    last = .now
    isWaiting = false
    picture.invalidate()
    look()
  }

  /// The page has shown the last picture.
  func acknowledge() {
    isWaiting = false
    look()
  }

  /// Shows what has changed, and looks again when something is due.
  func look() {
    guard isOn, let preview, !isWaiting else { return }
    passTime(preview)
    do {
      try preview.screen.check()
      try send(preview)
    } catch {
      channel.write(["event": "failed", "message": .string("\(error)")])
    }
    schedule(preview)
  }

  private func passTime(_ preview: ShownPreview) {
    let now = ContinuousClock.now
    let passed = (now - last).components
    last = now
    let seconds = (Double(passed.seconds) + Double(passed.attoseconds) * 1e-18) * speed
    preview.screen.tick(to: preview.screen.now.addingTimeInterval(max(seconds, 0)))
  }

  private func schedule(_ preview: ShownPreview) {
    guard !isScheduled, !isWaiting, speed > 0 else { return }
    var delay = 0.0
    switch preview.screen.host.nextWakeUp {
    case .never: return
    case .now: delay = 1.0 / 60
    case .at(let date): delay = max(date.timeIntervalSince(preview.screen.now) / speed, 1.0 / 60)
    }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + min(delay, 3600)) { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.look()
      }
    }
  }

  // MARK: - Pictures

  private func send(_ preview: ShownPreview) throws {
    let start = ContinuousClock.now
    let screen = preview.screen
    let list = screen.shownList
    let scale = screen.scale
    try picture.resize(
      width: Int((list.size.width * scale).rounded(.up)),
      height: Int((list.size.height * scale).rounded(.up))
    )
    let wasBlank = picture.isBlank
    let damage = try picture.paint(list, scale: scale)
    guard !damage.isEmpty else { return }
    var parts: [JSON] = []
    var data = Data()
    for rect in damage {
      let x = max(Int((rect.minX * scale).rounded(.down)), 0)
      let y = max(Int((rect.minY * scale).rounded(.down)), 0)
      let width = min(Int((rect.maxX * scale).rounded(.up)), picture.width) - x
      let height = min(Int((rect.maxY * scale).rounded(.up)), picture.height) - y
      guard let png = try picture.pngData(x: x, y: y, width: width, height: height) else {
        continue
      }
      parts.append([
        "x": .number(Double(x)), "y": .number(Double(y)), "width": .number(Double(width)),
        "height": .number(Double(height)), "length": .number(Double(png.count)),
      ])
      data += png
    }
    frame += 1
    isWaiting = true
    let time = (ContinuousClock.now - start).components
    let work = preview.inspection.last
    channel.write(
      [
        "event": "frame", "number": .number(Double(frame)), "parts": .array(parts),
        "width": .number(Double(picture.width)), "height": .number(Double(picture.height)),
        "scale": .number(scale), "whole": .bool(wasBlank),
        "milliseconds": .rounded(Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15),
        "editing": .bool(screen.host.textInputState != nil),
        "update": work.map { $0.json } ?? .null,
      ],
      data
    )
  }

  // MARK: - Input

  /// Hands over what a person did in the page.
  func receive(_ arguments: JSON) throws {
    guard let preview else { return }
    if isOn { passTime(preview) }
    switch arguments["kind"]?.string {
    case "down", "moved", "up", "hover", "left": try point(arguments, preview)
    case "wheel":
      let distance = CGSize(
        width: arguments["dx"]?.number ?? 0,
        height: arguments["dy"]?.number ?? 0
      )
      let place = try PreviewSession.point(arguments)
      try preview.inspection.perform("wheel") { try preview.screen.scroll(by: distance, at: place) }
      preview.recording.scroll(by: distance, at: place)
    case "text":
      let text = try PreviewSession.text("text", in: arguments)
      guard preview.screen.host.textInputState != nil else { return }
      try preview.inspection.perform("text \(Recording.literal(text))") {
        try preview.screen.type(text)
      }
      preview.recording.type(text)
    case "key":
      let name = try PreviewSession.text("key", in: arguments)
      let modifiers = try PreviewKeys.modifiers(arguments["modifiers"]?.array ?? [])
      let (key, source) = try PreviewKeys.key(name)
      let wasUsed = try preview.inspection.perform("key \(name)") {
        try preview.screen.press(key, modifiers: modifiers.value)
      }
      guard wasUsed else { break }
      let held = modifiers.source.isEmpty ? "" : ", modifiers: [\(modifiers.source)]"
      preview.recording.add("try screen.press(\(source)\(held))")
    default: throw InspectionError(.badRequest, "there is no such input")
    }
    look()
  }

  private func point(_ arguments: JSON, _ preview: ShownPreview) throws {
    let kinds: [String: InputEvent.Pointer.Kind] = [
      "down": .down, "moved": .moved, "up": .up, "hover": .hoverMoved, "left": .left,
    ]
    let name = arguments["kind"]?.string ?? ""
    guard let kind = kinds[name] else { return }
    let place = name == "left" ? .zero : try PreviewSession.point(arguments)
    let screen = preview.screen
    let isTouch = arguments["touch"]?.bool ?? true
    let isSecondary = arguments["button"]?.int == 2
    let clicks = min(max(arguments["clicks"]?.int ?? 1, 1), 3)
    if kind == .down {
      let query = ElementSource.query(at: place, on: screen)
      press = Press(start: place, time: screen.now, query: query, clicks: clicks)
    }
    if kind == .moved, let start = press?.start, hypot(place.x - start.x, place.y - start.y) > 4 {
      press?.hasMoved = true
    }
    let event = InputEvent.pointer(
      InputEvent.Pointer(
        kind,
        at: place,
        time: screen.now,
        button: isSecondary ? .secondary : .primary,
        device: isTouch && kind != .hoverMoved && kind != .left ? .touch : .mouse,
        clickCount: clicks
      )
    )
    if kind == .hoverMoved || kind == .left || kind == .moved {
      // Moves are many, and most change nothing.
      try screen.send(event)
    } else {
      let words = press?.query ?? "at \(Recording.point(place))"
      try preview.inspection.perform("\(name == "down" ? "press" : "tap") \(words)") {
        _ = try screen.send(event)
      }
    }
    if kind == .up, let press {
      self.press = nil
      if !isSecondary { record(press, to: place, preview) }
    }
  }

  private func record(_ press: Press, to end: CGPoint, _ preview: ShownPreview) {
    let duration = preview.screen.now.timeIntervalSince(press.time)
    let at = press.query ?? "screen"
    let place = press.query == nil ? "at: \(Recording.point(press.start))" : ""
    if press.hasMoved {
      let way = "from: \(Recording.point(press.start)), to: \(Recording.point(end))"
      let time = "duration: .seconds(\(Recording.number(max(duration, 0.05))))"
      preview.recording.add("try screen.drag(\(way), \(time))")
    } else if duration >= 0.5 {
      let time = "for: .seconds(\(Recording.number(duration)))"
      let values = [place, time].filter { !$0.isEmpty }.joined(separator: ", ")
      preview.recording.add("try \(at).press(\(values))")
    } else {
      preview.recording.add("try \(at).tap(\(place))")
    }
    preview.recording.add(Recording.rest)
  }
}

/// Asks a live screen to look, once for many changes; any thread may.
private final class WakeSoon: @unchecked Sendable {
  private weak var screen: LiveScreen?
  private let lock = NSLock()
  private var isWaiting = false

  @MainActor
  init(_ screen: LiveScreen) { self.screen = screen }

  func wake() {
    let isFirst = lock.withLock {
      defer { isWaiting = true }
      return !isWaiting
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [self] in
      lock.withLock { isWaiting = false }
      MainActor.assumeIsolated { screen?.look() }
    }
  }
}
