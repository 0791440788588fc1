import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Source: Apple's documentation of `Subview`: a subview may represent a view after the application of styles.
@MainActor
@Suite("Styles and resolved subviews")
struct SubviewStyleTests {
  private struct Row<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      HStack { Group(subviews: content) { subviews in ForEach(subviews) { $0 } } }
    }
  }

  private struct Styled<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.labelStyle(.titleOnly).buttonStyle(.bordered) }
      }
    }
  }

  @Test("A style outside of the container reaches the labels and controls that are its subviews")
  func outside() throws {
    let label = Label("title", systemImage: "star")
    let resolved = try Harness(Row { label }.labelStyle(.titleOnly))
    #expect(resolved.dump == (try Harness(HStack { label }.labelStyle(.titleOnly))).dump)
    let button = Button("title") {}
    let controls = try Harness(Row { button }.buttonStyle(.bordered))
    #expect(controls.dump == (try Harness(HStack { button }.buttonStyle(.bordered))).dump)
  }

  @Test("A style on a resolved label comes too late; one on a resolved control does not")
  func onSubviews() throws {
    let label = Label("title", systemImage: "star")
    #expect(try Harness(Styled { label }).dump == Harness(label).dump)
    let button = Button("title") {}
    #expect(try Harness(Styled { button }).dump == Harness(button.buttonStyle(.bordered)).dump)
  }
}
