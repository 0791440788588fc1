import AviaryMessages
import Foundation
import Synchronization

/// What one page sees: a program of its own, so that what goes wrong there is no other page's trouble.
final class PageSession: Sendable {
  private struct State {
    var child: PreviewChild?
    /// The id of the preview that is shown; nil before one is chosen.
    var preview: String?
    /// How it is shown.
    var settings: [String: JSON] = [:]
    var speed = 1.0
    var hasEnded = false
    /// Grows with each program: what earlier ones still say is not heard.
    var generation = 0
    /// The previews of the program, as it describes them.
    var previews: [JSON] = []
    /// Greater than the numbers of all handles that were given.
    var nextGeneration = 1
    /// Whether the page was told that the program does not answer.
    var isBusy = false
    /// Whether another preview was chosen while it did not.
    var isWaitedFor = false
  }

  /// From when on the page is told that the program does not answer, and from when on it is ended for what is asked of it next, in
  /// seconds.
  private static let patience = (told: 2.0, ended: 5.0)

  /// What pages may ask of the program.
  private static let allowed: Set<String> = [
    "input", "acknowledge", "tree", "whySize", "whyBody", "environment", "pick",
    "variants", "screenshot", "advance", "tap", "type", "scroll", "press",
  ]

  private let page: Int64
  private let station: PreviewStation
  private let send: @Sendable (JSON, Data?) -> Void
  private let state = Mutex(State())
  /// Loading and what asks for it, one after the other.
  private let queue: DispatchQueue

  init(
    _ page: Int64,
    station: PreviewStation,
    send: @escaping @Sendable (JSON, Data?) -> Void
  ) {
    self.page = page
    self.station = station
    self.send = send
    queue = DispatchQueue(label: "aviary.page.\(page)")
    watchOver()
  }

  /// Ends the program.
  func end() {
    let child = state.withLock { state in
      state.hasEnded = true
      defer { state.child = nil }
      return state.child
    }
    child?.stop()
  }

  /// Tells what the compiler says; nil for that nothing is wrong.
  func tell(_ fault: CompileFault?) {
    send(["event": "fault", "fault": fault?.json ?? .null], nil)
  }

  // MARK: - Programs that don't answer

