import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("ModifiedContent")
struct ModifiedContentTests {
  private struct Moving: Animatable {
    var animatableData: Double
  }

  @Test("Two values that can be animated are animated as one")
  func animatable() {
    var pair = ModifiedContent(
      content: Moving(animatableData: 1),
      modifier: Moving(animatableData: 2)
    )
    #expect(pair.animatableData == AnimatablePair(1, 2))
    pair.animatableData = AnimatablePair(3, 4)
    #expect(pair.content.animatableData == 3)
    #expect(pair.modifier.animatableData == 4)
  }

  @Test("An environment's value can be cast to the type that packages write out")
  func environmentValue() {
    let view: Any = Image(systemName: "star").font(.title)
    #expect(view is ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>)
    let writer = _EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 2)
    let other: Any = Text("a").environment(\.lineLimit, 2)
    #expect(
      (other as? ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>)?.modifier.value
        == writer.value
    )
  }

  @Test("Two visual effects as one change a view by the first and then the second")
  func visualEffect() throws {
    func dump(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) throws
      -> String
    {
      try Harness(
        Color.red.frame(width: 20, height: 20).visualEffect { content, _ in effect(content) }
      ).dump
    }
    let joined = try dump { content in
      ModifiedContent(content: content.offset(x: 5), modifier: content.scaleEffect(2))
    }
    #expect(try joined == dump { $0.offset(x: 5).scaleEffect(2) })
    #expect(try joined != dump { $0.scaleEffect(2).offset(x: 5) })
  }
}
