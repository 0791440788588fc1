import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Item: Identifiable, Equatable {
  var id: String
  var isOn = false
  var count = 0
}

@Observable private final class Items {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
}

/// Shows its subviews in a column, with their number.
private struct Column<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      VStack {
        Text("\(subviews.count)")
        ForEach(subviews) { $0 }
      }
    }
  }
}

@MainActor
@Suite("ForEach in containers")
struct ForEachChangeTests {
  private let items = Items(["a", "b", "c"].map { Item(id: $0) })

  @Test("Over bindings: a write through one shows in its row, in its order")
  func bindings() throws {
    @MainActor final class Writers { var toggles: [String: () -> Void] = [:] }
    struct Row: View {
      @Binding var item: Item
      let writers: Writers
      var body: some View {
        Text(verbatim: "\(item.id) \(item.isOn) \(item.count)").onAppear {
          let binding = $item
          MainActor.assumeIsolated {
            writers.toggles[item.id] = {
              binding.wrappedValue.isOn.toggle()
              binding.count.wrappedValue += 1
            }
          }
        }
      }
    }
    struct Subject: View {
      @State private var items = ["a", "b", "c"].map { Item(id: $0) }
      let writers: Writers
      var body: some View {
        Column { ForEach($items) { $item in Row(item: $item, writers: writers) } }
      }
    }
    let writers = Writers()
    let harness = try Harness(Subject(writers: writers))
    #expect(harness.labels == ["3", "a false 0", "b false 0", "c false 0"])
    writers.toggles["b"]?()
    try harness.host.update()
    #expect(harness.labels == ["3", "a false 0", "b true 1", "c false 0"])
    writers.toggles["b"]?()
    writers.toggles["c"]?()
    try harness.host.update()
    #expect(harness.labels == ["3", "a false 0", "b false 2", "c true 1"])
  }

  @Test("Over the bindings of a model that is bindable")
  func bindable() throws {
    struct Subject: View {
      @Bindable var model: Items
      var body: some View {
        Column {
          ForEach($model.items) { $item in
            if item.isOn { Text(verbatim: "\(item.id) on") } else { Text(verbatim: item.id) }
          }
        }
      }
    }
    let harness = try Harness(Subject(model: items))
    try harness.work { items.items[1].isOn = true }
    #expect(harness.labels == ["3", "a", "b on", "c"])
    try harness.work { items.items.remove(at: 0) }
    #expect(harness.labels == ["2", "b on", "c"])
    try harness.work { items.items.append(Item(id: "d", isOn: true)) }
    #expect(harness.labels == ["3", "b on", "c", "d on"])
  }

  @Test("1, 39: elements may give none, one or many subviews, and the number follows")
  func varying() throws {
    struct Subject: View {
      let model: Items
      var body: some View {
        Column {
          ForEach(model.items) { item in
            ForEach(0..<item.count, id: \.self) { Text(verbatim: "\(item.id)\($0)") }
          }
        }
      }
    }
    let harness = try Harness(Subject(model: items))
    #expect(harness.labels == ["0"])
    try harness.work { items.items[1].count = 2 }
    #expect(harness.labels == ["2", "b0", "b1"])
    try harness.work { items.items[0].count = 1 }
    #expect(harness.labels == ["3", "a0", "b0", "b1"])
    try harness.work { items.items.swapAt(0, 1) }
    #expect(harness.labels == ["3", "b0", "b1", "a0"])
    try harness.work { items.items[0].count = 0 }
    #expect(harness.labels == ["1", "a0"])
  }

