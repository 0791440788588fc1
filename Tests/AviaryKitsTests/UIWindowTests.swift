import AviaryTestSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryKits

/// Windows of UIKit over what an `App`, a preview or a test shows.
@MainActor
@Suite("UIWindow over others")
struct UIWindowTests {
  /// Lets touches pass beside what its controller shows, as toasts do.
  private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let found = super.hitTest(point, with: event) else { return nil }
      return found == rootViewController?.view ? nil : found
    }
  }

  /// The same as it is written for iOS 18.
  private final class PassingBySubviews: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let found = super.hitTest(point, with: event), let view = rootViewController?.view
      else { return nil }
      for subview in view.subviews.reversed()
      where subview.hitTest(subview.convert(point, from: view), with: event) != nil {
        return found
      }
      return nil
    }
  }

  @MainActor
  private final class Toasts {
    var window: UIWindow?
    var taps = 0

    func show(_ kind: UIWindow.Type) {
      guard
        let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first
      else { return }
      let window =
        kind == PassingWindow.self
        ? PassingWindow(windowScene: scene)
        : kind == PassingBySubviews.self
          ? PassingBySubviews(windowScene: scene) : UIWindow(windowScene: scene)
      window.backgroundColor = .clear
      let controller = UIHostingController(
        rootView: VStack {
          Button("Toast") { self.taps += 1 }
          Spacer()
        }
      )
      controller.view.backgroundColor = .clear
      window.rootViewController = controller
      window.windowLevel = .alert + 1
      window.isHidden = false
      self.window = window
    }
  }

  private struct Below: View {
    let toasts: Toasts
    let kind: UIWindow.Type
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      VStack {
        Spacer()
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Show") { toasts.show(kind) }
        Button("Sheet") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Button("In sheet") { toasts.show(kind) } }
    }
  }

  @Test(
    "a window that lets touches pass lies over all, and is used where it shows something",
    arguments: [PassingWindow.self, PassingBySubviews.self]
  )
  func passing(kind: UIWindow.Type) throws {
    let toasts = Toasts()
    let screen = Screen(Below(toasts: toasts, kind: kind))
    try screen.button("Show").tap()
    try screen.button("Toast").tap()
    #expect(toasts.taps == 1)
    try screen.button("Add").tap()
    #expect(screen.text("Count 1").exists)
    #expect(toasts.window?.frame.size == CGSize(width: 390, height: 844))
    #expect(UIApplication.shared.windows.last === toasts.window)
    // As most take it away.
    toasts.window = nil
    #expect(!screen.button("Toast").exists)
    try screen.button("Show").tap()
    toasts.window?.isHidden = true
    #expect(!screen.button("Toast").exists)
    toasts.window?.isHidden = false
    #expect(screen.button("Toast").exists)
  }

  @Test("any other window takes all touches")
  func blocking() throws {
    let toasts = Toasts()
    let screen = Screen(Below(toasts: toasts, kind: UIWindow.self))
    try screen.button("Show").tap()
    try screen.button("Toast").tap()
    #expect(throws: (any Error).self) { try screen.button("Add").tap() }
    toasts.window = nil
    try screen.button("Add").tap()
    #expect(screen.text("Count 1").exists && toasts.taps == 1)
  }

  @Test("it lies over sheets, which can be used beside it")
  func overSheets() async throws {
    let toasts = Toasts()
    let screen = Screen(Below(toasts: toasts, kind: PassingWindow.self))
    try screen.button("Sheet").tap()
    await screen.advance(by: .seconds(1))
    try screen.button("In sheet").tap()
    try screen.tap(at: CGPoint(x: 195, y: 10))
    #expect(toasts.taps == 1)
    try screen.button("In sheet").tap()
  }

  @Test("windows of greater levels lie in front")
  func levels() throws {
    let screen = Screen(Text("Below"))
    var windows: [UIWindow] = []
    for (level, name) in [(UIWindow.Level.alert, "Front"), (.statusBar, "Back")] {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.rootViewController = UIHostingController(rootView: Button(name) {})
      window.makeKeyAndVisible()
      windows.append(window)
    }
    let lines = screen.description.split(separator: "\n").map(String.init)
    let places = ["Below", "Back", "Front"].compactMap { name in
      lines.firstIndex { $0.contains(name) }
    }
    #expect(places.count == 3 && places == places.sorted())
    withExtendedLifetime(windows) {}
  }

  private struct Presenting: View {
    let style: UIModalPresentationStyle
    @State private var words = ""

    var body: some View {
      Button("Present") {
        let controller = UIHostingController(
          rootView: Button("Presented") {
            UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true)
          }
        )
        controller.modalPresentationStyle = style
        controller.view.backgroundColor = .clear
        UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController?
          .present(controller, animated: true)
      }
    }
  }

  @Test(
    "the window of a preview or a test presents controllers",
    arguments: [UIModalPresentationStyle.automatic, .overFullScreen]
  )
  func presenting(style: UIModalPresentationStyle) async throws {
    let screen = Screen(Presenting(style: style))
    let told = try Warnings.told { try screen.button("Present").tap() }
    #expect(told.isEmpty)
    await screen.advance(by: .seconds(1))
    try screen.button("Presented").tap()
    await screen.advance(by: .seconds(1))
    #expect(!screen.button("Presented").exists)
    try screen.button("Present").tap()
    #expect(screen.button("Presented").exists)
  }

  private struct WindowReader: UIViewRepresentable {
    let found: @MainActor (UIWindow?) -> Void

    final class Reader: UIView {
      var found: (@MainActor (UIWindow?) -> Void)?
      override func didMoveToWindow() { found?(window) }
    }

    func makeUIView(context: Context) -> Reader {
      let reader = Reader()
      reader.found = found
      return reader
    }
    func updateUIView(_ view: Reader, context: Context) {}
  }

  @Test("a represented view is in the window around it")
  func window() {
    var found: UIWindow?
    let screen = Screen(WindowReader { found = $0 })
    #expect(found != nil && found === UIApplication.shared.windows.first)
    #expect(found?.rootViewController != nil && found?.windowScene != nil)
    withExtendedLifetime(screen) {}
  }
}
