import AviaryTestSupport
import SwiftUI
import Testing

/// The second view, the first one large, the third; more below.
private struct FirstInTheMiddle<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 { subviews[1].opacity(0.5) }
          if let first = subviews.first { first.padding(8).border(.red) }
          if subviews.count >= 3 { subviews[2].opacity(0.5) }
        }
        if subviews.count > 3 { subviews[3...] }
      }
    }
  }
}

/// Views with lines between them.
private struct Separated<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 2) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview
          if subview.id != subviews.last?.id { Divider() }
        }
      }
    }
  }
}

/// What containers built of subviews in another order, or with something between, agree with.
@MainActor
@Suite("Containers that order subviews anew, and plain stacks")
struct SubviewOrderTwinTests {
  @Test("the first one in the middle, more than three below", arguments: [1, 2, 3, 5])
  func firstInTheMiddle(count: Int) throws {
    func card(_ index: Int, _ probes: Probes) -> TitledCard {
      TitledCard("card \(index)", .red, probes)
    }
    try expectTwins(in: 300, 200, probed: count) { probes in
      FirstInTheMiddle { ForEach(0..<count, id: \.self) { card($0, probes) } }
    } _: { probes in
      VStack {
        HStack {
          if count >= 2 { card(1, probes).opacity(0.5) }
          card(0, probes).padding(8).border(.red)
          if count >= 3 { card(2, probes).opacity(0.5) }
        }
        if count > 3 {
          card(3, probes)
          card(4, probes)
        }
      }
    }
  }

  @Test("lines between views, and none after the last")
  func separated() throws {
    try expectTwins(in: 120, 100, probed: 3) { probes in
      Separated {
        TitledCard("a", .red, probes)
        ForEach(["b", "c"], id: \.self) { TitledCard($0, .blue, probes) }
      }
    } _: { probes in
      VStack(spacing: 2) {
        TitledCard("a", .red, probes)
        Divider()
        TitledCard("b", .blue, probes)
        Divider()
        TitledCard("c", .blue, probes)
      }
    }
  }
}
