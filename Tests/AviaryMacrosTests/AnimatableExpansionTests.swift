import Testing

@testable import AviaryMacros

@Suite("AnimatableMacro expansion")
struct AnimatableExpansionTests {
  private func reply(_ role: String, _ type: String, lacks: String? = nil) -> Reply {
    guard case .expandAttached(var request) = attached("AnimatableMacro", role, to: type, in: [])
    else { return .capability(protocolVersion: 0) }
    request.extendedTypeSyntax = SourceExcerpt(source: "App.Arc", location: start)
    request.conformanceListSyntax = lacks.map { SourceExcerpt(source: $0, location: start) }
    return Plugin.reply(to: .expandAttached(request))
  }

  @Test("stored properties that can be set are animated, in their order")
  func properties() {
    let type = """
      @Animatable public struct Arc: Shape {
        var radius: CGFloat = 1  // the outer one
        let width: CGFloat
        @AnimatableIgnored var isClockwise: Bool
        @State private var count = 0
        static var usual: CGFloat = 3
        var inner: CGFloat { radius - width }
        private var turn = 0.5
        func path(in rect: CGRect) -> Path { var path = Path(); return path }
      }
      """
    #expect(
      reply("member", type).source == """
        public nonisolated var animatableData: SwiftUI.AnimatableValues<CGFloat.AnimatableData, \
        Swift.Double.AnimatableData> {
          get { SwiftUI.AnimatableValues(radius.animatableData, turn.animatableData) }
          set { (radius.animatableData, turn.animatableData) = newValue.value }
        }
        """
    )
  }

  @Test("one property is the data itself, and none leaves it as it is")
  func few() {
    #expect(
      reply("member", "@Animatable struct A { var end: Angle }").source == """
        nonisolated var animatableData: Angle.AnimatableData {
          get { end.animatableData }
          set { end.animatableData = newValue }
        }
        """
    )
    #expect(reply("member", "@Animatable struct A { let end: Angle }").source == "")
  }

  @Test("what conforms already is not extended")
  func conformance() {
    let type = "@Animatable struct Arc {}"
    #expect(
      reply("extension", type, lacks: "Animatable").source
        == "extension App.Arc: SwiftUI.Animatable {}"
    )
    #expect(reply("extension", type).source == "")
  }

  @Test(
    "what is wrong is told at its place",
    arguments: [
      ("@Animatable struct A { var x = start() }", "needs a written type"),
      ("@Animatable struct A { var x: CGFloat, y: CGFloat }", "one by one"),
      ("@Animatable enum A {}", "can only be attached"),
    ]
  )
  func errors(type: String, words: String) {
    #expect(reply("member", type).diagnostics.first?.message.contains(words) == true)
  }
}
