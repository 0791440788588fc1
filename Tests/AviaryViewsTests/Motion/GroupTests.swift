import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("geometryGroup over time")
struct GroupTests {
  @MainActor @Observable final class Model { var isOn = false }

  private struct Card<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View {
      content.frame(width: 400, height: 20, alignment: model.isOn ? .trailing : .leading)
    }
  }

  private struct Inner: View {
    let model: Model
    var body: some View {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 100, height: 20).labelled("ground")
        if model.isOn { Color.blue.frame(width: 20, height: 20).labelled("new") }
      }
    }
  }

  @Test(
    "motion 20: what is new is where it ends, and what is around it moves; in a group it moves along"
  )
  func groups() throws {
    let model = Model()
    let loose = try Film(Card(model: model) { Inner(model: model) }, height: 20)
    let grouped = try Film(Card(model: model) { Inner(model: model).geometryGroup() }, height: 20)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try loose.go(to: 0)
    try grouped.go(to: 0)
    try loose.go(to: 0.5)
    try grouped.go(to: 0.5)
    #expect(close(loose.x("ground"), 150))
    #expect(close(loose.x("new"), 300))
    #expect(close(grouped.x("ground"), 150))
    #expect(close(grouped.x("new"), 150))
    try loose.go(to: 1)
    #expect(loose.x("new") == 300)
    #expect(loose.isAtRest)
  }
}
