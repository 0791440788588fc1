import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Subviews in their places")
struct PlacementTests {
  private let names = Names(["a", "b", "c"])
  private let makings = Makings()

  /// The names of the model as views with state, in a container.
  private struct Subject<Container: View>: View {
    let names: Names
    let makings: Makings
    let isInside: Bool
    let container: (AnyView) -> Container

    var body: some View {
      container(
        AnyView(
          ForEach(names.values, id: \.self) { name in
            if isInside {
              MadeInside(name: name, makings: makings)
            } else {
              Made(name: name, makings: makings)
            }
          }
        )
      )
    }
  }

  private func show<Container: View>(
    inside: Bool = false,
    _ container: @escaping (AnyView) -> Container
  ) throws -> Harness<Subject<Container>> {
    try Harness(
      Subject(names: names, makings: makings, isInside: inside, container: container)
    )
  }

  @Test(
    "Subviews addressed by index show what is there after the order changed",
    arguments: [false, true]
  )
  func byIndex(inside: Bool) throws {
    let harness = try show(inside: inside) { content in
      VStack {
        Group(subviews: content) { subviews in
          subviews[0]; subviews[2]; subviews[1]
        }
      }
    }
    #expect(harness.labels == ["a#1", "c#2", "b#3"])
    try harness.work { names.values = ["c", "b", "a"] }
    #expect(harness.labels.map { $0.prefix(1) } == ["c", "a", "b"])
    if !inside { #expect(harness.labels == ["c#2", "a#1", "b#3"]) }
  }

  @Test("ForEach over the indices shows what is there after the order changed")
  func indices() throws {
    let harness = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews.indices, id: \.self) { subviews[$0] }
        }
      }
    }
    try harness.work { names.values = ["c", "b", "a"] }
    #expect(harness.labels == ["c#3", "b#2", "a#1"])
    try harness.work { names.values = ["b"] }
    #expect(harness.labels == ["b#2"])
    try harness.work { names.values = ["x", "b", "y"] }
    #expect(harness.labels == ["x#4", "b#2", "y#5"])
  }

  @Test("ForEach over enumerated subviews keeps their state")
  func enumerated() throws {
    let harness = try show(inside: true) { content in
      VStack {
        Group(subviews: content) { subviews in
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
            HStack {
              Text("\(index)"); subview
            }
          }
        }
      }
    }
    #expect(harness.labels == ["0", "a#1", "1", "b#2", "2", "c#3"])
    try harness.work { names.values = ["b", "c", "a"] }
    #expect(harness.labels == ["0", "b#2", "1", "c#3", "2", "a#1"])
  }

  @Test("Rows of two subviews are filled anew when one is inserted")
  func rows() throws {
    let harness = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          ForEach(0..<(subviews.count + 1) / 2, id: \.self) { row in
            HStack { subviews[row * 2..<min(row * 2 + 2, subviews.count)] }
          }
        }
      }
    }
    #expect(harness.labels == ["a#1", "b#2", "c#3"])
    try harness.work { names.values.insert("x", at: 1) }
    #expect(harness.labels == ["a#1", "x#4", "b#2", "c#3"])
    #expect(harness.frame("x#4")?.minY == harness.frame("a#1")?.minY)
    #expect(harness.frame("b#2")?.minY == harness.frame("c#3")?.minY)
  }

  @Test("D7: subviews that move between two stacks keep the state of the expanded views")
  func betweenStacks() throws {
    struct Board<Content: View>: View {
      let names: Names
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let first = subviews.prefix(names.number)
          VStack {
            HStack { first }
            Text("-")
            HStack { subviews[first.endIndex...] }
          }
        }
      }
    }
    let harness = try show { content in Board(names: names) { content } }
    #expect(harness.labels == ["-", "a#1", "b#2", "c#3"] || harness.labels.first == "-")
    let numbers = harness.labels
    try harness.work { names.number = 2 }
    #expect(harness.labels == [numbers[1], numbers[2], "-", numbers[3]])
    try harness.work { names.number = 3 }
    #expect(harness.labels == [numbers[1], numbers[2], numbers[3], "-"])
    try harness.work { names.number = 0 }
    #expect(harness.labels == numbers)
  }

  @Test(
    "AnyLayout changes its layout, and subviews inside keep their state",
    arguments: [false, true]
  )
  func anyLayout(inside: Bool) throws {
    struct Switching<Content: View>: View {
      let names: Names
      @ViewBuilder var content: Content
      var body: some View {
        let layout =
          names.flag ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout { ForEach(subviews: content) { $0 } }
      }
    }
    let harness = try show(inside: inside) { content in Switching(names: names) { content } }
    #expect(harness.labels == ["a#1", "b#2", "c#3"])
    #expect(harness.frame("a#1")?.minX == harness.frame("b#2")?.minX)
    let work = try harness.work { names.flag = true }
    #expect(harness.labels == ["a#1", "b#2", "c#3"])
    #expect(work.nodesMounted == 0)
    #expect(harness.frame("a#1")?.minY == harness.frame("b#2")?.minY)
    #expect(harness.frame("b#2")?.minX == harness.frame("a#1")?.maxX)
  }

  @Test(
    "D6: a collection placed twice in one stack stays right when its members change",
    arguments: [false, true]
  )
  func twice(inside: Bool) throws {
    let harness = try show(inside: inside) { content in
      VStack {
        Group(subviews: content) { subviews in
          subviews; Text("-"); subviews
        }
      }
    }
    func letters() -> String { harness.labels.map { String($0.prefix(1)) }.joined() }
    #expect(letters() == "abc-abc")
    let before = harness.labels
    try harness.work { names.values = ["a", "x", "b", "c"] }
    #expect(letters() == "axbc-axbc")
    // Nobody that stayed was made anew.
    #expect(Set(before).isSubset(of: Set(harness.labels)))
    try harness.work { names.values = ["c", "a"] }
    #expect(letters() == "ca-ca")
    #expect(Set(harness.labels).isSubset(of: Set(before)))
  }

  @Test("D6: a collection handed on twice is all there")
  func handedOnTwice() throws {
    struct Inner<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count)")
          ForEach(subviews) { $0 }
        }
      }
    }
    let labels = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          Inner {
            subviews; subviews
          }
        }
      }
    }.labels
    #expect(labels.map { $0.prefix(1) } == ["6", "a", "b", "c", "a", "b", "c"])
  }

  @Test("Slices of slices keep the indices of the collection")
  func slices() throws {
    names.values = ["a", "b", "c", "d", "e"]
    let harness = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          let middle = subviews[1...][2..<4]
          Text("\(middle.startIndex) \(middle.endIndex) \(middle.indices.lowerBound)")
          middle
          subviews.dropFirst().dropLast().suffix(1)
          subviews.prefix(2).last
          subviews[1...].prefix { $0.id != subviews[3].id }
        }
      }
    }
    let letters = harness.labels.dropFirst().map { $0.prefix(1) }
    #expect(harness.labels.first == "2 4 2")
    #expect(letters == ["c", "d", "d", "b", "b", "c"])
  }

  @Test("A slice out of bounds traps and names what it holds")
  func sliceOutOfBounds() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        struct Wrong<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { Group(subviews: content) { $0[1...][0] } }
        }
        _ = try Harness(
          Wrong {
            Text("a"); Text("b")
          }
        )
      }
    }
  }

  @Test("Sorting by a container value follows the value")
  func sorting() throws {
    struct Sorted<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            ForEach(subviews.sorted { $0.containerValues.level < $1.containerValues.level }) { $0 }
          }
        }
      }
    }
    struct Ranked: View {
      let names: Names
      let makings: Makings
      var body: some View {
        Sorted {
          ForEach(names.values, id: \.self) { name in
            Made(name: name, makings: makings)
              .containerValue(\.level, name == "b" ? names.number : Int(name.utf8.first!))
          }
        }
      }
    }
    let harness = try Harness(Ranked(names: names, makings: makings))
    let made = Dictionary(uniqueKeysWithValues: harness.labels.map { ($0.prefix(1), $0) })
    #expect(harness.labels.map { $0.prefix(1) } == ["b", "a", "c"])
    let work = try harness.work { names.number = 1_000 }
    #expect(harness.labels == [made["a"], made["c"], made["b"]])
    #expect(work.nodesMounted == 0)
  }

  @Test("What appears in another place has not disappeared")
  func appearances() throws {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    struct Reporting: View {
      let name: String
      let log: Log
      var body: some View {
        Text(verbatim: name)
          .onAppear { MainActor.assumeIsolated { log.lines.append("+\(name)") } }
          .onDisappear { MainActor.assumeIsolated { log.lines.append("-\(name)") } }
      }
    }
    struct Subject: View {
      let names: Names
      let log: Log
      var body: some View {
        VStack {
          Group(subviews: ForEach(names.values, id: \.self) { Reporting(name: $0, log: log) }) {
            subviews in
            ForEach(subviews.reversed()) { $0 }
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names, log: log))
    #expect(log.lines == ["+c", "+b", "+a"])
    log.lines = []
    try harness.work { names.values = ["c", "a", "d"] }
    #expect(log.lines.sorted() == ["+d", "-b"])
  }

  @Test("Subviews stand in overlays, backgrounds and grids")
  func elsewhere() throws {
    names.values = ["a", "b", "c", "d"]
    let harness = try show { content in
      Group(subviews: content) { subviews in
        Grid {
          GridRow {
            subviews[0]; subviews[1]
          }
          GridRow { subviews[2].overlay { subviews[3] } }
        }
      }
    }
    let labels = harness.labels.map { $0.prefix(1) }
    #expect(Set(labels) == ["a", "b", "c", "d"])
    func frame(_ letter: String) -> CGRect? {
      harness.frame(harness.labels.first { $0.hasPrefix(letter) } ?? "")
    }
    #expect(frame("a")?.minY == frame("b")?.minY)
    #expect(frame("c")?.midX == frame("a")?.midX)
    #expect(frame("d")?.midX == frame("c")?.midX && frame("d")?.midY == frame("c")?.midY)
  }

  @Test("The first subview is there when there is one, and a stand-in when not")
  func emptiness() throws {
    names.values = []
    let harness = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          if let first = subviews.first { first } else { Text("none") }
          if subviews.count > 1 { subviews[1...] }
        }
      }
    }
    #expect(harness.labels == ["none"])
    try harness.work { names.values = ["a", "b"] }
    #expect(harness.labels.map { $0.prefix(1) } == ["a", "b"])
    try harness.work { names.values = ["b"] }
    #expect(harness.labels.map { $0.prefix(1) } == ["b"])
    try harness.work { names.values = [] }
    #expect(harness.labels == ["none"])
  }

  @Test("A closure that keeps a collection may read it after the collection has changed")
  func keptCollection() throws {
    @MainActor final class Box { var read: (() -> [Int])? }
    let box = Box()
    let harness = try show { content in
      VStack {
        Group(subviews: content) { subviews in
          subviews
          Color.red.frame(width: 1, height: 1)
            .onAppear {
              let slice = subviews[1...]
              MainActor.assumeIsolated {
                box.read = {
                  [subviews.count, Array(subviews).count, slice.count, Array(slice).count]
                }
              }
            }
        }
      }
    }
    #expect(box.read?() == [3, 3, 2, 2])
    try harness.work { names.values = ["z"] }
    #expect(box.read?() == [1, 1, 0, 0])
  }
}
