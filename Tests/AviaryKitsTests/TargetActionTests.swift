import AviaryEngine
import AviaryFoundation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryKits

@MainActor
private final class Target: NSObject {
  var calls: [String] = []
  func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
  func changed() { calls.append("changed") }
  func clicked(_ sender: Any?) { calls.append("clicked \(type(of: sender ?? 0))") }
  func panned(_ recognizer: UIPanGestureRecognizer) { calls.append("panned") }
}

private struct Form: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused)
      Text(isFocused ? "editing" : "idle")
      Button("Done") {
        UIApplication.shared.sendAction(
          Selector("resignFirstResponder", UIResponder.resignFirstResponder),
          to: nil,
          from: nil,
          for: nil
        )
      }
      Button("End") { _ = UIView().endEditing(true) }
    }
  }
}

@MainActor
@Suite("Targets and actions")
struct TargetActionTests {
  private let target = Target()

  @Test("controls of UIKit tell the targets of what happens")
  func controls() {
    let button = UIButton(frame: .zero)
    button.tag = 7
    button.addTarget(target, action: Selector("tapped:", Target.tapped(_:)), for: .touchUpInside)
    button.addTarget(target, action: Selector("changed", Target.changed), for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped 7"])
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["tapped 7", "changed"])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 2)
    #expect(button.allTargets == [target])
  }

  @Test("controls and items of AppKit send their action")
  func desktop() {
    let clicked = Selector("clicked:", Target.clicked(_:))
    let button = NSButton(title: "Go", target: target, action: clicked)
    button.performClick(nil)
    button.isEnabled = false
    button.performClick(nil)
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Open", action: clicked, keyEquivalent: "o").target = target
    menu.performActionForItem(at: 0)
    #expect(target.calls == ["clicked NSButton", "clicked NSMenuItem"])
  }

  @Test("recognizers keep their targets")
  func recognizers() {
    let recognizer = UIPanGestureRecognizer(
      target: target,
      action: Selector("panned:", Target.panned(_:))
    )
    #expect(recognizer.targets.count == 1)
    recognizer.removeTarget(target, action: nil)
    #expect(recognizer.targets.isEmpty)
  }

  @Test("an action without a target goes to who can do it, or nowhere")
  func chain() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var count = 0
      func sync(_ sender: Any?) { count += 1 }
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let sync = Selector("sync:", Delegate.sync(_:))
    #expect(UIApplication.shared.sendAction(sync, to: nil, from: nil, for: nil))
    #expect(delegate.count == 1)
    let unknown = Selector("nobodysBusiness:")
    #expect(!UIApplication.shared.sendAction(unknown, to: nil, from: nil, for: nil))
  }

  @Test("names of standard actions reach the program")
  func standard() {
    let services = Program.services
    defer { Program.services = services }
    var calls: [String] = []
    Program.services.openSettings = {
      calls.append("settings")
      return true
    }
    Program.services.toggleSidebar = {
      calls.append("sidebar")
      return true
    }
    #expect(NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
    #expect(NSResponder().tryToPerform(Selector("toggleSidebar:"), with: nil))
    #expect(calls == ["settings", "sidebar"])
  }

  // Without a pause: the keyboard is the process's, and other tests type as well.
  @Test("giving the keyboard back ends editing")
  func endsEditing() throws {
    for button in ["Done", "End"] {
      let screen = Screen(Form())
      try screen.textField("Name").tap()
      #expect(screen.text("editing").exists)
      try screen.button(.equal(button)).tap()
      #expect(screen.text("idle").exists, "\(button)")
    }
  }
}
