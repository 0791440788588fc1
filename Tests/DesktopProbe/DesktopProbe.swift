import SwiftUI
import UserNotifications

/// The program that the tests of the desktop around windows run and watch: it takes orders on its standard input, a line
/// each, and tells on its standard output what happens.
@main
enum DesktopProbe {
  @MainActor static func main() {
    UNUserNotificationCenter.current().delegate = NotificationListener.shared
    Thread.detachNewThread {
      while let line = readLine() {
        Task { @MainActor in await carryOut(line) }
      }
    }
    switch CommandLine.arguments.dropFirst().first {
    case "extra": ExtraProgram.main()
    case "panel": PanelProgram.main()
    case "suppressed": SuppressedProgram.main()
    case "frames": FrameProgram.main()
    default: WindowProgram.main()
    }
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// What the program's scenes share.
@MainActor @Observable
final class DesktopModel {
  static let shared = DesktopModel()
  var count = 0
  var isInserted = true
  var isLoud = false
  var choice = 1
  /// The window that is to be opened or closed next, and whether it is to be closed.
  var wanted: (id: String, closes: Bool, turn: Int) = ("", false, 0)
}

/// What is in the menu of the sign in the bar.
struct ExtraMenu: View {
  @Bindable var model = DesktopModel.shared

  var body: some View {
    Button("Count Up (\(model.count))") {
      model.count += 1
      tell("count \(model.count)")
    }
    Button("Never_here") {}.disabled(true)
    Divider()
    Toggle("Loud", isOn: $model.isLoud)
    Menu("More") {
      Button("Inner") { tell("inner") }
      Menu("Deeper") {
        Button("Deep") { tell("deep") }
      }
      Button("Last") { tell("last") }
    }
    Section("Choices") {
      ForEach(1..<3) { choice in
        Button("Choice \(choice)") { tell("choice \(choice)") }
      }
    }
  }
}

/// A program that is a sign in the bar alone.
struct ExtraProgram: App {
  @State private var model = DesktopModel.shared

  var body: some Scene {
    MenuBarExtra("Probe", systemImage: "star.fill", isInserted: $model.isInserted) { ExtraMenu() }
  }
}

/// A sign that opens a window, beside a window.
struct PanelProgram: App {
  var body: some Scene {
    WindowGroup("Main") { Color.gray.frame(width: 200, height: 150) }
    MenuBarExtra("Text only") {
      Color.green.frame(width: 220, height: 180).navigationTitle("Panel")
        .onAppear { tell("panel appeared") }
        .onDisappear { tell("panel disappeared") }
    }
    .menuBarExtraStyle(.window)
  }
}

/// A sign, and a window that does not open by itself.
struct SuppressedProgram: App {
  var body: some Scene {
    Window("Main", id: "main") { Color.gray.frame(width: 200, height: 150) }
      .defaultLaunchBehavior(.suppressed)
    MenuBarExtra("Probe", systemImage: "star.fill") { ExtraMenu() }
  }
}

/// A program with one window, which is called as what it was opened for.
struct WindowProgram: App {
  @Environment(\.scenePhase) private var phase
  @State private var title = "Plain"

  var body: some Scene {
    WindowGroup("Plain") {
      Color.gray.frame(width: 200, height: 150).onAppear { tell("ready") }
        .onOpenURL {
          title = "Opened \($0.absoluteString)"
          tell("opened \($0.absoluteString)")
        }
        .navigationTitle(Text(verbatim: title))
    }
    .onChange(of: phase, initial: true) { tell("app \(phase)") }
  }
}

/// Does what an order says.
@MainActor
private func carryOut(_ line: String) async {
  let words = line.split(separator: " ").map(String.init)
  switch words.first {
  case "remove": DesktopModel.shared.isInserted = false
  case "insert": DesktopModel.shared.isInserted = true
  case "count": DesktopModel.shared.count += 1
  case "open", "close":
    DesktopModel.shared.wanted = (
      words[1], words[0] == "close", DesktopModel.shared.wanted.turn + 1
    )
  default: await carryOutNotification(words)
  }
  tell("done \(line)")
}
