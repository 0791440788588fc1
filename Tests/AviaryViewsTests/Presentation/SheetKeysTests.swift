import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Keys of a sheet")
struct SheetKeysTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
    var isShown = true
  }

  private struct Subject: View {
    @Bindable var model: Model
    let isLocked: Bool
    @State private var title = ""

    var body: some View {
      Color.clear.sheet(isPresented: $model.isShown) {
        NavigationStack {
          Form { TextField("Title", text: $title) }
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { model.log.append("cancel") }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { model.log.append("save") }
              }
            }
        }
        .interactiveDismissDisabled(isLocked)
      }
    }
  }

  @Test(
    "Escape does what cancels and return what confirms, with a field in use, too",
    arguments: [false, true]
  )
  func keys(isLocked: Bool) throws {
    let model = Model()
    let harness = try Harness(Subject(model: model, isLocked: isLocked), width: 500, height: 700)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    #expect(try hand.key(.escape))
    #expect(try hand.key(.return))
    #expect(model.log == ["cancel", "save"])
    try hand.tap(harness.frame("Title"))
    try hand.key(.escape)
    #expect(model.log == ["cancel", "save", "cancel"] && model.isShown)
  }

  @Test("The ring around an answer of an alert lies within the answer")
  func ringOfAnswer() throws {
    struct Content: View {
      @State var asks = false
      var body: some View {
        Button("Ask") { asks = true }
          .alert("Sure?", isPresented: $asks) {
            Button("Yes") {}
            Button("No", role: .cancel) {}
          }
      }
    }
    let harness = try Harness(Content(), width: 400, height: 300)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.space)
    _ = try hand.waitForRest()
    let answer = try #require(harness.frame("No"))
    let (width, height) = (answer.width - 6, answer.height - 6)
    #expect(harness.dump.contains("stroke roundrect 3,3 \(width)x\(Int(height)) radius 6 #007aff"))
  }
}
