import AviaryGeometry
import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting

/// What one user of the previews sees and does: the previews that are shown, and the answers to requests.
@MainActor
final class PreviewSession {
  typealias Answer = (json: JSON, data: Data)

  private let views: [Driver.Choice]
  private let file: String
  private(set) var shown: ShownPreview?
  /// The others, by their ids: what was done to one is there when it is chosen again.
  private var others: [String: ShownPreview] = [:]
  /// What previews held in an earlier program that were not shown since, by their ids.
  private var waiting: [String: String] = [:]
  /// The number of the preview that was made last: no two have handles alike.
  private var generation = 0
  private(set) lazy var live = LiveScreen(channel: channel)
  private let channel: MessageChannel

  init(_ views: [Driver.Choice], file: String, channel: MessageChannel) {
    self.views = views
    self.file = file
    self.channel = channel
  }

  /// Answers a request.
  ///
  /// - Throws: `InspectionError`, `ScreenError`, or what a preview's own code throws.
  func answer(_ name: String, _ arguments: JSON) async throws -> Answer {
    switch name {
    case "list": return (.array(views.map(\.description)), Data())
    case "open": return try await open(arguments)
    case "configure":
      try current().configure(arguments)
      live.look()
      return (try current().description, Data())
    case "render": return try await render(arguments)
    case "variants": return try await variants(arguments)
    case "states": return (["states": .object(try states())], Data())
    case "literals": return try await setLiterals(arguments)
    case "live", "acknowledge", "input": return try answerLive(name, arguments)
    default: break
    }
    let preview = try current()
    defer { live.look() }
    if let answer = try answerInspection(name, arguments, preview) {
      guard name == "record", arguments["restart"]?.bool == true else { return answer }
      try await restart(preview)
      var told = answer.json.object ?? [:]
      told["generation"] = .number(Double(generation))
      return (.object(told), answer.data)
    }
    if let answer = try await answerInput(name, arguments, preview) { return answer }
    throw InspectionError(.badRequest, "there is no request “\(name)”")
  }

  /// The preview that is shown.
  func current() throws -> ShownPreview {
    guard let shown else { throw InspectionError(.badRequest, "no preview is open") }
    return shown
  }

  // MARK: - Opening

  /// The preview that `id` names, or else `preview`: its name or number.
  private func choice(_ arguments: JSON) throws -> Driver.Choice {
    if let id = arguments["id"]?.string, let view = views.first(where: { $0.id == id }) {
      return view
    }
    return try Driver.selectOne(arguments["preview"]?.string, from: views, file: file)
  }

  /// Shows a preview; with `fresh` anew, even where it is shown already.
  private func open(_ arguments: JSON) async throws -> Answer {
    if let number = arguments["generation"]?.int { generation = max(generation, number - 1) }
    for (name, state) in arguments["states"]?.object ?? [:] { waiting[name] = state.string }
    let choice = try choice(arguments)
    let isFresh = arguments["fresh"]?.bool ?? false
    if isFresh { waiting[choice.id] = nil }
    if let known = shown?.id == choice.id ? shown : others[choice.id], !isFresh {
      try known.configure(arguments)
      if known !== shown { keep() }
      others[choice.id] = nil
      shown = known
    } else {
      var settings = PreviewSettings()
      try settings.apply(arguments)
      let date = arguments["date"]?.number.map { Date(timeIntervalSince1970: $0) }
      try await show(choice, settings, date)
    }
    let preview = try current()
    var description = preview.description.object ?? [:]
    if let text = waiting.removeValue(forKey: choice.id),
      let kept = try? JSONDecoder().decode(KeptPreviewState.self, from: Data(text.utf8))
    {
      description["lost"] = .strings(preview.inspection.restore(kept))
      preview.recording.goOn(from: kept.recording)
    }
    live.show(preview)
    return (.object(description), Data())
  }

  /// Shows a preview that is made anew.
  private func show(
    _ choice: Driver.Choice,
    _ settings: PreviewSettings,
    _ date: Date?
  ) async throws {
    let made = try await ShownPreview(choice, settings, generation: generation + 1, date: date)
    generation += 1
    others.removeValue(forKey: choice.id)?.close()
    if shown?.id == choice.id { shown?.close() } else { keep() }
    shown = made
  }

