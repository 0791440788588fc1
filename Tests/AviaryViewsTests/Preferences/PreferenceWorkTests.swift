import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

private enum NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private enum OtherKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@Observable private final class Row: Identifiable {
  let id: Int
  var number: Int

  init(_ number: Int) {
    id = number
    self.number = number
  }
}

@Observable private final class Model {
  var groups = (0..<20).map { group in (0..<50).map { Row(group * 50 + $0) } }
  var isOn = false
  var isWide = false
}

private final class Seen {
  var numbers: [[Int]] = []
  var others = 0
}

private struct RowView: View {
  let row: Row
  var body: some View {
    HStack {
      Text("row").padding(1)
      Color.red.frame(width: 2, height: 2).preference(key: NumbersKey.self, value: [row.number])
    }
    .padding(1)
  }
}

private struct Subject: View {
  let model: Model
  let seen: Seen

  var body: some View {
    VStack {
      if model.isOn { HStack { Text("unrelated") } }
      VStack {
        ForEach(0..<model.groups.count, id: \.self) { group in
          VStack {
            ForEach(model.groups[group]) { RowView(row: $0) }
            if model.isOn { Text("beside rows") }
          }
          .onPreferenceChange(OtherKey.self) { _ in seen.others += 1 }
        }
      }
      .onPreferenceChange(NumbersKey.self) { seen.numbers.append($0) }
      .onPreferenceChange(OtherKey.self) { _ in seen.others += 1 }
    }
  }
}

@MainActor
@Suite("Work for preferences")
struct PreferenceWorkTests {
  @Test("One write among 1,000 rows asks those beside it on its way up, and nobody else")
  func write() throws {
    let (model, seen) = (Model(), Seen())
    let harness = try Harness(Subject(model: model, seen: seen))
    #expect(seen.numbers == [Array(0..<1_000)])
    let work = try harness.work { model.groups[7][3].number = 5_000 }
    #expect(seen.numbers.count == 2)
    #expect(seen.numbers.last?[353] == 5_000)
    // 20 groups, 50 rows of four nodes down to what is known of them, and those on the way.
    #expect(work.preferenceVisits > 0)
    #expect(work.preferenceVisits < 20 + 50 * 4 + 20)
    #expect(seen.others == 21)
  }

  @Test("Views that come and prefer nothing have nobody asked, be it beside those that do")
  func unrelated() throws {
    let (model, seen) = (Model(), Seen())
    let harness = try Harness(Subject(model: model, seen: seen))
    for isOn in [true, false, true] {
      let work = try harness.work { model.isOn = isOn }
      #expect(work.nodesMounted + work.nodesUnmounted > 20)
      #expect(work.preferenceVisits == 0)
    }
    #expect(seen.numbers.count == 1)
  }

  @Test("Rows that come, go and change places are told in their order")
  func order() throws {
    let (model, seen) = (Model(), Seen())
    model.groups = [[Row(1), Row(2), Row(3)], [Row(4)]]
    let harness = try Harness(Subject(model: model, seen: seen))
    func expect(_ numbers: [Int], _ change: () -> Void) throws {
      change()
      try harness.host.update()
      #expect(seen.numbers.last == numbers)
    }
    try expect([1, 2, 3, 4]) {}
    try expect([3, 1, 2, 4]) { model.groups[0].insert(model.groups[0].removeLast(), at: 0) }
    try expect([3, 2, 4]) { model.groups[0].remove(at: 1) }
    try expect([3, 2, 4, 9]) { model.groups[1].append(Row(9)) }
    try expect([2, 4, 9]) { model.groups[0].removeFirst() }
    try expect([2, 4, 9, 7]) { model.groups.append([Row(7)]) }
    try expect([]) { model.groups = [] }
  }

  @Test("So are rows that leave by a transition, at once")
  func transitions() throws {
    let (model, seen) = (Model(), Seen())
    model.groups = [[Row(1), Row(2), Row(3)]]
    let harness = try Harness(Subject(model: model, seen: seen))
    let hand = Hand(harness)
    try hand.wait(0.1)
    withAnimation(.linear(duration: 1)) { _ = model.groups[0].remove(at: 1) }
    try harness.host.update()
    #expect(seen.numbers.last == [1, 3])
    try hand.wait(2)
    #expect(seen.numbers.last == [1, 3])
  }

  @Test("What a lazy column has in sight is what it hands up")
  func lazy() throws {
    struct Lazy: View {
      let seen: Seen
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) {
              Color.red.frame(height: 20).preference(key: NumbersKey.self, value: [$0])
            }
          }
        }
        .onPreferenceChange(NumbersKey.self) { seen.numbers.append($0) }
      }
    }
    let seen = Seen()
    let harness = try Harness(Lazy(seen: seen), height: 100)
    #expect(seen.numbers.last?.prefix(5) == [0, 1, 2, 3, 4])
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 4_000), byHand: true)
    try harness.host.update()
    let shown = try #require(seen.numbers.last)
    #expect(shown.contains(200))
    #expect(!shown.contains(0))
    #expect(shown == shown.sorted())
  }

  @Test("The candidate that fits is the one that is told")
  func candidates() throws {
    struct Fitting: View {
      let model: Model
      let seen: Seen
      var body: some View {
        ViewThatFits {
          Color.red.frame(width: 300, height: 9).preference(key: NumbersKey.self, value: [300])
          Color.red.frame(width: 100, height: 9).preference(key: NumbersKey.self, value: [100])
        }
        .frame(width: model.isWide ? 350 : 150)
        .onPreferenceChange(NumbersKey.self) { seen.numbers.append($0) }
      }
    }
    let (model, seen) = (Model(), Seen())
    let harness = try Harness(Fitting(model: model, seen: seen))
    #expect(seen.numbers.last == [100])
    for (isWide, number) in [(true, 300), (false, 100), (true, 300)] {
      model.isWide = isWide
      try harness.host.update()
      #expect(seen.numbers.last == [number])
    }
  }
}
