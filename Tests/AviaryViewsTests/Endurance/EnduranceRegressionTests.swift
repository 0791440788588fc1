import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Faults that the endurance test has found, made small.
@MainActor
@Suite("Endurance: faults that were found")
struct EnduranceRegressionTests {
  @Observable final class Model {
    var isShown = true
  }

  @Test("All that a window shows can leave while it presents something, issue 5")
  func presenterLeavesAtRoot() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        if model.isShown {
          Text("below").alert("alert", isPresented: .constant(true)) { Button("OK") {} }
        }
      }
    }
    let model = Model()
    let harness = try Harness(Root(model: model))
    #expect(harness.labels.contains("alert"))
    model.isShown = false
    try harness.host.update()
    #expect(harness.labels == [])
  }

  @Test("A page of tabs that needs more room than there is leaves the others theirs")
  func overflowingPage() throws {
    struct Root: View {
      let probes: Probes
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.isShown) {
          Tab("wide", systemImage: "star", value: true) {
            Color.red.frame(width: 500, height: 900).probe("wide", probes)
          }
          Tab("other", systemImage: "circle", value: false) { Color.blue.probe("other", probes) }
        }
      }
    }
    let model = Model()
    let probes = Probes()
    let harness = try Harness(Root(probes: probes, model: model), width: 300, height: 400)
    #expect(probes.frames["wide"]?.midX == 150)
    model.isShown = false
    try harness.host.update()
    #expect(probes.frames["other"] == CGRect(x: 0, y: 0, width: 300, height: 351))
  }

  @Test("A screen that needs more room than there is leaves its bar where it is")
  func overflowingScreen() throws {
    let harness = try Harness(
      NavigationStack {
        Color.red.frame(width: 500, height: 900).navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      },
      width: 300,
      height: 400
    )
    let title = try #require(harness.elements.first { $0.label == "Title" })
    #expect(title.frame.midX == 150)
    #expect(title.frame.minY >= 0 && title.frame.maxY <= 44)
  }

  @Test("Taps and long presses decide at the very time that they ask for, however it is rounded")
  func deadlines() throws {
    let harness = try Harness(
      VStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) {}
        Color.blue.onLongPressGesture {}
      },
      width: 100,
      height: 200
    )
    let hand = Hand(harness)
    func isOverAtDeadline() -> Bool {
      guard case .at(let date) = harness.root.clock.nextWakeUp else { return false }
      harness.root.clock.tick(date)
      return harness.root.clock.nextWakeUp != .at(date)
    }
    for _ in 0..<50 {
      try hand.tap(50, 50)
      #expect(isOverAtDeadline())
      try hand.wait(0.517)
      try hand.press(50, 150)
      #expect(isOverAtDeadline())
      try hand.wait(0.613)
      try hand.release(50, 150)
      try hand.wait(0.1)
    }
  }

  @Test("What a lazy grid mounts only to be measured is neither drawn nor kept")
  func measuredAlone() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 500)
            Asking(width: model.isShown ? 100 : 200) {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
                ForEach(0..<50) { Text(verbatim: "\($0)") }
              }
            }
          }
        }
      }
    }
    /// Asks how high its content is at a width, and shows it at another one in any case.
    struct Asking: Layout {
      let width: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
        return CGSize(width: 100, height: 300)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    let model = Model()
    let harness = try Harness(Root(model: model), width: 300, height: 400)
    let grid = try #require(harness.root.node?.first(LazyContainerNode.self))
    let liveNodes = harness.root.counters.liveNodes
    model.isShown = false
    try harness.host.update()
    #expect(grid.children.isEmpty)
    #expect(grid.mountedNode(at: 0) == nil)
    #expect(harness.labels == [])
    #expect(harness.root.counters.liveNodes == liveNodes)
  }

  @Test("A size changes for a proposal that was asked long ago too")
  func forgottenProposal() throws {
    struct Root: View {
      let probes: Probes
      let model: Model
      var body: some View {
        Several {
          Twice { Color.red.frame(minWidth: model.isShown ? 180 : 100, maxWidth: .infinity) }
            .padding(0)
        }
        .probe("several", probes)
      }
    }
    /// As large as its content at the first of some widths; it is shown at the last one.
    struct Several: Layout {
      static let widths: [CGFloat] = [160, 400, 500]

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Self.widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: 20)) }[0]
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        subviews[0].place(
          at: bounds.origin,
          proposal: ProposedViewSize(width: Self.widths[2], height: 20)
        )
      }
    }
    /// Asks for one size more than it needs.
    struct Twice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(
          ProposedViewSize(width: proposal.width.map { $0 + 1 }, height: 20)
        )
        return subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    let model = Model()
    let probes = Probes()
    let harness = try Harness(Root(probes: probes, model: model), width: 600, height: 400)
    #expect(probes.frames["several"]?.width == 180)
    model.isShown = false
    try harness.host.update()
    #expect(probes.frames["several"]?.width == 160)
    #expect(harness.root.staleCaches() == [])
  }

  @Test("A container that has to be placed is so, though placing another changes it once more")
  func changedWhileWaitingToBePlaced() throws {
    struct Root: View {
      let probes: Probes
      let model: Model
      var body: some View {
        GeometryReader { room in
          HStack {
            VStack(spacing: room.size.width > 250 ? 20 : 0) {
              Color.red.probe("first", probes)
              if !model.isShown { Color.blue }
            }
          }
          .frame(width: 100, height: 100)
        }
      }
    }
    let model = Model()
    let probes = Probes()
    let harness = try Harness(Root(probes: probes, model: model), width: 200, height: 200)
    #expect(probes.frames["first"]?.height == 100)
    model.isShown = false
    harness.host.proposal = .init(width: 300, height: 200)
    try harness.host.update()
    #expect(probes.frames["first"]?.height == 40)
    model.isShown = true
    try harness.host.update()
    #expect(probes.frames["first"]?.height == 100)
  }
}
