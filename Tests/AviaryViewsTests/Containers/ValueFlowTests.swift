import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// A list that hands on what is written by others and by the container itself.
private struct Reader<Content: View>: View {
  var read: (ContainerValues) -> String = { "\($0.level)" }
  @ViewBuilder var content: Content
  var body: some View {
    VStack { ForEach(subviews: content) { Text(verbatim: read($0.containerValues)) } }
  }
}

private enum Kind: Hashable { case one, two(Int) }

@MainActor
@Suite("Where container values go")
struct ValueFlowTests {
  private let names = Names(["a", "b", "c"])

  @Test(
    "A custom modifier may write a value; one that puts its content into a stack ends those inside"
  )
  func throughModifiers() throws {
    struct Leveled: ViewModifier {
      func body(content: Content) -> some View { content.containerValue(\.level, 3).padding(2) }
    }
    struct Stacked: ViewModifier {
      func body(content: Content) -> some View { VStack { content } }
    }
    struct Kept: ViewModifier {
      func body(content: Content) -> some View { content.background(Color.red).frame(width: 50) }
    }
    let labels = try Harness(
      Reader {
        Text("a").modifier(Leveled())
        Text("b").containerValue(\.level, 4).modifier(Stacked())
        Text("c").containerValue(\.level, 5).modifier(Kept())
        Text("d").containerValue(\.level, 6).modifier(Stacked()).modifier(Leveled())
        Group {
          Text("e"); Text("f")
        }.modifier(Leveled())
      }
    ).labels
    #expect(labels == ["3", "0", "5", "3", "3", "3"])
  }

  @Test("Values pass through ids, environment, overlays, gestures, transforms and erased views")
  func throughOthers() throws {
    let labels = try Harness(
      Reader {
        Text("a").containerValue(\.level, 1).id("a")
        Text("b").containerValue(\.level, 2).environment(\.testTitle, "x").overlay { Color.red }
        AnyView(AnyView(Text("c").containerValue(\.level, 3)).padding())
        Text("d").containerValue(\.level, 4).onAppear {}.offset(x: 3).opacity(0.5)
        Optional(Text("e").containerValue(\.level, 5))
      }
    ).labels
    #expect(labels == ["1", "2", "3", "4", "5"])
  }

