import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Look and feel")
struct LookAndFeelTests {
  /// Interfaces whose controls differ between the looks.
  enum Sample: String, CaseIterable {
    case list, headers, toggle, slider, stepper, segments, button, bar, tabs

    @MainActor var view: AnyView {
      switch self {
      case .list:
        AnyView(
          List {
            Text(verbatim: "one")
            Text(verbatim: "two")
          }
        )
      case .headers:
        AnyView(
          List {
            Section {
              Text(verbatim: "one")
            } header: {
              Text(verbatim: "a")
            } footer: {
              Text(verbatim: "b")
            }
            Section { Text(verbatim: "two") }
          }
        )
      case .toggle: AnyView(Toggle(isOn: .constant(true)) { Text(verbatim: "a") })
      case .slider: AnyView(Slider(value: .constant(0.5)))
      case .stepper: AnyView(Stepper(value: .constant(1)) { Text(verbatim: "a") })
      case .segments:
        AnyView(
          Picker(selection: .constant(1)) {
            Text(verbatim: "a").tag(1)
            Text(verbatim: "b").tag(2)
          } label: {
            Text(verbatim: "p")
          }
          .pickerStyle(.segmented)
        )
      case .button:
        AnyView(
          Button {
          } label: {
            Text(verbatim: "a")
          }.buttonStyle(.bordered)
        )
      case .bar:
        AnyView(
          NavigationStack {
            Text(verbatim: "a").navigationTitle(Text(verbatim: "t"))
              .toolbar {
                Button {
                } label: {
                  Text(verbatim: "b")
                }
              }
          }
        )
      case .tabs:
        AnyView(TabView { Text(verbatim: "a").tabItem { Text(verbatim: "t") } })
      }
    }
  }

  @Test(
    "Where nobody chooses the look is that of 18, and that of 26 differs",
    arguments: Sample.allCases
  )
  func looks(sample: Sample) throws {
    let usual = try Harness(sample.view).dump
    #expect(try Harness(sample.view.lookAndFeel(.automatic)).dump == usual)
    #expect(try Harness(sample.view.lookAndFeel(.system18)).dump == usual)
    #expect(try Harness(sample.view.lookAndFeel(.system26)).dump != usual)
  }

  @Test("The nearest look counts, and one that changes is drawn as if it had been there")
  func nearest() throws {
    let inner = Sample.toggle.view.lookAndFeel(.system26)
    #expect(
      try Harness(inner.lookAndFeel(.system18)).dump == Harness(inner).dump
    )
    let model = Model()
    let harness = try Harness(Switching(model: model))
    model.look = .system26
    try harness.host.update()
    #expect(
      try harness.dump == Harness(Sample.headers.view.lookAndFeel(.system26)).dump
    )
  }

  @Observable final class Model { var look = LookAndFeel.system18 }

  private struct Switching: View {
    let model: Model
    var body: some View { Sample.headers.view.lookAndFeel(model.look) }
  }

  @Test("Names of looks are those that commands take")
  func names() {
    #expect(LookAndFeel(name: "system18") == .system18)
    #expect(LookAndFeel(name: "system26") == .system26)
    #expect(LookAndFeel(name: "") == nil)
  }

  // MARK: - Lengths of 26, as measured

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.7 }

  private func lengths(_ content: some View) throws -> Harness<some View> {
    try Harness(content.lookAndFeel(.system26))
  }

  @Test("Rows of 26 are 52 points apart, on cards 16 from the edges with 16 within")
  func rows() throws {
    let harness = try lengths(Sample.list.view)
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(one.minX == 32)
    #expect(near(two.midY - one.midY, 52))
    #expect(near(one.midY, 35 + 26))
  }

  @Test("In 26 a header has 10 above and below, a footer 14 in all, and nothing is in capitals")
  func sections() throws {
    let harness = try lengths(Sample.headers.view)
    let header = try #require(harness.frame("a"))
    let one = try #require(harness.frame("one"))
    let footer = try #require(harness.frame("b"))
    let two = try #require(harness.frame("two"))
    #expect(near(header.minY, 10))
    #expect(near(one.midY, header.maxY + 10 + 26))
    #expect(near(footer.midY, one.midY + 26 + 7 + footer.height / 2))
    #expect(near(two.midY, footer.maxY + 7 + 17.67 + 26))
  }

  @Test("A switch of 26 is 63 x 28 and makes no row higher")
  func switches() throws {
    let harness = try lengths(
      List {
        Toggle(isOn: .constant(true)) { Text(verbatim: "one") }
        Text(verbatim: "two")
      }
    )
    #expect(harness.dump.contains("63x28"))
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(near(two.midY - one.midY, 52))
  }

  @Test("A screen without a bar begins 12 points lower in 26, one that hides its bar does not")
  func missingBar() throws {
    func top(_ content: some View) throws -> CGFloat {
      try #require(try lengths(NavigationStack { content }).frame("a")).minY
    }
    let text = Text(verbatim: "a").frame(maxHeight: .infinity, alignment: .top)
    #expect(try top(text) == 12)
    #expect(try top(text.toolbar(.hidden, for: .navigationBar)) == 0)
  }

  @Test("The accent of 26 is bluer, unless somebody sets one")
  func accent() throws {
    func color(_ view: some View) throws -> String {
      try Harness(view.frame(width: 10, height: 10).lookAndFeel(.system26), width: 10, height: 10)
        .dump
    }
    #expect(try color(Color.accentColor).contains("#0088ff"))
    #expect(try color(Color.accentColor.environment(\.colorScheme, .dark)).contains("#0091ff"))
    #expect(!(try color(Color.accentColor.tint(.red)).contains("#0088ff")))
  }

  @Test("A slider of 26 is dragged by its wider knob")
  func slider() throws {
    #expect(ControlTheme.system26.slider.knob.width == 38)
    #expect(try lengths(Sample.slider.view).dump.contains("38x24"))
  }
}
