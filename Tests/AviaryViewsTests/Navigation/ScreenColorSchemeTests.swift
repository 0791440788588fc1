import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Screens that prefer a colour scheme")
struct ScreenColorSchemeTests {
  private final class Window { var scheme: ColorScheme? }

  private struct Subject: View {
    let window: Window
    var first: ColorScheme?
    var second: ColorScheme?
    var path: [Int] = []

    var body: some View {
      NavigationStack(path: .constant(path)) {
        Text("First")
          .preferredColorScheme(first)
          .navigationDestination(for: Int.self) { number in
            Text("Screen \(number)").preferredColorScheme(number == 2 ? second : nil)
          }
      }
      .onPreferenceChange(PreferredColorSchemeKey.self) { window.scheme = $0 }
    }
  }

  @Test("What the first screen prefers holds while further screens say nothing")
  func first() throws {
    let window = Window()
    let harness = try Harness(Subject(window: window, first: .dark))
    #expect(window.scheme == .dark)
    harness.host.content.path = [1]
    try harness.host.update()
    #expect(window.scheme == .dark)
    harness.host.content.first = .light
    try harness.host.update()
    #expect(window.scheme == .light)
    harness.host.content.first = nil
    try harness.host.update()
    #expect(window.scheme == nil)
  }

  @Test("The screen nearest to the top that prefers a scheme decides")
  func nearest() throws {
    let window = Window()
    let harness = try Harness(Subject(window: window, first: .dark, second: .light))
    harness.host.content.path = [1, 2]
    try harness.host.update()
    #expect(window.scheme == .light)
    harness.host.content.path = [1, 2, 3]
    try harness.host.update()
    #expect(window.scheme == .light)
    harness.host.content.second = nil
    try harness.host.update()
    #expect(window.scheme == .dark)
    harness.host.content.path = []
    try harness.host.update()
    #expect(window.scheme == .dark)
  }
}
