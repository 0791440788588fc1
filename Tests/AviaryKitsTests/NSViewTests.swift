import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
private final class WindowedView: NSView {
  var windows: [NSWindow?] = []
  override func viewDidMoveToWindow() { windows.append(window) }
}

@MainActor
private final class Helper: NSWindowController {
  let other = Performer()
  override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { other }
}

@MainActor
private final class Performer: NSObject {
  func act(_ sender: Any?) {}
}

@MainActor
@Suite("Views and windows of AppKit")
struct NSViewTests {
  @Test("a view's frame follows the size around it, by its mask")
  func autoresizing() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let wide = NSView(frame: NSRect(x: 10, y: 10, width: 80, height: 20))
    wide.autoresizingMask = [.width, .minYMargin]
    let fixed = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
    outer.addSubview(wide)
    outer.addSubview(fixed)
    outer.setFrameSize(NSSize(width: 150, height: 130))
    #expect(wide.frame == NSRect(x: 10, y: 40, width: 130, height: 20))
    #expect(fixed.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a change of a view's frame is posted")
  func posted() {
    let view = NSView()
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification,
      object: view,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    view.frame = NSRect(x: 0, y: 0, width: 10, height: 10)
    view.setFrameSize(NSSize(width: 10, height: 10))
    NotificationCenter.default.removeObserver(token)
    #expect(count == 1)
  }

  @Test("a window's content and what is in it know the window")
  func windows() {
    let window = NSWindow()
    let outer = NSView()
    let inner = WindowedView()
    outer.addSubview(inner)
    window.contentView = outer
    #expect(inner.window === window)
    window.contentView = NSView()
    #expect(inner.window == nil)
    #expect(inner.windows.count == 2)
    #expect(window.windowNumber == -1)
    #expect(window.occlusionState.isEmpty)
  }

  @Test("an action is performed by whom a window's controller names")
  func supplement() {
    let helper = Helper(window: nil)
    let action = Selector("act:", Performer.act(_:))
    let found = NSApplication.shared.target(forAction: action, to: helper, from: nil)
    #expect(found as AnyObject? === helper.other)
    #expect(NSApplication.shared.target(forAction: Selector("none:"), to: helper, from: nil) == nil)
  }

  @Test("what a view hosts is drawn into a document")
  func documents() {
    let view = NSHostingView(rootView: Color.red)
    view.frame = NSRect(x: 0, y: 0, width: 40, height: 30)
    let data = view.dataWithPDF(inside: view.bounds)
    #expect(String(decoding: data.prefix(5), as: UTF8.self) == "%PDF-")
  }

  @Test("changes of a group are made at once, and told of after their duration")
  func animation() async {
    let view = NSView()
    var isDone = false
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 0.01
    view.animator().alphaValue = 0.5
    #expect(view.alphaValue == 0.5)
    await withCheckedContinuation { continuation in
      NSAnimationContext.current.completionHandler = {
        isDone = true
        continuation.resume()
      }
      NSAnimationContext.endGrouping()
      #expect(!isDone)
    }
    #expect(isDone)
  }

  @Test("values for who reads things out are kept")
  func accessibility() {
    let view = NSView()
    view.setAccessibilityLabel("words")
    view.setAccessibilityRole(.button)
    #expect(view.accessibilityLabel() == "words")
    #expect(view.accessibilityRole() == .button)
  }

  @Test("an item of the clipboard is written with all its types, and read again")
  func clipboard() {
    let board = NSPasteboard.withUniqueName()
    let item = NSPasteboardItem()
    item.setString("words", forType: .string)
    item.setData(Data([1, 2]), forType: .png)
    board.clearContents()
    #expect(board.writeObjects([item]))
    #expect(board.pasteboardItems?.count == 1)
    #expect(board.pasteboardItems?.first?.string(forType: .string) == "words")
    #expect(board.data(forType: .png) == Data([1, 2]))
  }

  @Test("a shadow takes a colour of either kit")
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowColor = NSColor.red
    let red: NSColor? = shadow.shadowColor
    #expect(red == .red)
    shadow.shadowColor = UIColor.blue
    let blue: NSColor? = shadow.shadowColor
    #expect(blue == NSColor(UIColor.blue))
  }

  @Test("the lines of a part are placed, and its other values stay")
  func alignment() {
    let text = NSMutableAttributedString(string: "ab")
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    text.setAlignment(.center, range: NSRange(location: 0, length: 2))
    let found = text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
    #expect(found?.alignment == .center)
    #expect(found?.lineSpacing == 3)
    let plain = NSMutableAttributedString(string: "ab")
    plain.setAlignment(.right, range: NSRange(location: 0, length: 2))
    let made = plain.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(made?.alignment == .right)
  }

  @Test("the sizes and levels of controls and windows are AppKit's")
  func numbers() {
    #expect(NSFont.systemFontSize(for: .small) == 11)
    #expect(CGWindowLevelForKey(.floatingWindow) == 3)
    #expect(NSWindow.Level.floating.rawValue == 3)
    let number = NSScreen.main?.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")]
    #expect(number as? CGDirectDisplayID == CGMainDisplayID())
  }
}
