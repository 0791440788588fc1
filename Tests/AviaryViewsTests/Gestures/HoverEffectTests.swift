import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Hover effects")
struct HoverEffectTests {
  private struct Own: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect() }
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }

  /// What is drawn with a pointer over the view, and without.
  private func drawn<V: View>(_ view: V) throws -> (before: String, over: String, after: String) {
    let harness = try Harness(view, width: 40, height: 40)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    let before = harness.dump
    try hand.hover(20, 20)
    _ = try hand.waitForRest()
    let over = harness.dump
    try hand.leave()
    _ = try hand.waitForRest()
    return (before, over, harness.dump)
  }

  @Test("a light lies over the view while a pointer does")
  func highlight() throws {
    let found = try drawn(square.hoverEffect(.highlight))
    #expect(found.over != found.before && found.after == found.before)
    #expect(try drawn(square.hoverEffect()).over == found.over)
  }

  @Test("the light has the shape that the view has for pointers")
  func shape() throws {
    let plain = try drawn(square.hoverEffect(.highlight)).over
    let round = try drawn(square.contentShape(.hoverEffect, .circle).hoverEffect(.highlight)).over
    #expect(round != plain)
  }

  @Test("a view is lifted, also by an effect of one's own")
  func lift() throws {
    let lifted = try drawn(square.hoverEffect(.lift))
    #expect(lifted.over != lifted.before && lifted.after == lifted.before)
    #expect(try drawn(square.hoverEffect(Own())).over == lifted.over)
    #expect(try drawn(square.hoverEffect(HoverEffect(Own()))).over == lifted.over)
    #expect(try drawn(square.hoverEffect().defaultHoverEffect(.lift)).over == lifted.over)
  }

  @Test("nothing is shown where effects are disabled, by whatever")
  func disabled() throws {
    for found in [
      try drawn(square.hoverEffect(.lift, isEnabled: false)),
      try drawn(square.hoverEffect(.highlight).hoverEffectDisabled()),
      try drawn(square.hoverEffect(.highlight).hoverEffectDisabled(false).hoverEffectDisabled()),
      try drawn(square.hoverEffect(.highlight).disabled(true)),
      try drawn(square.hoverEffect().defaultHoverEffect(nil)),
      try drawn(square.hoverEffect(Own().hoverEffectDisabled())),
    ] {
      #expect(found.over == found.before)
    }
  }
}
