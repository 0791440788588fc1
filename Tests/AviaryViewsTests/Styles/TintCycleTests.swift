import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

/// A style of a client that stands for the tint.
private struct TintAgain: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
}

/// A style of a client that asks for the accent colour.
private struct AccentAgain: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.accentColor.resolve(in: environment)
  }
}

@MainActor
@Suite("Styles that lead back to themselves")
struct TintCycleTests {
  private func drawn<V: View>(_ view: V) throws -> String { try Harness(view, width: 20).dump }

  private func square<S: ShapeStyle>(_ style: S) -> some View {
    Rectangle().fill(style).frame(width: 20, height: 20)
  }

  @Test("the accent colour in a tint is that of the surroundings")
  func accentAsTint() throws {
    for outer in [nil, Color.red] as [Color?] {
      let plain = try drawn(square(.tint).tint(outer))
      #expect(try drawn(square(.tint).tint(.accentColor).tint(outer)) == plain)
      #expect(try drawn(square(.tint).accentColor(.accentColor).tint(outer)) == plain)
      #expect(
        try drawn(square(.tint).tint(.accentColor).tint(.accentColor).tint(outer)) == plain
      )
      #expect(try drawn(square(Color.accentColor).tint(.accentColor).tint(outer)) == plain)
    }
  }

  @Test("what is made of the accent colour is made of it once")
  func madeOfAccent() throws {
    let half = try drawn(square(Color.red.opacity(0.5)))
    #expect(try drawn(square(.tint).tint(Color.accentColor.opacity(0.5)).tint(.red)) == half)
    #expect(
      try drawn(square(Color.accentColor).tint(Color.accentColor.opacity(0.5)).tint(.red)) == half
    )
    let gradient = try drawn(square(Color.red.gradient))
    #expect(try drawn(square(.tint).tint(Color.accentColor.gradient).tint(.red)) == gradient)
    let mixed = Color.accentColor.mix(with: .white, by: 0.5)
    #expect(
      try drawn(square(.tint).tint(mixed).tint(.red))
        == drawn(square(Color.red.mix(with: .white, by: 0.5)))
    )
  }

  @Test("styles of clients end, too, and styles that lead to each other")
  func others() throws {
    let red = try drawn(square(Color.red))
    #expect(try drawn(square(.tint).tint(TintAgain()).tint(.red)) == red)
    #expect(try drawn(square(.tint).tint(AccentAgain()).tint(.red)) == red)
    #expect(try drawn(square(.tint).tint(Color(AccentAgain())).tint(.red)) == red)
    #expect(try drawn(square(.foreground).foregroundStyle(.tint).tint(ForegroundStyle())) != red)
    #expect(try drawn(square(.background).backgroundStyle(.tint).tint(BackgroundStyle())) != red)
    #expect(try drawn(square(.selection).tint(SelectionShapeStyle()).tint(.red)) == red)
  }

  @Test("controls take a tint that is made of the accent colour")
  func controls() throws {
    let view = VStack {
      ProgressView(value: 0.3)
      Toggle("t", isOn: .constant(true))
      Button("b") {}.buttonStyle(.borderedProminent)
    }
    let direct = try drawn(view.tint(Color.red.opacity(0.5)))
    #expect(try drawn(view.tint(Color.accentColor.opacity(0.5)).tint(.red)) == direct)
  }

  @Test("descriptions have whole percents")
  func descriptions() {
    #expect("\(Color.red.opacity(0.334))" == "33% red")
    #expect("\(Color.accentColor.opacity(0.5))" == "50% accentColor")
  }
}