  @Test("A container writes a value on its subviews for the container around")
  func annotated() throws {
    struct Numbering<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
            subview.containerValue(\.level, index * 10)
          }
        }
      }
    }
    let labels = try Harness(
      Reader(read: { "\($0.level) \($0.isPinned)" }) {
        Numbering {
          Text("a"); Text("b").containerValue(\.isPinned, true); Text("c")
        }
      }
    ).labels
    #expect(labels == ["0 false", "10 true", "20 false"])
  }

  @Test("A value that changes reaches a container through the subviews of another one")
  func changesThroughProxies() throws {
    struct Passing<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { ForEach(subviews: content) { $0.containerValue(\.isPinned, true) } }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Reader(read: { "\($0.level) \($0.isPinned)" }) {
          Passing {
            Text("a").containerValue(\.level, names.number); Text("b")
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["0 true", "0 true"])
    for number in 1...3 {
      try harness.work { names.number = number }
      #expect(harness.labels == ["\(number) true", "0 true"])
    }
  }

  @Test("Another subview in a place brings its own values")
  func otherSubview() throws {
    struct First<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in Reader { subviews[0].padding(1) } }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        First {
          ForEach(names.values, id: \.self) {
            Text(verbatim: $0).containerValue(\.level, Int($0.utf8.first!))
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["97"])
    try harness.work { names.values = ["c", "a", "b"] }
    #expect(harness.labels == ["99"])
  }

  @Test("A layout sees values, priorities and layout values of subviews that change")
  func layoutsSeeChanges() throws {
    struct Stepped: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 300, height: 300)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: CGFloat(subview.containerValues.level), y: subview.priority),
            proposal: .unspecified
          )
        }
      }
    }
    struct Container<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { Stepped { ForEach(subviews: content) { $0 } } }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Container {
          Text("a").containerValue(\.level, names.number).layoutPriority(Double(names.number * 2))
          Text("b")
        }
      }
    }
    let harness = try Harness(Subject(names: names), width: 300, height: 300)
    #expect(harness.frame("a")?.origin == .zero)
    for number in [30, 50] {
      try harness.work { names.number = number }
      #expect(harness.frame("a")?.origin == CGPoint(x: number, y: 2 * number))
    }
    #expect(harness.frame("b")?.origin == .zero)
  }

  @Test("The drawing order of subviews follows their z index")
  func zIndex() throws {
    struct Pile<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { ZStack { Group(subviews: content) { $0 } } }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Pile {
          Color.red.frame(width: 10, height: 10).zIndex(Double(names.number))
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
    let harness = try Harness(Subject(names: names), width: 100, height: 100)
    let before = harness.dump
    try harness.work { names.number = 1 }
    #expect(harness.dump != before)
    names.number = 1
    #expect(try Harness(Subject(names: names), width: 100, height: 100).dump == harness.dump)
  }

  @Test("33: tags of enums and optionals are found under exactly their types")
  func tags() throws {
    func read(_ values: ContainerValues) -> String {
      let kind = values.tag(for: Kind.self).map { "\($0)" } ?? "-"
      let optional = values.tag(for: Kind?.self).map { "\($0.map { "\($0)" } ?? "nil")" } ?? "-"
      return "\(kind) \(optional) \(values.hasTag(Kind.one)) \(values.hasTag(Optional(Kind.one)))"
    }
    let labels = try Harness(
      Reader(read: read) {
        Text("a").tag(Kind.one)
        Text("b").tag(Kind.two(3))
        Text("c").tag(Optional(Kind.one))
        Text("d").tag(nil as Kind?)
        Text("e").tag(Kind.one, includeOptional: false)
        Text("f")
      }
    ).labels
    #expect(
      labels == [
        "one one true true", "two(3) two(3) false false", "- one false true", "- nil false false",
        "one - true false", "- - false false",
      ]
    )
  }

  @Test(
    "34: tags of nested ForEach: the inner one's of a type wins, the outer one's of another stays"
  )
  func nestedTags() throws {
    let labels = try Harness(
      Reader(read: { "\($0.tag(for: String.self) ?? "-") \($0.tag(for: Int.self) ?? -1)" }) {
        ForEach(["x", "y"], id: \.self) { _ in ForEach(0..<2) { Text("\($0)") } }
        ForEach(0..<2) { _ in Text("z").tag("explicit") }
      }
    ).labels
    #expect(labels == ["x 0", "x 1", "y 0", "y 1", "explicit 0", "explicit 1"])
  }

  @Test("A selection by tag follows the selection and the tags")
  func selection() throws {
    struct Chooser<Content: View>: View {
      let names: Names
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { subview in
            let isSelected = subview.containerValues.tag(for: Int.self) == names.number
            HStack {
              Text(isSelected ? "*" : "-"); subview
            }
          }
        }
      }
    }
    let harness = try Harness(
      Chooser(names: names) { ForEach(0..<3) { Text("r\($0)") } }
    )
    #expect(harness.labels == ["*", "r0", "-", "r1", "-", "r2"])
    let work = try harness.work { names.number = 2 }
    #expect(harness.labels == ["-", "r0", "-", "r1", "*", "r2"])
    // The chooser's own body and the rows, none of the content's.
    #expect(work.bodies <= 1)
  }

  @Test("32: a field that is written outside and one that is written inside both change")
  func fieldsChange() throws {
    struct Subject: View {
      let names: Names
      var body: some View {
        Reader(read: { "\($0.pin.x) \($0.pin.y)" }) {
          Text("a").containerValue(\.pin.x, names.number).containerValue(\.pin.y, names.number + 1)
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["0 1"])
    try harness.work { names.number = 5 }
    #expect(harness.labels == ["5 6"])
  }

  @Test("30: what two containers write does not mix")
  func noMerging() throws {
    struct Summing<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let sum = subviews.reduce(0) { $0 + $1.containerValues.level }
          VStack { subviews }.containerValue(\.level, sum)
        }
      }
    }
    let labels = try Harness(
      Reader {
        Summing {
          Text("a").containerValue(\.level, 1); Text("b").containerValue(\.level, 2)
        }
        Summing { Text("c") }
        VStack { Summing { Text("d").containerValue(\.level, 7) } }
      }
    ).labels
    #expect(labels == ["3", "0", "0"])
  }

  @Test("Group by value: each group holds its members in order")
  func grouping() throws {
    struct Grouped<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let groups = Dictionary(grouping: subviews) { $0.containerValues.level }
          VStack {
            ForEach(groups.keys.sorted(), id: \.self) { level in
              Text("level \(level)")
              ForEach(groups[level] ?? []) { $0 }
            }
          }
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Grouped {
          ForEach(names.values, id: \.self) {
            Text(verbatim: $0).containerValue(\.level, $0 == "b" ? names.number : 1)
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["level 0", "b", "level 1", "a", "c"])
    try harness.work { names.number = 1 }
    #expect(harness.labels == ["level 1", "a", "b", "c"])
    try harness.work { names.number = 2 }
    #expect(harness.labels == ["level 1", "a", "c", "level 2", "b"])
  }
}
