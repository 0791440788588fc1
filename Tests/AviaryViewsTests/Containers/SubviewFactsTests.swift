import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// The names of the beta: deprecated, and used nowhere else.
@available(*, deprecated)
private struct BetaSpellings<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviewsOf: content) { Text("\($0.count) subviews") }
    Group(sectionsOf: content) { Text("\($0.count) sections") }
    ForEach(subviewOf: content) { $0.padding(1) }
    ForEach(sectionOf: content) { Text("\($0.header.count)|\($0.content.count)") }
  }
}

/// Makes the deprecated view without a warning where it is used.
private protocol BetaMaking {
  @MainActor func make() -> AnyView
}

private struct BetaMaker: BetaMaking {
  @available(*, deprecated)
  func make() -> AnyView {
    AnyView(
      BetaSpellings {
        Text("a");
        Section("S") {
          Text("b")
        } footer: {
          Text("f")
        }
      }
    )
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text(verbatim: "\(number)").frame(width: 50, height: 20) }
}

@MainActor
@Suite("What subviews and their collections do")
struct SubviewFactsTests {
  @Test("2: reading three of a million subviews resolves three, counting them none")
  func onDemand() throws {
    struct Ends<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            Text(verbatim: "\(subviews.count)")
            subviews[0]
            subviews[500_000]
            subviews[999_999]
          }
        }
      }
    }
    let harness = try Harness(Ends { ForEach(0..<1_000_000) { Row(number: $0) } })
    #expect(harness.labels == ["1000000", "0", "500000", "999999"])
    #expect(harness.root.counters.closures == 3)
    // The ends' own, and three rows'.
    #expect(harness.root.counters.bodies == 4)
  }

  @Test("3: of a hundred subviews only those that a layout was given appear")
  func onlyThoseAccessed() throws {
    @MainActor final class Log { var pages: [Int] = [] }
    struct Side: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10 * subviews.count, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(at: CGPoint(x: 10 * index, y: 0), proposal: .unspecified)
        }
      }
    }
    struct Pages<Content: View>: View {
      let names: Names
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in Side { subviews[0..<names.number] } }
      }
    }
    let log = Log()
    let names = Names()
    names.number = 3
    let harness = try Harness(
      Pages(names: names) {
        ForEach(0..<100) { page in
          Row(number: page).onAppear { MainActor.assumeIsolated { log.pages.append(page) } }
        }
      },
      width: nil,
      height: nil
    )
    #expect(log.pages == [0, 1, 2])
    #expect(harness.size.width == 30)
    try harness.work { names.number = 5 }
    #expect(log.pages == [0, 1, 2, 3, 4])
    #expect(harness.size.width == 50)
  }

  @Test("9: a font on a proxy sets the text that it stands for; one in the content wins")
  func fontOnProxy() throws {
    struct Large<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack { ForEach(subviews: content) { $0.font(.system(size: 40)) } }
      }
    }
    struct Named: View { var body: some View { Text("named") } }
    let harness = try Harness(
      Large {
        Text("plain")
        Text("small").font(.system(size: 10))
        Named()
        HStack { Text("inside") }
      }
    )
    #expect(harness.frame("plain")?.size == CGSize(width: 5 * 20, height: 48))
    #expect(harness.frame("small")?.height == 12)
    #expect(harness.frame("named")?.height == 48)
    #expect(harness.frame("inside")?.height == 48)
  }

  @Test("11: the subviews of ForEach(subviews:) are not known while nothing is shown")
  func outsideOfRendering() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ForEach(subviews: Text("a")) { $0 }.data.count }
    }
  }

  @Test("15: a lazy container can be told which sizes to expect")
  func sizingOptions() {
    func axes(_ options: Subview.ContainerSizingOptions) -> Axis.Set? {
      switch options {
      case .uniform(let axis): axis
      case .variable: nil
      }
    }
    #expect(axes(.uniform(axis: .vertical)) == Axis.Set.vertical)
    #expect(axes(.variable) == nil)
  }

  @Test("28, D10: the beta's labels exist, and do what the later ones do")
  func betaLabels() throws {
    let maker: any BetaMaking = BetaMaker()
    let harness = try Harness(VStack { maker.make() })
    #expect(
      harness.labels == ["4 subviews", "2 sections", "a", "S", "b", "f", "0|1", "1|1"]
    )
  }

  @Test("D10: a section may have a title and a footer", arguments: ["T"])
  func titleAndFooter(title: String) throws {
    let labels = try Harness(
      VStack {
        Section("T") {
          Text("a")
        } footer: {
          Text("f")
        }
        Section(title) {
          Text("a")
        } footer: {
          Text("f")
        }
      }
    ).labels
    #expect(labels == ["T", "a", "f", "T", "a", "f"])
  }
}
