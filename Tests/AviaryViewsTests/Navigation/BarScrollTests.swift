import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Bars over content that is scrolled")
struct BarScrollTests {
  private func shown(
    _ mode: NavigationBarItem.TitleDisplayMode,
    size: DynamicTypeSize = .large
  ) -> Screen {
    let view = NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) {
            Color.red.frame(height: 40).accessibilityLabel("row \($0)")
          }
        }
      }
      .navigationTitle("Films")
      .navigationBarTitleDisplayMode(mode)
    }
    .dynamicTypeSize(size)
    return Screen(view, size: ScreenSize(width: 300, height: 400))
  }

  private func title(_ screen: Screen) throws -> CGRect { try screen.header("Films").frame }

  @Test("a large title goes up with the content, and then stands in the bar")
  func largeTitle() async throws {
    let screen = shown(.large)
    #expect(try title(screen).minX == 16)
    let start = try title(screen).maxY
    #expect(!screen.dump.contains("backdrop"))
    try screen.turnWheel(by: CGSize(width: 0, height: 20), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(try abs(title(screen).maxY - (start - 20)) < 0.001)
    #expect(!screen.dump.contains("backdrop"))
    try screen.turnWheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(abs(try title(screen).midX - 150) < 1)
    #expect(try title(screen).maxY <= 44)
    #expect(screen.dump.contains("backdrop"))
    #expect(screen.element("Films").count == 1)
  }

  @Test("a large title in the largest text goes all the way up too")
  func largestTitle() async throws {
    let screen = shown(.large, size: .accessibility5)
    let start = try title(screen).maxY
    try screen.turnWheel(by: CGSize(width: 0, height: 70), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(try abs(title(screen).maxY - (start - 70)) < 0.001)
    try screen.turnWheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(abs(try title(screen).midX - 150) < 1)
    #expect(try title(screen).maxY <= 44)
    #expect(screen.dump.contains("backdrop"))
  }

  @Test("back at its start the content is below a large title again, as if it had never moved")
  func back() async throws {
    let screen = shown(.large)
    let start = screen.dump
    try screen.turnWheel(by: CGSize(width: 0, height: 120), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    try screen.turnWheel(by: CGSize(width: 0, height: -400), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(screen.dump == start)
  }

  @Test("an inline bar has a background while content lies behind it")
  func inline() async throws {
    let screen = shown(.inline)
    #expect(!screen.dump.contains("backdrop"))
    try screen.turnWheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 300))
    await screen.settle()
    #expect(screen.dump.contains("backdrop"))
  }
}