  /// Begins a recording: with a view as it is at first, as a test begins.
  private func restart(_ preview: ShownPreview) async throws {
    guard let choice = views.first(where: { $0.id == preview.id }) else { return }
    waiting[choice.id] = nil
    try await show(choice, preview.settings, preview.date)
    live.show(try current())
  }

  /// Gives literals in the code of views the values that the sources have now.
  private func setLiterals(_ arguments: JSON) async throws -> Answer {
    var values: [Int: String] = [:]
    for item in arguments["values"]?.array ?? [] {
      guard let id = item["id"]?.int, let value = item["value"]?.string else { continue }
      values[id] = value
    }
    let refused = LiveLiterals.shared.set(values)
    let shown = [shown].compactMap(\.self) + others.values
    for preview in shown { try await preview.showLiterals() }
    if !shown.isEmpty { live.look() }
    return (["refused": .array(refused.map { .number(Double($0)) })], Data())
  }

  /// What all previews hold, by their ids, to be given to another program.
  private func states() throws -> [String: JSON] {
    var states = waiting.mapValues { JSON.string($0) }
    for preview in [shown].compactMap(\.self) + others.values {
      var state = preview.inspection.keepState()
      state.recording = preview.recording.steps
      let data = try JSONEncoder().encode(state)
      states[preview.id] = .string(String(decoding: data, as: UTF8.self))
    }
    return states
  }

  private func keep() {
    if let shown { others[shown.id] = shown }
    shown = nil
  }

  // MARK: - Pictures

  /// What `aviary render` draws: the preview as it is at first, whatever was done to the one that is shown.
  private func render(_ arguments: JSON) async throws -> Answer {
    let choice = try choice(arguments)
    let (request, settings) = try request(arguments)
    let view = AnyView(try await choice.make().shown(settings))
    let (content, proposal) = Driver.page(view, on: choice.space, request)
    return try picture(content, proposal, request, choice.name)
  }

  /// The sheet of `aviary render --variants`.
  private func variants(_ arguments: JSON) async throws -> Answer {
    let choice = try choice(arguments)
    var (request, settings) = try request(arguments)
    request.scale = arguments["scale"]?.number ?? 1
    let sheet = try await VariantSheet.make(of: choice, request, settings)
    return try picture(sheet, .unspecified, request, choice.name)
  }

  private func request(_ arguments: JSON) throws -> (DriverRequest, PreviewSettings) {
    var settings = PreviewSettings()
    try settings.apply(arguments)
    var request = DriverRequest(task: .render, file: file)
    request.width = settings.width.map { Double($0) }
    request.height = settings.height.map { Double($0) }
    request.scale = Double(settings.scale)
    request.isDark = settings.isDark
    return (request, settings)
  }

  private func picture(
    _ content: some View,
    _ proposal: ProposedViewSize,
    _ request: DriverRequest,
    _ name: String
  ) throws -> Answer {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = CGFloat(request.scale)
    let size = renderer.accessibilityTree.frame.size
    if size == .zero { _ = try renderer.displayList() }
    try Driver.check(size, request)
    let data = try renderer.pngData()
    return (
      ["preview": .string(name), "width": .number(size.width), "height": .number(size.height)], data
    )
  }
}

extension Driver.Choice {
  fileprivate var description: JSON {
    var members: [String: JSON] = ["name": .string(name), "id": .string(id)]
    if let file { members["file"] = .string(file) }
    if let line { members["line"] = .number(Double(line)) }
    if let width = space.proposal.width { members["width"] = .number(width) }
    if let height = space.proposal.height { members["height"] = .number(height) }
    return .object(members)
  }
}

// MARK: - Live

extension PreviewSession {
  fileprivate func answerLive(_ name: String, _ arguments: JSON) throws -> Answer {
    switch name {
    case "live":
      let speed = arguments["speed"]?.number ?? 1
      guard (0...10).contains(speed) else {
        throw InspectionError(.badRequest, "a speed of \(speed) is not in 0 to 10")
      }
      live.turn(on: arguments["on"]?.bool ?? true, speed: speed)
    case "acknowledge": live.acknowledge()
    default: try live.receive(arguments)
    }
    return (.null, Data())
  }
}
