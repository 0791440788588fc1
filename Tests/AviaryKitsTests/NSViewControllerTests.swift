import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Controllers of AppKit in each other")
struct NSViewControllerTests {
  private final class HiddenView: NSView {
    var told: [String] = []
    override func viewDidHide() { told.append("hide") }
    override func viewDidUnhide() { told.append("unhide") }
  }

  @Test("a controller is in one other at a time")
  func children() {
    let first = NSViewController()
    let second = NSViewController()
    let child = NSViewController()
    first.addChild(child)
    #expect(first.children == [child])
    #expect(child.parent === first)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    child.removeFromParent()
    #expect(second.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test("a transition puts one child's view in the place of another's, and tells it")
  func transition() {
    let parent = NSViewController()
    let old = NSViewController()
    let new = NSViewController()
    parent.children = [old, new]
    old.view.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    parent.view.addSubview(old.view)
    var isDone = false
    parent.transition(from: old, to: new, options: .crossfade) { isDone = true }
    #expect(isDone)
    #expect(parent.view.subviews == [new.view])
    #expect(new.view.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("views that are hosted at any depth are shown, but for those that are hidden")
  func hosted() {
    let root = NSView()
    let middle = NSView()
    let inner = NSHostingView(rootView: Text("a"))
    root.addSubview(middle)
    middle.addSubview(inner)
    #expect(root.hostedContents.count == 1)
    middle.isHidden = true
    #expect(root.hostedContents.isEmpty)
  }

  @Test("a view hears that it, or a view around it, is hidden")
  func hiding() {
    let outer = NSView()
    let inner = HiddenView()
    outer.addSubview(inner)
    outer.isHidden = true
    outer.isHidden = false
    #expect(inner.told == ["hide", "unhide"])
  }

  @Test("a hosting controller's size is its view's where its options say so")
  func sizing() {
    let controller = NSHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == NSSize(width: 30, height: 20))
    #expect(NSHostingView(rootView: Text("a")).sizingOptions == .standardBounds)
  }
}
