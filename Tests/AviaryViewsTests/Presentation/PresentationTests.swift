import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@Observable private final class Shown {
  var isShown = false
  var item: Thing?
  var dismissals = 0
}

private struct Thing: Identifiable, Equatable { let id: Int }

private struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Button(isPresented ? "close" : "open") { dismiss() } }
}

@MainActor
@Suite("Presentations")
struct PresentationTests {
  @Test(
    "A sheet shows its content over all while its binding is true, and its dismiss action ends it"
  )
  func sheet() throws {
    let shown = Shown()
    struct Content: View {
      @Bindable var shown: Shown
      var body: some View {
        Text(verbatim: "base")
          .sheet(isPresented: $shown.isShown, onDismiss: { shown.dismissals += 1 }) { Closer() }
      }
    }
    let harness = try Harness(Content(shown: shown))
    #expect(harness.labels == ["base"])
    shown.isShown = true
    try harness.host.update()
    #expect(harness.labels.contains("close"))
    harness.root.actionNodes.last?.activate()
    try harness.host.update()
    #expect(!shown.isShown)
    #expect(shown.dismissals == 1)
    #expect(harness.labels == ["base"])
  }

  @Test("Where nothing is proposed, what is presented has a space of 390 by 844")
  func roomWithoutProposal() throws {
    let harness = try Harness(
      Text(verbatim: "base").sheet(isPresented: .constant(true)) { Closer() },
      width: nil,
      height: nil
    )
    #expect(harness.size == CGSize(width: 390, height: 844))
    let proposed = try Harness(
      Text(verbatim: "base").sheet(isPresented: .constant(true)) { Closer() },
      width: 300,
      height: nil
    )
    #expect(proposed.size == CGSize(width: 300, height: 844))
  }

  @Test("What is not presented costs a view nothing")
  func work() throws {
    let with = try Harness(Text(verbatim: "base").sheet(isPresented: .constant(false)) { Closer() })
    let without = try Harness(Text(verbatim: "base"))
    #expect(with.root.counters.bodies == without.root.counters.bodies)
    #expect(with.root.counters.nodesMounted == without.root.counters.nodesMounted + 1)
  }

  @Test("A sheet reads the environment of its presenter, and rests at its smallest detent")
  func detents() throws {
    let harness = try Harness(
      Text(verbatim: "base").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityLabel(Text(verbatim: "card"))
          .presentationDetents([.large, .height(200)])
      }
    )
    let frame = try #require(harness.frame("card"))
    #expect(frame.height == 200)
    #expect(frame.maxY == 844)
  }

  @Test("Another item is another presentation of the same sheet")
  func item() throws {
    let shown = Shown()
    struct Content: View {
      @Bindable var shown: Shown
      var body: some View {
        Text(verbatim: "base").sheet(item: $shown.item) {
          shown.dismissals += 1
        } content: {
          Text(verbatim: "item \($0.id)")
        }
      }
    }
    let harness = try Harness(Content(shown: shown))
    shown.item = Thing(id: 1)
    try harness.host.update()
    #expect(harness.labels.contains("item 1"))
    shown.item = Thing(id: 2)
    try harness.host.update()
    #expect(harness.labels.contains("item 2"))
    #expect(!harness.labels.contains("item 1"))
    #expect(shown.dismissals == 1)
    shown.item = nil
    try harness.host.update()
    #expect(shown.dismissals == 2)
    #expect(harness.labels == ["base"])
  }

  @Test("The answer that cancels is the first of two, and an answer closes the alert")
  func alert() throws {
    let shown = Shown()
    shown.isShown = true
    struct Content: View {
      @Bindable var shown: Shown
      var body: some View {
        Text(verbatim: "base").alert("title", isPresented: $shown.isShown) {
          Button("delete", role: .destructive) { shown.dismissals += 1 }
          Button("cancel", role: .cancel) {}
        } message: {
          Text(verbatim: "message")
        }
      }
    }
    let harness = try Harness(Content(shown: shown))
    #expect(harness.labels.contains("title"))
    #expect(harness.labels.contains("message"))
    let delete = try #require(harness.frame("delete"))
    let cancel = try #require(harness.frame("cancel"))
    #expect(cancel.maxX < delete.minX)
    #expect(cancel.minY == delete.minY)
    harness.root.actionNodes.first?.activate()
    try harness.host.update()
    #expect(!shown.isShown)
    #expect(shown.dismissals == 1)
  }

  @Test("An alert without answers has one")
  func defaultAnswer() throws {
    let harness = try Harness(
      Text(verbatim: "base").alert("title", isPresented: .constant(true)) {}
    )
    #expect(harness.labels.contains("OK"))
  }

  @Test("A popover adapts to little width, and to little height, each in its way")
  func compactAdaptation() throws {
    func popover(
      _ horizontal: UserInterfaceSizeClass,
      _ vertical: UserInterfaceSizeClass
    ) throws -> CGFloat {
      let harness = try Harness(
        Text(verbatim: "anchor").popover(isPresented: .constant(true)) {
          Color.red.frame(minWidth: 50, minHeight: 50)
            .accessibilityLabel(Text(verbatim: "card"))
            .presentationCompactAdaptation(horizontal: .popover, vertical: .fullScreenCover)
        }
        .environment(\.horizontalSizeClass, horizontal)
        .environment(\.verticalSizeClass, vertical)
      )
      return try #require(harness.frame("card")).width
    }
    #expect(try popover(.compact, .regular) < 390, "a popover")
    #expect(try popover(.regular, .compact) == 390, "over the whole screen")
    #expect(try popover(.regular, .regular) < 390, "a popover, where there is room")
  }

  @Test("A popover lies beside its view where it may")
  func popover() throws {
    let harness = try Harness(
      VStack {
        Text(verbatim: "anchor").popover(isPresented: .constant(true)) {
          Text(verbatim: "popover").presentationCompactAdaptation(.popover)
        }
        Spacer()
      }
    )
    let anchor = try #require(harness.frame("anchor"))
    let popover = try #require(harness.frame("popover"))
    #expect(popover.minY >= anchor.maxY)
    #expect(popover.minY < anchor.maxY + 20)
  }

  @Test("A menu opens over its button and closes when an item is used")
  func menu() throws {
    let shown = Shown()
    let harness = try Harness(
      Menu("menu") {
        Button("one") { shown.dismissals += 1 }
        Button("two") {}
      }
    )
    #expect(harness.labels == ["menu"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels.contains("one"))
    #expect(harness.labels.contains("two"))
    harness.root.actionNodes[harness.root.actionNodes.count - 2].activate()
    try harness.host.update()
    #expect(shown.dismissals == 1)
    #expect(harness.labels == ["menu"])
  }
}
