import SwiftUI

/// The program that the tests of windows run and watch: it takes orders on its standard input, a line each, and
/// tells on its standard output what happens.
@main
struct WindowProbe: App {
  @State private var model = ProbeModel()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Probe \(model.count)", id: "main") {
      ProbeView(model: model)
    }
    .defaultSize(width: 400, height: 300)
    .onChange(of: phase, initial: true) { follow(phase) }
    .commands {
      if model.hasCommands { ProbeCommands(model: model) }
    }

    Window("Second", id: "second") { SecondView() }
      .windowResizability(.contentSize)

    Window("Input", id: "input") { InputView() }
      .defaultSize(width: 400, height: 400)
    Window("Drag", id: "drag") { DragProbeView() }
      .defaultSize(width: 400, height: 400)
    Window("Clipboard", id: "clipboard") { ClipboardProbeView() }
      .defaultSize(width: 400, height: 400)
    Window("Drag 2", id: "drag2") { DragProbeView() }
      .defaultSize(width: 400, height: 400)
    Window("Accessible", id: "accessible") { AccessibilityProbeView() }
    Window("Survey", id: "survey") { AccessibilitySurveyView() }.defaultSize(
      width: 600,
      height: 800
    )
    .defaultSize(width: 500, height: 700)

    WindowGroup(id: "kept", for: Int.self) { $value in KeptView(value: $value) }
    Window("Forgotten", id: "forgotten") { Color.gray }.restorationBehavior(.disabled)

    WindowGroup(id: "value", for: Int.self) { $value in
      Text("Value \(value ?? -1)").navigationTitle("Value \(value ?? -1)")
    }
  }
}

extension WindowProbe {
  /// Tells the phase; in the background a task writes the file that the environment names.
  private func follow(_ phase: ScenePhase) {
    tell("app \(phase)")
    guard phase == .background else { return }
    if let file = ProcessInfo.processInfo.environment["PROBE_FILE"] {
      Task {
        try? await Task.sleep(for: .milliseconds(200))
        try? Data("saved".utf8).write(to: URL(fileURLWithPath: file))
      }
    }
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// What the probe's windows share.
@MainActor @Observable
final class ProbeModel {
  var count = 0
  var isRed = false
  var openCount = 0
  var hasCommands = false
}

/// What the probe's menu bar has while it has one.
struct ProbeCommands: Commands {
  let model: ProbeModel
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Second") { openWindow(id: "second") }.keyboardShortcut("2")
    }
    CommandMenu("Probe") {
      Button("Count Up") { model.count += 1 }.keyboardShortcut("u", modifiers: [.command, .shift])
    }
  }
}

struct ProbeView: View {
  let model: ProbeModel
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var phase
  @Environment(\.controlActiveState) private var controlActiveState
  @Environment(\.displayScale) private var displayScale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @State private var timerCount = 0

  var body: some View {
    VStack(spacing: 20) {
      Rectangle()
        .fill(model.isRed ? Color.red : Color.blue)
        .frame(width: 100, height: 60)
      Text("Count \(model.count), timer \(timerCount)")
    }
    .frame(minWidth: 200, minHeight: 150)
    .task { await follow() }
    .onChange(of: displayScale, initial: true) { tell("scale \(displayScale)") }
    .onDisappear { tell("disappeared") }
    .onChange(of: reducesMotion) { tell("reduces motion \(reducesMotion)") }
    .onChange(of: contrast) { tell("contrast \(contrast)") }
    .onChange(of: colorScheme, initial: true) { tell("scheme \(colorScheme)") }
    .onChange(of: phase, initial: true) { tell("window \(phase)") }
    .onChange(of: controlActiveState, initial: true) { tell("controls \(controlActiveState)") }
    .onGeometryChange(for: CGSize.self, of: \.size) { tell("size \($0.width) \($0.height)") }
    .navigationTitle("Main \(model.count)")
  }

  private func startTimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated { timerCount += 1 }
      tell("timer fired")
    }
  }

  /// Does what the standard input says.
  private func follow() async {
    tell("ready")
    for await line in orders {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "count": model.count += 1
      case "red": model.isRed = true
      case "commands": model.hasCommands = true
      case "open" where words.count > 2: openWindow(id: words[1], value: Int(words[2]) ?? 0)
      case "open": openWindow(id: words[1])
      case "value": openWindow(id: "value", value: Int(words[1]) ?? 0)
      case "dismiss": dismissWindow(id: words[1])
      case "close": dismissWindow()
      case "timer":
        startTimer()
      case "background":
        let model = model
        DispatchQueue.global().async {
          DispatchQueue.main.async { MainActor.assumeIsolated { model.count += 1 } }
        }
      case "environment":
        tell("\(words[1]) \(ProcessInfo.processInfo.environment[words[1]] ?? "is not set")")
      case "default": UserDefaults.standard.set(words[2], forKey: words[1])
      case "exit": exit(0)
      case "sleep":
        try? await Task.sleep(for: .milliseconds(50))
        tell("slept on main \(Thread.isMainThread)")
      default: tell("unknown order \(line)")
      }
      tell("done \(line)")
    }
  }
}

/// What is there again when the program runs next.
struct KeptView: View {
  @Binding var value: Int?
  @SceneStorage("note") private var note = "none"

  var body: some View {
    VStack {
      Button("Write") {
        note = "note of \(value ?? -1)"
        value = (value ?? 0) + 100
      }
      .keyboardShortcut("w", modifiers: [.control, .shift])
    }
    .frame(minWidth: 100, minHeight: 100)
    .navigationTitle("Kept \(value ?? -1)")
    .onChange(of: value, initial: true) { tell("kept \(value ?? -1) \(note)") }
  }
}

struct SecondView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Color.green
      .frame(width: 150, height: 120)
      .onAppear { tell("second appeared") }
      .onDisappear { tell("second disappeared") }
  }
}

/// What is pressed, typed, dragged and scrolled in tests, at places that they know.
struct InputView: View {
  @State private var text = ""
  @State private var drag = CGSize.zero
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack(spacing: 0) {
      Button("Press") { tell("pressed") }
        .frame(width: 400, height: 50)
        .keyboardShortcut("k")
        .contextMenu { Button("Choose") { tell("chosen") } }
      TextField("Text", text: $text)
        .frame(width: 380, height: 50)
        .focused($isEditing)
        .onSubmit { tell("submitted \(text)") }
        .onChange(of: text) { tell("text \(text)") }
        .onChange(of: isEditing) { tell("editing \(isEditing)") }
        .onKeyPress("#") {
          tell("number sign")
          return .handled
        }
      Color.orange
        .frame(width: 400, height: 100)
        .onHover { tell("hover \($0)") }
        .onTapGesture(count: 2) { tell("double tap") }
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { tell("dragged \(Int($0.translation.width)) \(Int($0.translation.height))") }
        )
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
        .frame(maxWidth: .infinity)
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
        tell("scrolled \(Int(new))")
      }
    }
  }
}

/// The lines of the standard input.
private let orders = AsyncStream<String> { continuation in
  Thread.detachNewThread {
    while let line = readLine() { continuation.yield(line) }
    continuation.finish()
  }
}
