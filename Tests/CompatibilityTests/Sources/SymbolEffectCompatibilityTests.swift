import SwiftUI
import Testing

/// Symbol effects as apps write them.
private struct Bells: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var angle = Angle.degrees(30)

  private let options: SymbolEffectOptions = .repeat(.periodic(2, delay: 0.5)).speed(1.5)

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce, value: count)
      Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: options, value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
      Image(systemName: "wifi")
        .symbolEffect(.variableColor.cumulative.dimInactiveLayers.nonReversing, options: .repeating)
      Image(systemName: "bell").symbolEffect(.pulse, options: .repeat(3).speed(2), value: count)
      Image(systemName: "bell").symbolEffect(.pulse.wholeSymbol, options: .repeat(.continuous))
      Image(systemName: "star").symbolEffect(.scale.up, isActive: isOn)
      Image(systemName: "star").symbolEffect(.disappear.down, isActive: isOn)
      Image(systemName: "star").symbolEffect(.appear)
      Image(systemName: "gear").symbolEffect(.wiggle.custom(angle: angle), value: count)
      Image(systemName: "gear").symbolEffect(.wiggle.forward, options: .nonRepeating)
      Image(systemName: "gear").symbolEffect(.rotate.clockwise, options: .repeat(.periodic))
      Image(systemName: "heart").symbolEffect(.breathe.pulse).symbolEffectsRemoved(!isOn)
      Label("Play", systemImage: isOn ? "pause" : "play")
        .contentTransition(.symbolEffect(.replace.downUp))
      Image(systemName: isOn ? "pause" : "play")
        .contentTransition(
          .symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating)
        )
      if isOn {
        Image(systemName: "checkmark").transition(.symbolEffect(.appear))
        Image(systemName: "checkmark")
          .transition(.symbolEffect(.disappear.up, options: .speed(2)).combined(with: .opacity))
        Image(systemName: "checkmark").transition(.symbolEffect)
      }
    }
    .contentTransition(.symbolEffect)
  }
}

/// An effect that is handed on.
private struct Playing<E: SymbolEffect & IndefiniteSymbolEffect>: View {
  let effect: E
  let isActive: Bool

  var body: some View { Image(systemName: "play").symbolEffect(effect, isActive: isActive) }
}

@MainActor
@Suite("Symbol effects of clients")
struct SymbolEffectCompatibilityTests {
  @Test("Effects of symbols change neither sizes nor what is read")
  func sizes() {
    #expect(ImageRenderer(content: Bells()).accessibilityTree.children.count >= 15)
    let plain = ImageRenderer(content: Image(systemName: "play")).accessibilityTree
    let playing = ImageRenderer(content: Playing(effect: .rotate, isActive: true)).accessibilityTree
    #expect(playing == plain)
  }
}
