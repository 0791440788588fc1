import AviaryInteraction
import AviaryTestSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryApps
@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Frames of windows")
struct WindowFrameTests {
  private func scenes(_ scene: some Scene) -> [_SceneWindow] { scene._windows() }

  @Test("a scene's style says what is around its windows, the innermost first")
  func styles() {
    let group = WindowGroup { Text(verbatim: "a") }
    #expect(scenes(group)[0].frame == .desktop)
    #expect(scenes(group.windowStyle(.titleBar))[0].frame == .desktop)
    #expect(scenes(group.windowStyle(.hiddenTitleBar))[0].frame == .hiddenTitleBar)
    #expect(scenes(group.windowStyle(.plain).windowStyle(.hiddenTitleBar))[0].frame == .plain)
    #expect(scenes(group.windowToolbarStyle(.expanded))[0].frame == .desktop)
    #expect(scenes(group.windowToolbarStyle(.unified))[0].frame == .unified(showsTitle: true))
    #expect(
      scenes(group.windowToolbarStyle(.unifiedCompact(showsTitle: false)))[0].frame
        == .unified(showsTitle: false)
    )
    #expect(
      scenes(group.windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified))[0].frame
        == .hiddenTitleBar
    )
  }

  @Test("a scene says where its windows open, and in front of which")
  func places() {
    let group = WindowGroup { Text(verbatim: "a") }
    #expect(scenes(group)[0].position == nil)
    #expect(scenes(group.defaultPosition(.top).defaultPosition(.bottom))[0].position == .top)
    #expect(scenes(group)[0].level == 0)
    #expect(scenes(group.windowLevel(.floating))[0].level == 1)
    #expect(scenes(group.windowLevel(.desktop).windowLevel(.floating))[0].level == -1)
  }

  @Test(
    "a placement is a point, or a part of what the window leaves, and in the screen as far as it fits"
  )
  func placements() {
    let (size, screen) = (CGSize(width: 200, height: 100), CGSize(width: 1000, height: 500))
    func origin(_ placement: WindowPlacement) -> CGPoint? {
      placement.origin(of: size, on: screen)
    }
    #expect(origin(WindowPlacement()) == nil)
    #expect(origin(WindowPlacement(.center, size: nil)) == CGPoint(x: 400, y: 200))
    #expect(origin(WindowPlacement(.bottomTrailing, width: 10)) == CGPoint(x: 800, y: 400))
    #expect(origin(WindowPlacement(CGPoint(x: 30, y: 900))) == CGPoint(x: 30, y: 400))
    #expect(origin(WindowPlacement(x: -5, width: 10)) == CGPoint(x: 0, y: 200))
    #expect(origin(WindowPlacement(x: .nan, y: .infinity)) == CGPoint(x: 0, y: 400))
    #expect(origin(WindowPlacement(width: 300)) == nil)
    #expect(WindowPlacement(.top, width: .infinity, height: -3).width == nil)
    #expect(WindowPlacement(.top, size: CGSize(width: 5, height: CGFloat.nan)).height == nil)
  }

  @Test("a command shows or hides a window of an id, and is disabled where there is none")
  func toggles() throws {
    var isOpen = false
    let windows = WindowSwitch(
      state: { $0 == "tools" ? (isOpen, "Tools") : nil },
      toggle: { _ in isOpen.toggle() }
    )
    func shown() -> Screen {
      Screen(
        VStack {
          WindowVisibilityToggle(windowID: "tools")
          WindowVisibilityToggle(windowID: "nothing")
        }
        .environment(\.windowSwitch, windows),
        size: ScreenSize(width: 300, height: 100)
      )
    }
    let before = shown()
    #expect(before.button("Show Tools").exists)
    #expect(try !before.button("Show nothing").isEnabled)
    #expect(throws: ScreenError.self) { try before.button("Show nothing").tap() }
    #expect(!isOpen)
    try before.button("Show Tools").tap()
    #expect(isOpen)
    #expect(shown().button("Hide Tools").exists)
  }

  @Test("buttons of windows stand as the desktop says it, in GTK's words")
  func layouts() {
    #expect(WindowButtonLayout("menu:minimize,maximize,close") == .usual)
    #expect(
      WindowButtonLayout("close,minimize:icon") == .init(left: [.close, .minimize], right: [])
    )
    #expect(WindowButtonLayout(":") == .init(left: [], right: []))
    #expect(WindowButtonLayout("") == .init(left: [], right: []))
    #expect(WindowButtonLayout(":close:minimize").right.isEmpty)
  }

  @Test("what people can't do with a window has no button, whichever view says so")
  func hindrances() throws {
    #expect(
      WindowButtonLayout.usual.without([.resize, .dismiss])
        == WindowButtonLayout(left: [], right: [.minimize])
    )
    var told: [WindowHindrances] = []
    let view = VStack {
      Text(verbatim: "a").windowDismissBehavior(.disabled)
      Text(verbatim: "b").windowMinimizeBehavior(.disabled).windowResizeBehavior(.enabled)
      Text(verbatim: "c").windowDismissBehavior(.enabled)
    }
    .onPreferenceChange(WindowHindrancesKey.self) { told.append($0) }
    _ = try Harness(view, width: 200, height: 200)
    #expect(told.last == [.dismiss, .minimize])
  }

  @Test("buttons do what they are for, and stay at their side in languages from right to left")
  func buttons() throws {
    var pressed: [WindowButtonLayout.Button] = []
    let buttons = WindowButtons(WindowButtonLayout("close:minimize,maximize")) {
      pressed.append($0)
    }
    let screen = Screen(
      buttons.frame(width: 300, height: WindowButtons.height),
      size: ScreenSize(width: 300, height: WindowButtons.height),
      layoutDirection: .rightToLeft
    )
    #expect(try screen.button("Close Window").frame.midX < 30)
    #expect(try screen.button("Maximize Window").frame.midX > 270)
    for name in ["Minimize Window", "Maximize Window", "Close Window"] {
      try screen.button(.equal(name)).tap()
    }
    #expect(pressed == [.minimize, .maximize, .close])
    #expect(WindowButtons.width(of: [.minimize, .maximize]) == 66)
  }

  private func bar(_ titleBar: WindowTitleBar?, isMirrored: Bool = false) throws -> Harness<
    some View
  > {
    try Harness(
      NavigationStack {
        Text(verbatim: "content").navigationTitle(Text(verbatim: "title"))
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text(verbatim: "first") }
            ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "last") }
          }
      }
      .environment(\.windowTitleBar, titleBar)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
      width: 400,
      height: 200
    )
  }

  @Test("a navigation bar in the place of the title bar leaves the buttons their space")
  func bars() throws {
    let plain = try bar(nil)
    let held = try bar(WindowTitleBar(left: 0, right: 96, showsTitle: true))
    #expect(try held.place("last").maxX == plain.place("last").maxX - 96)
    #expect(try held.place("first") == plain.place("first"))
    #expect(held.labels.contains("title"))
    let mirrored = try bar(WindowTitleBar(left: 0, right: 96, showsTitle: true), isMirrored: true)
    #expect(try mirrored.place("first").maxX == 400 - 96 - plain.place("first").minX)
    let untitled = try bar(WindowTitleBar(left: 40, right: 0, showsTitle: false))
    #expect(!untitled.labels.contains("title"))
  }

  @Test("of the columns of a split view those at the ends leave the buttons their space")
  func columns() throws {
    struct Split: View {
      var body: some View {
        NavigationSplitView {
          List { Text(verbatim: "side") }
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "one") } }
        } detail: {
          Text(verbatim: "detail")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "two") } }
        }
      }
    }
    func frame(_ label: String, _ titleBar: WindowTitleBar?) throws -> CGRect {
      let harness = try Harness(
        Split().environment(\.windowTitleBar, titleBar)
          .environment(\.horizontalSizeClass, .regular),
        width: 900,
        height: 300
      )
      return try harness.place(label)
    }
    let titleBar = WindowTitleBar(left: 0, right: 96, showsTitle: true)
    #expect(try frame("one", titleBar) == frame("one", nil))
    #expect(try frame("two", titleBar).maxX == frame("two", nil).maxX - 96)
  }
}

extension Harness {
  /// Where something is that is there.
  fileprivate func place(_ label: String) throws -> CGRect { try #require(frame(label)) }
}
