import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable final class Board {
  var order = ["a", "b", "c"]
  var flips = 0
  @ObservationIgnored var created: [String] = []
}

/// Counts how often it was made anew: its state starts with a running number.
private struct Card: View {
  let name: String
  let board: Board
  @State private var number = 0

  var body: some View {
    Text(verbatim: "\(name)#\(number)").onAppear {
      guard number == 0 else { return }
      board.created.append(name)
      number = board.created.count
    }
  }
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
  @Test("4: a collection as a view shows all members; a modifier on it applies to each")
  func collectionAsView() throws {
    struct Frame<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          VStack(spacing: 0) { subviews.frame(width: 100, height: 40) }
        }
      }
    }
    let harness = try Harness(
      Frame {
        Text("a"); Text("b")
      },
      width: nil,
      height: nil
    )
    #expect(harness.labels == ["a", "b"])
    #expect(harness.size == CGSize(width: 100, height: 80))
  }

  @Test("5: the original's modifiers apply inside, the proxy's outside")
  func modifierOrder() throws {
    struct Outer<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { ForEach(subviews: content) { $0.frame(width: 200, height: 200) } }
    }
    let harness = try Harness(Outer { Color.red.frame(width: 50, height: 50) })
    #expect(harness.size == CGSize(width: 200, height: 200))
    #expect(harness.dump.contains("75,75 50x50") || harness.dump.contains("50x50"))
  }

  @Test("6: the id of the last subview tells where no divider goes")
  func dividerIdiom() throws {
    struct Divided<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
              subview
              if subview.id != subviews.last?.id { Text("-") }
            }
          }
        }
      }
    }
    let labels = try Harness(
      Divided {
        Text("a"); Text("b"); Text("c")
      }
    ).labels
    #expect(labels == ["a", "-", "b", "-", "c"])
  }

  private struct Shuffled<Content: View>: View {
    let isReversed: Bool
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(isReversed ? Array(subviews.reversed()) : Array(subviews)) { $0 }
        }
      }
    }
  }

  @Test("7, D7: a permuted order keeps the state of each subview")
  func permutation() throws {
    let board = Board()
    struct Subject: View {
      let isReversed: Bool
      let board: Board
      var body: some View {
        Shuffled(isReversed: isReversed) {
          Card(name: "a", board: board)
          Card(name: "b", board: board)
          Card(name: "c", board: board)
        }
      }
    }
    let harness = try Harness(Subject(isReversed: false, board: board))
    #expect(harness.labels == ["a#1", "b#2", "c#3"])
    let work = try harness.work {
      harness.host.content = Subject(isReversed: true, board: board)
    }
    #expect(harness.labels == ["c#3", "b#2", "a#1"])
    #expect(work.nodesMounted == 0)
  }

  @Test("14: state follows the ForEach id through insert, move and remove")
  func stateFollowsID() throws {
    let board = Board()
    struct Subject: View {
      let board: Board
      var body: some View {
        VStack { ForEach(board.order, id: \.self) { Card(name: $0, board: board) } }
      }
    }
    let harness = try Harness(Subject(board: board))
    #expect(harness.labels == ["a#1", "b#2", "c#3"])
    try harness.work { board.order = ["c", "x", "a"] }
    #expect(harness.labels == ["c#3", "x#4", "a#1"])
    try harness.work { board.order = ["b", "a"] }
    #expect(harness.labels == ["b#5", "a#1"])
  }

  @Test("14: state stays in a new order where what is made of a subview depends on its place")
  func stateInPlaces() throws {
    let board = Board()
    struct Marked<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let first = subviews.first?.id
          VStack {
            ForEach(subviews) { $0.padding($0.id == first ? 1 : 2) }
          }
        }
      }
    }
    struct Subject: View {
      let board: Board
      var body: some View {
        Marked { ForEach(board.order, id: \.self) { Card(name: $0, board: board) } }
      }
    }
    let harness = try Harness(Subject(board: board))
    let work = try harness.work { board.order = ["b", "c", "a"] }
    #expect(harness.labels == ["b#2", "c#3", "a#1"])
    #expect(work.nodesMounted == 0)
  }

  @Test("8: environment on the proxy is not seen by views expanded to find the subviews")
  func environmentOfExpanded() throws {
    struct Reader: View {
      @Environment(\.testTitle) var title
      var body: some View { Text(verbatim: title) }
    }
    struct Container<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(subviews: content) { $0.environment(\.testTitle, "proxy") }
      }
    }
    let labels = try Harness(
      VStack {
        Container {
          Reader(); VStack { Reader() }
        }
      }
    ).labels
    // What is inside a subview is drawn in the proxy's place.
    #expect(labels == ["none", "proxy"])
  }

  @Test("Writes of the content win over those on the proxy")
  func contentWritesWin() throws {
    struct Reader: View {
      @Environment(\.testTitle) var title
      var body: some View { Text(verbatim: title) }
    }
    struct Container<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(subviews: content) { $0.environment(\.testTitle, "proxy") }
      }
    }
    let labels = try Harness(
      Container { VStack { Reader() }.environment(\.testTitle, "content") }
    ).labels
    #expect(labels == ["content"])
  }

  @Test("13: an empty ForEach adds nothing, not even spacing")
  func emptyForEach() throws {
    let with = try Harness(
      VStack(spacing: 10) {
        Text("a"); ForEach([Int](), id: \.self) { Text("\($0)") }; Text("b")
      },
      width: nil,
      height: nil
    )
    let without = try Harness(
      VStack(spacing: 10) {
        Text("a"); Text("b")
      },
      width: nil,
      height: nil
    )
    #expect(with.size == without.size)
  }

  @Test("D6: one subview placed twice is two instances; the state of the expanded view is shared")
  func placedTwice() throws {
    let board = Board()
    struct Twice<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            subviews[0]
            subviews[0]
          }
        }
      }
    }
    let shared = try Harness(Twice { Card(name: "a", board: board) })
    #expect(shared.labels == ["a#1", "a#1"])
    let own = try Harness(Twice { VStack { Card(name: "b", board: board) } })
    #expect(own.labels == ["b#2", "b#3"])
  }

  @Test("D8: of two equal ids the first is shown, and the engine says so once")
  func duplicateIDs() throws {
    var told: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { told.append($0) }
    defer { Warnings.sink = sink }
    struct Item { let id: String; let text: String }
    let items = [
      Item(id: "k1", text: "one"), Item(id: "k1", text: "two"), Item(id: "k2", text: "three"),
    ]
    let labels = try Harness(VStack { ForEach(items, id: \.id) { Text(verbatim: $0.text) } }).labels
    #expect(labels == ["one", "three"])
    #expect(told.filter { $0.contains("k1") }.count == 1)
  }

  @Test("D9: an index out of bounds traps and names index and count")
  func outOfBounds() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        struct Wrong<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { Group(subviews: content) { $0[99] } }
        }
        _ = try Harness(Wrong { Text("a") })
      }
    }
  }

  @Test("A modifier's content can be taken apart")
  func modifierContent() throws {
    struct Spread: ViewModifier {
      func body(content: Content) -> some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) subviews")
          subviews
        }
      }
    }
    let labels = try Harness(
      VStack {
        Group {
          Text("a"); Text("b")
        }.modifier(Spread())
      }
    ).labels
    #expect(labels == ["2 subviews", "a", "b"])
  }

  @Test("Slices keep the collection's indices")
  func sliceIndices() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let rest = subviews[1...]
          Text("\(rest.startIndex) \(rest.endIndex) \(rest.count)")
          rest[2]
          rest.dropFirst().first
        }
      }
    }
    let labels = try Harness(
      VStack {
        Reader {
          Text("a"); Text("b"); Text("c")
        }
      }
    ).labels
    #expect(labels == ["1 3 2", "c", "c"])
  }
}
