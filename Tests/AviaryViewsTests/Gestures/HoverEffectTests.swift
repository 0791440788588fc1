import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Hover effects")
struct HoverEffectTests {
  private struct Own: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect() }
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }

  /// What is drawn with a pointer over the view, and without.
  private func drawn<V: View>(
    _ view: V
  ) async throws -> (before: Data, over: Data, after: Data) {
    let screen = Screen(view, size: ScreenSize(width: 80, height: 80))
    await screen.settle()
    let before = try screen.pngData()
    try screen.hover(at: CGPoint(x: 40, y: 40))
    await screen.settle()
    let over = try screen.pngData()
    try screen.endHover()
    await screen.settle()
    return (before, over, try screen.pngData())
  }

  @Test("a light lies over the view while a pointer does")
  func highlight() async throws {
    let found = try await drawn(square.hoverEffect(.highlight))
    #expect(found.over != found.before && found.after == found.before)
    #expect(try await drawn(square.hoverEffect()).over == found.over)
  }

  @Test("the light has the shape that the view has for pointers")
  func shape() async throws {
    let plain = try await drawn(square.hoverEffect(.highlight)).over
    let round = try await drawn(square.contentShape(.hoverEffect, .circle).hoverEffect(.highlight))
      .over
    #expect(round != plain)
  }

  @Test("a view is lifted, also by an effect of one's own")
  func lift() async throws {
    let lifted = try await drawn(square.hoverEffect(.lift))
    #expect(lifted.over != lifted.before && lifted.after == lifted.before)
    #expect(try await drawn(square.hoverEffect(Own())).over == lifted.over)
    #expect(try await drawn(square.hoverEffect(HoverEffect(Own()))).over == lifted.over)
    #expect(try await drawn(square.hoverEffect().defaultHoverEffect(.lift)).over == lifted.over)
  }

  @Test("nothing is shown where effects are disabled, by whatever")
  func disabled() async throws {
    for found in [
      try await drawn(square.hoverEffect(.lift, isEnabled: false)),
      try await drawn(square.hoverEffect(.highlight).hoverEffectDisabled()),
      try await drawn(
        square.hoverEffect(.highlight).hoverEffectDisabled(false).hoverEffectDisabled()
      ),
      try await drawn(square.hoverEffect(.highlight).disabled(true)),
      try await drawn(square.hoverEffect().defaultHoverEffect(nil)),
      try await drawn(square.hoverEffect(Own().hoverEffectDisabled())),
    ] {
      #expect(found.over == found.before)
    }
  }
}
