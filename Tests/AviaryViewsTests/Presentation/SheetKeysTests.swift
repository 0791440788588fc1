import SwiftUI
import SwiftUITesting
import Testing

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
  func keys(isLocked: Bool) async throws {
    let model = Model()
    let screen = Screen(
      Subject(model: model, isLocked: isLocked),
      size: ScreenSize(width: 500, height: 700)
    )
    await screen.settle()
    #expect(try screen.press(.escape))
    #expect(try screen.press(.return))
    #expect(model.log == ["cancel", "save"])
    try screen.textField("Title").tap()
    #expect(try screen.textField("Title").isFocused)
    try screen.press(.escape)
    #expect(model.log == ["cancel", "save", "cancel"] && model.isShown)
  }

  @Test("The ring around an answer of an alert lies within the answer")
  func ringOfAnswer() async throws {
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
    let screen = Screen(Content(), size: ScreenSize(width: 400, height: 300))
    try screen.press(.tab)
    try screen.press(.space)
    await screen.settle()
    let answer = try screen.alert.button("Yes").frame
    func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let ring = answer.insetBy(dx: 3, dy: 3)
    let place = "\(number(ring.minX)),\(number(ring.minY))"
    let size = "\(number(ring.width))x\(number(ring.height))"
    #expect(screen.dump.contains("stroke roundrect \(place) \(size) radius 6 #007aff"))
  }
}