  /// Tells each second whether the program answers.
  private func watchOver() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, let isBusy = tellWhetherBusy() else { return }
      state.withLock { $0.isBusy = isBusy }
      watchOver()
    }
  }

  /// - Returns: Whether the program does not answer; nil where the page has gone.
  private func tellWhetherBusy() -> Bool? {
    let (child, wasBusy, hasEnded) = state.withLock { ($0.child, $0.isBusy, $0.hasEnded) }
    guard !hasEnded else { return nil }
    let seconds = child.map { $0.hasEnded ? 0 : $0.secondsBusy } ?? 0
    let isBusy = seconds >= Self.patience.told
    if !isBusy {
      state.withLock { $0.isWaitedFor = false }
    } else if state.withLock({ $0.isWaitedFor }) {
      endIfBusy()
    }
    if isBusy || wasBusy {
      send(["event": "busy", "seconds": .number(isBusy ? seconds.rounded() : 0)], nil)
    }
    return isBusy
  }

  /// Ends a program that has not answered for long, since something else is wanted.
  private func endIfBusy() {
    guard let child = state.withLock({ $0.child }) else { return }
    let seconds = child.secondsBusy
    guard seconds >= Self.patience.ended else { return }
    child.stop(
      PreviewChild.Failure(
        reason: "timedOut",
        description: "the preview did not answer for \(Int(seconds)) s, and was ended"
      )
    )
  }

  // MARK: - Programs

  /// Shows the preview with another program, as it was with the one before.
  func load(_ program: PreviewProgram, generation: Int, milliseconds: Double?) {
    endIfBusy()
    queue.async { [self] in
      guard !state.withLock({ $0.hasEnded }) else { return }
      let start = ContinuousClock.now
      do {
        try replace(program, generation, milliseconds, start)
      } catch {
        let words =
          (error as? PreviewChild.Failure)?.description ?? (error as? CommandError)?.message
          ?? "\(error)"
        send(["event": "failed", "message": .string(words)], nil)
      }
    }
  }

  private func replace(
    _ program: PreviewProgram,
    _ generation: Int,
    _ milliseconds: Double?,
    _ start: ContinuousClock.Instant
  ) throws {
    let (old, preview, settings, speed, earlier) = state.withLock {
      ($0.child, $0.preview, $0.settings, $0.speed, $0.previews)
    }
    var kept = old.flatMap { try? $0.ask("states", [:], patience: 5).json["states"]?.object }
    var request = program.request(.serve, station.options.compile)
    request.preview = nil
    let child = try PreviewChild(program.program, request) { [weak self] json, data in
      self?.hear(json, data, generation)
    }
    let all = try child.ask("list").json
    let previews = all.array ?? []
    var arguments = settings
    let number = state.withLock { $0.nextGeneration }
    arguments["generation"] = .number(Double(number))
    arguments["date"] = Self.now
    if let preview, let id = Self.id(of: preview, earlier, in: previews) {
      arguments["id"] = .string(id)
      if id != preview, let state = kept?.removeValue(forKey: preview) { kept?[id] = state }
    }
    if let kept { arguments["states"] = .object(kept) }
    let ended = state.withLock { state in
      guard !state.hasEnded else { return true }
      state.child = child
      state.generation = generation
      state.previews = previews
      return false
    }
    old?.stop()
    guard !ended else { return child.stop() }
    send(["event": "previews", "previews": all], nil)
    let literals = station.literals
    if !literals.isEmpty { _ = try child.ask("literals", Self.arguments(of: literals)) }
    let opened = try child.ask("open", .object(arguments)).json
    didOpen(opened)
    let time = (ContinuousClock.now - start).components
    send(
      [
        "event": "opened", "shown": opened, "lost": opened["lost"] ?? [],
        "compileMilliseconds": milliseconds.map { .rounded($0) } ?? .null,
        "showMilliseconds": .rounded(
          Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15
        ),
      ],
      nil
    )
    _ = try child.ask("live", ["on": true, "speed": .number(speed)])
  }

  /// The time at which what is new on a page begins, which is the machine's.
  private static var now: JSON { .number(Date().timeIntervalSince1970) }

  /// Keeps what is shown now.
  private func didOpen(_ shown: JSON) {
    state.withLock { state in
      state.preview = shown["id"]?.string
      state.nextGeneration = max(state.nextGeneration, (shown["generation"]?.int ?? 0) + 1)
    }
  }

  /// The id of a preview in a program that was compiled anew; nil where it is gone.
  ///
  /// One that has another name is known by its place among those of its file, where these are as many as before.
  private static func id(of preview: String, _ earlier: [JSON], in previews: [JSON]) -> String? {
    func id(_ preview: JSON) -> String? { preview["id"]?.string }
    if previews.contains(where: { id($0) == preview }) { return preview }
    guard let file = earlier.first(where: { id($0) == preview })?["file"]?.string else {
      return nil
    }
    let before = earlier.filter { $0["file"]?.string == file }
    let now = previews.filter { $0["file"]?.string == file }
    guard before.count == now.count, let place = before.firstIndex(where: { id($0) == preview })
    else { return nil }
    return id(now[place])
  }

  // MARK: - Literals

  private static func arguments(of literals: [LiveSource.Change]) -> JSON {
    let values = literals.map { literal -> JSON in
      ["id": .number(Double(literal.id)), "value": .string(literal.value)]
    }
    return ["values": .array(values)]
  }

  /// Shows what literals in the code of views are now.
  ///
  /// - Parameters:
  ///   - literals: Those that were compiled otherwise.
  ///   - start: When the change was seen.
  ///   - done: Told on another thread whether they are shown; a program that has ended shows nothing.
  func show(
    _ literals: [LiveSource.Change],
    since start: ContinuousClock.Instant,
    then done: @escaping @Sendable (Bool) -> Void
  ) {
    guard let child = state.withLock({ $0.child }) else { return done(false) }
    child.ask("literals", Self.arguments(of: literals)) { [send] result in
      guard case .success(let (json, _)) = result, json["refused"]?.array?.isEmpty == true else {
        return done(false)
      }
      let time = (ContinuousClock.now - start).components
      let milliseconds = Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15
      send(["event": "literals", "milliseconds": .rounded(milliseconds)], nil)
      done(true)
    }
  }

  // MARK: - What programs tell

  /// What a program tells by itself.
  private func hear(_ json: JSON, _ data: Data, _ generation: Int) {
    guard state.withLock({ $0.generation <= generation && !$0.hasEnded }) else { return }
    if json["event"]?.string == "frame" {
      var head = Data()
      let text = json.data
      for byte in 0..<4 { head.append(UInt8(truncatingIfNeeded: text.count >> (8 * byte))) }
      send(.null, head + text + data)
    } else if json["event"]?.string == "ended" {
      let isCurrent = state.withLock { $0.generation == generation && $0.child?.hasEnded == true }
      if isCurrent { send(["event": "failed", "message": json["message"] ?? ""], nil) }
    } else {
      send(json, nil)
    }
  }

  // MARK: - What a page asks

  /// Does what a page asks, and answers it where it has a number.
  func receive(_ message: JSON) {
    let name = message["name"]?.string ?? ""
    let arguments = message["arguments"] ?? [:]
    let id = message["id"]
    switch name {
    case "open":
      endIfBusy()
      state.withLock { $0.isWaitedFor = ($0.child?.secondsBusy ?? 0) > 0 }
      queue.async { [self] in open(arguments, id) }
    case "configure": queue.async { [self] in configure(arguments, id) }
    case "live":
      let speed = min(max(arguments["speed"]?.number ?? 1, 0), 10)
      state.withLock { $0.speed = speed }
      forward("live", ["on": true, "speed": .number(speed)], id)
    case "step": forward("advance", ["seconds": .number(1.0 / 60)], id)
    case "edit":
      let fault = SourceEditor(station.options).open(arguments)
      answer(id, fault.map { ["fault": .string($0)] } ?? [:])
    case "record": forward(name, recorded(arguments), id)
    case _ where Self.allowed.contains(name): forward(name, arguments, id)
    default: refuse(id, "there is no request “\(name)”")
    }
  }

  private func open(_ arguments: JSON, _ id: JSON?) {
    guard let child = state.withLock({ $0.child }) else { return refuse(id, "nothing is compiled") }
    let before = state.withLock { state in
      defer {
        state.preview = arguments["id"]?.string ?? arguments["preview"]?.string ?? state.preview
      }
      return state.preview
    }
    if child.hasEnded {
      station.restart(self)
      return answer(id, [:])
    }
    let wasBusy = child.secondsBusy > 0
    do {
      var wanted = state.withLock { $0.settings }
      wanted["date"] = Self.now
      for name in ["id", "preview"] { wanted[name] = arguments[name] }
      if let fresh = arguments["fresh"] { wanted["fresh"] = fresh }
      let shown = try child.ask("open", .object(wanted)).json
      didOpen(shown)
      send(["event": "opened", "shown": shown, "lost": []], nil)
      answer(id, shown)
    } catch {
      if wasBusy, child.hasEnded, child.wasStopped {
        // Something else held it up, and it was ended for this.
        station.restart(self)
        return answer(id, [:])
      }
      // Where the program has gone with it, it is what the next one shows.
      if !child.hasEnded { state.withLock { $0.preview = before } }
      refuse(id, "\(error)")
    }
  }

  private func configure(_ arguments: JSON, _ id: JSON?) {
    guard let child = state.withLock({ $0.child }) else { return refuse(id, "nothing is compiled") }
    do {
      let shown = try child.ask("configure", arguments).json
      state.withLock { state in
        for (name, value) in arguments.object ?? [:]
        where MCPTool.settingNames.contains(name) { state.settings[name] = value }
        // A device is its size, which a later width changes.
        if let device = state.settings.removeValue(forKey: "device"), device != .null {
          state.settings["width"] = shown["width"]
          state.settings["height"] = shown["height"]
        }
      }
      send(["event": "opened", "shown": shown, "lost": []], nil)
      answer(id, shown)
    } catch {
      refuse(id, "\(error)")
    }
  }

  /// What a recording is asked for with: the source of what is shown, where it is known.
  private func recorded(_ arguments: JSON) -> JSON {
    let (shown, previews) = state.withLock { ($0.preview, $0.previews) }
    guard let preview = previews.first(where: { $0["id"]?.string == shown }),
      let source = PreviewSource(preview, among: SourceSnapshot(station.root).stamps.keys)
    else { return arguments }
    return .object(source.added(to: arguments.object ?? [:]))
  }

  private func forward(_ name: String, _ arguments: JSON, _ id: JSON?) {
    guard let child = state.withLock({ $0.child }) else { return refuse(id, "nothing is compiled") }
    child.ask(name, arguments) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let (json, data)):
        if let number = json["generation"]?.int {
          state.withLock { $0.nextGeneration = max($0.nextGeneration, number + 1) }
        }
        guard id != nil else { return }
        var result = json
        if !data.isEmpty { result = ["picture": .string(data.base64EncodedString()), "of": json] }
        answer(id, result)
      case .failure(let failure): refuse(id, failure.description)
      }
    }
  }

  private func answer(_ id: JSON?, _ result: JSON) {
    guard let id else { return }
    send(["event": "answer", "id": id, "result": result], nil)
  }

  private func refuse(_ id: JSON?, _ words: String) {
    send(
      ["event": id == nil ? "refused" : "answer", "id": id ?? .null, "error": .string(words)],
      nil
    )
  }
}
