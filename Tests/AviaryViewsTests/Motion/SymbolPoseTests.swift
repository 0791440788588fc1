import SwiftUI
import Testing

@testable import AviaryGraphics

@MainActor
@Suite("Poses of symbol effects")
struct SymbolPoseTests {
  @Test("motion 84: every effect that plays is at rest at both ends, and not in between")
  func poses() {
    let effects: [any SymbolEffect] = [
      .bounce, .bounce.down, .pulse, .variableColor, .variableColor.iterative.reversing,
      .variableColor.hideInactiveLayers, .wiggle, .wiggle.left, .wiggle.forward, .breathe,
      .breathe.pulse, .rotate, .rotate.counterClockwise,
    ]
    for effect in effects {
      func pose(_ progress: Double) -> SymbolPose {
        effect.configuration.pose(at: progress, isEven: false, isRightToLeft: false)
      }
      #expect(pose(0) == .rest && pose(1) == .rest)
      #expect(pose(0.1) != .rest, "\(effect)")
    }
    #expect(Set(effects.map { $0.configuration }).count == effects.count)
  }

  @Test("motion 85: a wiggle begins the way that it is told, forward by the direction of text")
  func wiggles() {
    func pose(_ effect: WiggleSymbolEffect, isRightToLeft: Bool = false) -> SymbolPose {
      effect.configuration.pose(at: 0.1, isEven: false, isRightToLeft: isRightToLeft)
    }
    #expect(pose(.wiggle.left).offset.x < 0)
    #expect(pose(.wiggle.right).offset.x > 0)
    #expect(pose(.wiggle.up).offset.y < 0)
    #expect(pose(.wiggle.down).offset.y > 0)
    #expect(pose(.wiggle.clockwise).rotation > 0)
    #expect(pose(.wiggle.counterClockwise).rotation < 0)
    #expect(pose(.wiggle.forward).offset.x > 0)
    #expect(pose(.wiggle.forward, isRightToLeft: true).offset.x < 0)
    #expect(pose(.wiggle.backward).offset.x < 0)
    let custom = pose(.wiggle.custom(angle: .degrees(45))).offset
    #expect(custom.x > 0 && close(custom.x, custom.y))
    #expect(pose(.wiggle.custom(angle: 45)).offset == custom)
  }

  @Test("Symbols have one layer: effects by layer are those of the whole symbol")
  func layers() {
    #expect(BounceSymbolEffect.bounce.byLayer == .bounce.wholeSymbol)
    #expect(VariableColorSymbolEffect.variableColor.iterative == .variableColor.cumulative)
    #expect(PulseSymbolEffect.pulse.byLayer == .pulse)
    #expect(
      ReplaceSymbolEffect.replace.magic(fallback: .upUp.byLayer).configuration
        == ReplaceSymbolEffect.replace.upUp.configuration
    )
  }

}
