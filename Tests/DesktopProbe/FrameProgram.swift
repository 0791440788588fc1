import SwiftUI
import UniformTypeIdentifiers

/// Windows without title bars, one that can't be closed or resized, one of tools, and a small list.
struct FrameProgram: App {
  var body: some Scene {
    WindowGroup("Framed") { FrameOpener() }
      .commands { CommandMenu("Probe") { Button("Nothing") {} } }
    Window("Bare", id: "bare") {
      VStack(spacing: 0) {
        Color.orange
        Color.blue
      }
      .onAppear { tell("bare appeared") }
      .onDisappear { tell("bare disappeared") }
    }
    .windowStyle(.hiddenTitleBar)
    .defaultSize(width: 480, height: 230)
    .defaultPosition(.bottomTrailing)
    .windowLevel(.floating)
    .commandsRemoved()
    Window("Plain", id: "plain") { Color.blue }
      .windowStyle(.plain)
      .defaultSize(width: 200, height: 150)
      .defaultPosition(.bottomLeading)
    Window("Kept", id: "kept") {
      Color.green.windowDismissBehavior(.disabled).windowResizeBehavior(.disabled)
        .windowFullScreenBehavior(.disabled)
        .onDisappear { tell("kept disappeared") }
    }
    .defaultSize(width: 200, height: 150)
    Window("Placed", id: "placed") {
      Color.green.frame(width: 160, height: 120).onDisappear { tell("placed disappeared") }
    }
    .defaultWindowPlacement { content, context in
      let size = content.sizeThatFits(.unspecified)
      tell("placed for \(Int(size.width)) of \(Int(context.defaultDisplay.visibleRect.width))")
      return WindowPlacement(x: 620, y: 40, width: 300)
    }
    .windowBackgroundDragBehavior(.enabled)
    Window("Sized", id: "sized") { SizedContent() }
      .windowStyle(.plain)
      .windowResizability(.contentSize)
      .defaultPosition(.bottomTrailing)
    Window("Moved", id: "moved") {
      Color.teal.gesture(WindowDragGesture().onEnded { _ in tell("moved") })
        .allowsWindowActivationEvents(true)
        .focusedSceneValue(\.shownPlace, "moved")
    }
    .windowStyle(.plain)
    .defaultSize(width: 200, height: 150)
    .defaultPosition(.bottomTrailing)
    Window("Large", id: "large") { Color.yellow.frame(idealWidth: 600, idealHeight: 240) }
      .windowStyle(.hiddenTitleBar)
      .windowIdealSize(.fitToContent)
      .defaultSize(width: 700, height: 400)
    Window("Filling", id: "filling") {
      VStack(spacing: 0) {
        Color.orange
        Color.blue
      }
      .toolbar { Button("Share") {} }
      .windowToolbarFullScreenVisibility(.onHover)
    }
    .defaultSize(width: 500, height: 400)
    Window("Asked", id: "asked") {
      Color.pink.onDisappear { tell("asked disappeared") }
        .dismissalConfirmationDialog("Close it?", shouldPresent: true) {
          Button("Close") { tell("asked agreed") }
          Button("Stay", role: .cancel) { tell("asked stayed") }
        }
    }
    .defaultSize(width: 400, height: 300)
    UtilityWindow("Tools", id: "tools") { ToolsContent() }
      .defaultPosition(.topTrailing)
  }
}

extension FocusedValues {
  @Entry fileprivate var shownPlace: String?
}

/// Tells what the window hands up that the tools are for.
private struct ToolsContent: View {
  @FocusedValue(\.shownPlace) private var place

  var body: some View {
    Color.red.frame(width: 220, height: 200)
      .onAppear { tell("tools appeared") }
      .onDisappear { tell("tools disappeared") }
      .onChange(of: place, initial: true) { tell("tools for \(place ?? "nothing")") }
  }
}

/// Opens and closes windows as orders say.
private struct FrameOpener: View {
  @State private var model = DesktopModel.shared
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.controlDensity) private var density
  @State private var isImporting = false

  var body: some View {
    Color.gray.frame(width: 400, height: 300)
      .focusedSceneValue(\.shownPlace, "framed")
      .background { PresentingOpener().presentedWindowStyle(.plain) }
      .fileImporter(
        isPresented: $isImporting,
        allowedContentTypes: [.plainText],
        allowsMultipleSelection: false
      ) { _ in
        tell("imported")
      } onCancellation: {
        tell("import cancelled")
      }
      .onAppear {
        tell("density \(density == .pointer ? "pointer" : "touch")")
        tell("ready")
      }
      .onChange(of: model.wanted.turn) {
        if model.wanted.id == "this" {
          dismissWindow()
        } else if model.wanted.id == "importer" {
          isImporting = !model.wanted.closes
        } else if model.wanted.closes {
          dismissWindow(id: model.wanted.id)
        } else if !model.wanted.id.hasPrefix("frameless-") {
          openWindow(id: model.wanted.id)
        }
      }
  }
}

/// Of another size after a press.
private struct SizedContent: View {
  @State private var isTall = false

  var body: some View {
    Color.purple.frame(width: 200, height: isTall ? 300 : 150)
      .onTapGesture { isTall.toggle() }
      .windowResizeAnchor(.bottomTrailing)
  }
}

/// Opens a window as orders say, without a frame.
private struct PresentingOpener: View {
  @State private var model = DesktopModel.shared
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Color.clear
      .onChange(of: model.wanted.turn) {
        if model.wanted.id.hasPrefix("frameless-") {
          openWindow(id: String(model.wanted.id.dropFirst("frameless-".count)))
        }
      }
  }
}
