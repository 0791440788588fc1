import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Modifiers that have no effect here say so, once and by name.
@MainActor
@Suite("Warnings")
struct WarningTests {
  @Namespace private var space

  private func messages(_ view: @escaping () -> some View) throws -> [String] {
    try Warnings.told {
      _ = try Harness(
        VStack {
          view(); view()
        }
      )
    }
  }

  @Test("What has no effect is told once, by name")
  func once() throws {
    func check(_ name: String, _ view: @escaping () -> some View) throws {
      let messages = try messages(view)
      #expect(messages.count == 1 && messages[0].contains(name), "\(name): \(messages)")
    }
    let text = Text(verbatim: "a")
    try check("writingToolsBehavior") { text.writingToolsBehavior(.complete) }
    try check("speechAdjustedPitch") { text.speechAdjustedPitch(0.5) }
    try check("symbolColorRenderingMode") { text.symbolColorRenderingMode(.gradient) }
    try check("allowedDynamicRange") { text.allowedDynamicRange(.high) }
    try check("handGestureShortcut") { text.handGestureShortcut(.primaryAction) }
    try check("modifierKeyAlternate") { text.modifierKeyAlternate(.option) { text } }
    try check("accessibilityDragPoint") {
      text.accessibilityDragPoint(.center, description: Text(verbatim: "b"))
    }
    try check("ToolbarTitleMenu") { text.toolbar { ToolbarTitleMenu() } }
  }

  @Test("What asks for nothing is not told of")
  func silent() throws {
    let text = Text(verbatim: "a")
    let space = space
    #expect(try messages { text.navigationTransition(.zoom(sourceID: 1, in: space)) } == [])
    #expect(try messages { text.matchedTransitionSource(id: 1, in: space) } == [])
    #expect(try messages { GlassEffectContainer(spacing: 20) { text } } == [])
    #expect(try messages { text.glassEffectTransition(.identity) } == [])
    #expect(try messages { text.presentationContentInteraction(.scrolls) } == [])
  }
}
