import AppKit
import SwiftUI

/// A program of AppKit that opens its windows itself.
class MacDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
  private var window: NSWindow!
  private var controller: NSWindowController?
  private let model = MacModel()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
      styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered,
      defer: false
    )
    window.center()
    window.title = "Mac"
    window.isReleasedWhenClosed = false
    window.delegate = self
    window.contentView = NSHostingView(rootView: MacContent(delegate: self, model: model))
    window.makeKeyAndOrderFront(nil)
    self.window = window
    tell("launched")
    readOrders()
  }

  func openSecond() {
    let second = NSWindow(contentViewController: NSHostingController(rootView: MacSecond()))
    second.title = "Second"
    second.styleMask.remove(.resizable)
    let controller = NSWindowController(window: second)
    controller.showWindow(nil)
    self.controller = controller
  }

  func runModal() {
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100),
      styleMask: [.titled],
      backing: .buffered,
      defer: false
    )
    panel.title = "Modal"
    panel.contentView = NSHostingView(rootView: Color.orange)
    tell("modal \(NSApp.runModal(for: panel).rawValue)")
    panel.close()
  }

  func ask() {
    let alert = NSAlert()
    alert.messageText = "Sure?"
    alert.informativeText = "It can't be undone."
    alert.addButton(withTitle: "Yes")
    alert.addButton(withTitle: "Cancel")
    tell("answer \(alert.runModal().rawValue)")
  }

  func windowShouldClose(_ sender: NSWindow) -> Bool {
    tell("asked to close")
    return model.mayClose
  }

  func windowWillClose(_ notification: Notification) { tell("window closes") }
  func windowDidBecomeKey(_ notification: Notification) { tell("window is key") }

  func applicationWillTerminate(_ notification: Notification) { tell("program ends") }

  private func readOrders() {
    let handle = FileHandle.standardInput
    handle.readabilityHandler = { handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      guard !text.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      DispatchQueue.main.async {
        for line in text.split(separator: "\n") { self.perform(String(line)) }
      }
    }
  }

  private func perform(_ order: String) {
    switch order {
    case "second": openSecond()
    case "title": window.title = "Renamed"
    case "grow": window.setContentSize(NSSize(width: 600, height: 400))
    case "close": window.performClose(nil)
    case "allow": model.mayClose = true
    case "reopen": window.makeKeyAndOrderFront(nil)
    case "hide": window.orderOut(nil)
    case "end": NSApp.terminate(nil)
    case "stop": NSApp.stopModal(withCode: .OK)
    case "windows": tell("windows \(NSApp.windows.map(\.title))")
    default: break
    }
    tell("done \(order)")
  }
}

final class MacModel: ObservableObject {
  @Published var mayClose = false
}

struct MacContent: View {
  let delegate: MacDelegate
  @ObservedObject var model: MacModel

  var body: some View {
    VStack(spacing: 0) {
      wide("Second") { delegate.openSecond() }
      wide("Modal") { delegate.runModal() }
      wide("Ask") { delegate.ask() }
    }
    .background(model.mayClose ? Color.green : Color.blue)
    .tint(.white)
  }
}

/// A button as wide as its window.
func wide(_ title: String, action: @escaping @MainActor () -> Void) -> some View {
  Button(action: action) {
    Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
  }
}

struct MacSecond: View {
  var body: some View { Color.red.frame(width: 320, height: 200) }
}

/// A program that opens no window.
class NothingDelegate: NSObject, NSApplicationDelegate {}