  @Test("An element whose content has two views gives two subviews with ids of their own")
  func twoEach() throws {
    struct Identified<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) \(Set(subviews.map(\.id)).count)")
        }
      }
    }
    let labels = try Harness(
      Identified {
        ForEach(0..<3) {
          Text("\($0)"); Text("x")
        }; Text("y"); Group { Text("z") }
      }
    ).labels
    #expect(labels == ["8 8"])
  }

  @Test("What an element's closure reads of a model runs that closure alone")
  func observedInClosure() throws {
    struct Subject: View {
      let numbers: [Names]
      var body: some View {
        Column {
          ForEach(numbers.indices, id: \.self) { Text(verbatim: "\($0): \(numbers[$0].number)") }
        }
      }
    }
    let numbers = (0..<50).map { _ in Names() }
    let harness = try Harness(Subject(numbers: numbers))
    let work = try harness.work { numbers[7].number = 5 }
    #expect(harness.labels[8] == "7: 5")
    #expect(work.closures == 1)
    #expect(work.bodies == 0)
    #expect(work.transforms == 0)
  }

  @Test("A model read in a transform runs the transform, one read in content does not")
  func observedInTransform() throws {
    struct Titled<Content: View>: View {
      let names: Names
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          VStack {
            Text(verbatim: "number \(names.number)")
            subviews
          }
        }
      }
    }
    struct Row: View {
      let names: Names
      var body: some View { Text(verbatim: "row \(names.number)") }
    }
    let (outer, inner) = (Names(), Names())
    let harness = try Harness(
      Titled(names: outer) {
        Row(names: inner); Text("b")
      }
    )
    let one = try harness.work { outer.number = 1 }
    #expect(one.transforms == 1 && one.bodies == 0)
    let two = try harness.work { inner.number = 2 }
    #expect(two.transforms == 0 && two.bodies == 1)
    #expect(harness.labels == ["number 1", "row 2", "b"])
  }

  @Test("A closure that reads an outer collection follows its order inside of another container")
  func readsOuterCollection() throws {
    struct Leveled<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let all = subviews.filter { $0.containerValues.level >= 0 }
          VStack { ForEach(all) { $0 } }
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Group(subviews: ForEach(names.values, id: \.self) { Text(verbatim: $0) }) { outer in
          Leveled {
            ForEach(outer.indices, id: \.self) { index in
              outer[index].containerValue(\.level, index)
            }
          }
        }
      }
    }
    let names = Names(["a", "b", "c"])
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["a", "b", "c"])
    try harness.work { names.values = ["c", "a", "b"] }
    #expect(harness.labels == ["c", "a", "b"])
    try harness.work { names.values = ["x", "b"] }
    #expect(harness.labels == ["x", "b"])
  }

  @Test("Erased ForEach of erased views: insert, remove, change of type")
  func erased() throws {
    struct Subject: View {
      let model: Items
      var body: some View {
        Column {
          AnyView(
            ForEach(model.items) { item in
              item.isOn
                ? AnyView(
                  HStack {
                    Text(verbatim: item.id); Text("on")
                  }
                )
                : AnyView(Text(verbatim: item.id))
            }
          )
        }
      }
    }
    let harness = try Harness(Subject(model: items))
    try harness.work { items.items[2].isOn = true }
    #expect(harness.labels == ["3", "a", "b", "c", "on"])
    try harness.work { items.items.insert(Item(id: "n", isOn: true), at: 0) }
    #expect(harness.labels == ["4", "n", "on", "a", "b", "c", "on"])
    try harness.work {
      items.items[3].isOn = false; items.items.remove(at: 1)
    }
    #expect(harness.labels == ["3", "n", "on", "b", "c"])
  }

  @Test("Ids of subviews stay with insertions, and the removed one's is not taken again")
  func stableIDs() throws {
    @MainActor final class Log { var ids: [[Subview.ID]] = [] }
    struct Recording<Content: View>: View {
      let log: Log
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let _ = log.ids.append(subviews.map(\.id))
          VStack { subviews }
        }
      }
    }
    struct Subject: View {
      let model: Items
      let log: Log
      var body: some View {
        Recording(log: log) {
          Text("first")
          ForEach(model.items) { Text(verbatim: $0.id) }
          Text("last")
        }
      }
    }
    let log = Log()
    let harness = try Harness(Subject(model: items, log: log))
    try harness.work { items.items = ["x", "c", "a"].map { Item(id: $0) } }
    let (before, after) = (try #require(log.ids.first), try #require(log.ids.last))
    #expect(before.count == 5 && after.count == 5)
    #expect(after[0] == before[0] && after[4] == before[4])
    #expect(after[2] == before[3] && after[3] == before[1])
    #expect(!before.contains(after[1]))
  }

  @Test("10: one element more runs one closure, as one less runs none")
  func oneClosure() throws {
    struct Subject: View {
      let model: Items
      var body: some View {
        VStack {
          ForEach(subviews: ForEach(model.items) { Text(verbatim: $0.id) }) { $0.padding(1) }
        }
      }
    }
    let harness = try Harness(Subject(model: items))
    let more = try harness.work { items.items.insert(Item(id: "n"), at: 1) }
    #expect(harness.labels == ["a", "n", "b", "c"])
    // The body runs anew, which makes new closures: but of what they make, only one view is new.
    #expect(more.nodesMounted == 2)
    let less = try harness.work { items.items.remove(at: 0) }
    #expect(less.nodesMounted == 0)
    #expect(harness.labels == ["n", "b", "c"])
  }

  /// What shows bindings of a collection.
  enum Holder: CaseIterable { case stack, container, list }

  @Test(
    "14, 39: over bindings, state and nodes follow the id to a new place, whoever else reads the data",
    arguments: Holder.allCases
  )
  func movedBindings(_ holder: Holder) throws {
    @MainActor final class Counter {
      var made = 0
      func next() -> Int {
        made += 1
        return made
      }
    }
    struct Row: View {
      @Binding var item: Item
      @State private var number: Int
      init(item: Binding<Item>, counter: Counter) {
        _item = item
        _number = State(initialValue: counter.next())
      }
      var body: some View { AnyView(Text(verbatim: "\(item.id) \(number)")) }
    }
    struct Subject: View {
      @Bindable var model: Items
      let counter = Counter()
      let holder: Holder
      var body: some View {
        let rows = ForEach($model.items) { Row(item: $0, counter: counter) }
        VStack {
          Text(verbatim: model.items.map(\.id).joined())
          switch holder {
          case .stack: VStack { rows }
          case .container: Column { rows }
          case .list: List { rows }
          }
        }
      }
    }
    let harness = try Harness(Subject(model: items, holder: holder))
    func states() -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: harness.labels.compactMap { label in
          let words = label.split(separator: " ")
          return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
      )
    }
    let before = states()
    #expect(Set(before.values).count == 3)
    let moved = try harness.work { items.items.move(fromOffsets: [2], toOffset: 0) }
    #expect(
      harness.labels.compactMap { $0.count == 3 && $0.contains(" ") ? $0.first : nil } == [
        "c", "a", "b",
      ]
    )
    #expect(states() == before)
    #expect(moved.nodesMounted == 0)
    // A write in place moves nothing, and runs what shows the element.
    let written = try harness.work { items.items[1].isOn = true }
    #expect(written.nodesMounted == 0)
    #expect(states() == before)
  }
}
