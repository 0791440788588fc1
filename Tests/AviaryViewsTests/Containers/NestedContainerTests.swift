import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// A counter that is made anew with each new identity: shows the number of its making.
@MainActor final class Makings {
  private(set) var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

/// A view with state: `name#n`, where n tells which making of such a view it is.
struct Made: View {
  let name: String
  let makings: Makings
  @State private var number = 0

  var body: some View {
    Text(verbatim: "\(name)#\(number)").onAppear {
      MainActor.assumeIsolated { if number == 0 { number = makings.next() } }
    }
  }
}

/// A subview that holds such a view, so that its state is below the subview.
struct MadeInside: View {
  let name: String
  let makings: Makings
  var body: some View { HStack { Made(name: name, makings: makings) } }
}

@Observable final class Names {
  var values: [String]
  var flag = false
  var number = 0
  init(_ values: [String] = []) { self.values = values }
}

@MainActor
@Suite("Containers in containers")
struct NestedContainerTests {
  @Test("Group(subviews:) in ForEach(sections:) sees the members of one section")
  func groupInSections() throws {
    struct Shelf<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            Group(subviews: section.content) { members in
              Text("\(members.count) under \(section.header.count)")
              members
            }
          }
        }
      }
    }
    let labels = try Harness(
      Shelf {
        Section("A") {
          Text("a1"); Text("a2")
        }
        Text("loose")
        Section { ForEach(0..<3) { Text("\($0)") } }
      }
    ).labels
    #expect(labels == ["2 under 1", "a1", "a2", "1 under 0", "loose", "3 under 0", "0", "1", "2"])
  }

  /// Hands its subviews on to another container, with a view of its own.
  private struct Outer<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Inner {
            subviews; Text("own")
          }
        }
      }
    }
  }

  private struct Inner<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count)")
          subviews
        }
      }
    }
  }

  @Test("Subviews handed on to another container keep order and state when one is inserted")
  func handedOn() throws {
    struct Subject: View {
      let names: Names
      let makings: Makings
      var body: some View {
        Outer { ForEach(names.values, id: \.self) { MadeInside(name: $0, makings: makings) } }
      }
    }
    let names = Names(["a", "b"])
    let harness = try Harness(Subject(names: names, makings: Makings()))
    #expect(harness.labels == ["3", "a#1", "b#2", "own"])
    try harness.work { names.values = ["c", "b", "a"] }
    #expect(harness.labels == ["4", "c#3", "b#2", "a#1", "own"])
  }

  @Test("Views of an outer and of an inner container stand side by side")
  func outerAndInner() throws {
    struct Both<A: View, B: View>: View {
      let names: Names
      let first: A
      let second: B
      var body: some View {
        Group(subviews: first) { outer in
          VStack {
            Group(subviews: second) { inner in
              if names.flag { Text("flag") }
              outer
              inner
            }
          }
        }
      }
    }
    let names = Names()
    let harness = try Harness(
      Both(
        names: names,
        first: TupleView((Text("o1"), Text("o2"))),
        second: TupleView((Text("i1"), Text("i2")))
      )
    )
    #expect(harness.labels == ["o1", "o2", "i1", "i2"])
    try harness.work { names.flag = true }
    #expect(harness.labels == ["flag", "o1", "o2", "i1", "i2"])
    try harness.work { names.flag = false }
    #expect(harness.labels == ["o1", "o2", "i1", "i2"])
  }

  @Test("An array of the subviews of two containers shows all of them")
  func mixedArray() throws {
    struct Both<A: View, B: View>: View {
      let first: A
      let second: B
      var body: some View {
        Group(subviews: first) { outer in
          VStack {
            Group(subviews: second) { inner in ForEach(Array(outer) + Array(inner)) { $0 } }
          }
        }
      }
    }
    let labels = try Harness(
      Both(
        first: TupleView((Text("o1"), Text("o2"))),
        second: TupleView((Text("i1"), Text("i2")))
      )
    ).labels
    #expect(labels == ["o1", "o2", "i1", "i2"])
  }

  @Test("A container around the content of a container resolves what that one makes")
  func resolvesResult() throws {
    struct Pairs<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(subviews: content) {
          $0; Text("|")
        }
      }
    }
    let labels = try Harness(
      VStack {
        Inner {
          Pairs {
            Pairs {
              Text("a"); Text("b")
            }
          }
        }
      }
    ).labels
    // Each of two gives two; each of those four gives two again.
    #expect(labels == ["8", "a", "|", "|", "|", "b", "|", "|", "|"])
  }

  @Test("Five containers in one another show what is inside once")
  func five() throws {
    let labels = try Harness(
      VStack {
        Inner {
          Inner {
            Inner {
              Inner {
                Inner {
                  Text("a"); Text("b")
                }
              }
            }
          }
        }
      }
    ).labels
    #expect(labels == ["1", "1", "1", "1", "2", "a", "b"])
  }

  @Test("A view that holds itself among its subviews resolves")
  func recursive() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node] = []
    }
    struct Outline: View {
      let node: Node
      var body: some View {
        Text(verbatim: node.id)
        ForEach(node.children) { Outline(node: $0).padding(.leading, 10) }
      }
    }
    let tree = Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")])
    let harness = try Harness(Inner { Outline(node: tree) })
    #expect(harness.labels == ["4", "a", "b", "c", "d"])
  }

  @Test("A modifier whose content stands in a stack can come and go")
  func modifierGoes() throws {
    struct Stacked: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content; Text("under")
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        VStack {
          if names.flag { Text("a").modifier(Stacked()) } else { Text("b") }
        }
      }
    }
    let names = Names()
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["b"])
    try harness.work { names.flag = true }
    #expect(harness.labels == ["a", "under"])
    try harness.work { names.flag = false }
    #expect(harness.labels == ["b"])
  }

  @Test("A modifier moves its content between branches")
  func modifierBranches() throws {
    struct Either: ViewModifier {
      let isStacked: Bool
      func body(content: Content) -> some View {
        if isStacked {
          HStack {
            content; Text("beside")
          }
        } else {
          content.padding(1)
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        VStack { Text(verbatim: "n\(names.number)").modifier(Either(isStacked: names.flag)) }
      }
    }
    let names = Names()
    let harness = try Harness(Subject(names: names))
    try harness.work {
      names.flag = true; names.number = 1
    }
    #expect(harness.labels == ["n1", "beside"])
    try harness.work {
      names.flag = false; names.number = 2
    }
    #expect(harness.labels == ["n2"])
  }

  @Test("A container beside a view that comes and goes keeps the state inside")
  func besideCondition() throws {
    struct Boxed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in VStack { ForEach(subviews) { $0 } } }
      }
    }
    struct Subject: View {
      let names: Names
      let makings: Makings
      var body: some View {
        VStack {
          if names.flag { Text("flag") }
          Boxed { MadeInside(name: "a", makings: makings) }
        }
      }
    }
    let names = Names()
    let harness = try Harness(Subject(names: names, makings: Makings()))
    #expect(harness.labels == ["a#1"])
    let work = try harness.work { names.flag = true }
    #expect(harness.labels == ["flag", "a#1"])
    #expect(work.nodesMounted == 1)
  }

  @Test("A value of a protocol's type in a view does no harm")
  func existential() throws {
    struct Subject: View {
      let title: any CustomStringConvertible
      let other: (any CustomStringConvertible)?
      let type: any CustomStringConvertible.Type
      var body: some View { Text(verbatim: "\(title) \(String(describing: other)) \(type)") }
    }
    struct Named: CustomStringConvertible {
      let name: String
      let action: () -> Void = {}
      var description: String { name }
    }
    let harness = try Harness(Subject(title: 1, other: 2, type: Int.self))
    harness.host.content = Subject(title: "one", other: nil, type: String.self)
    try harness.host.update()
    #expect(harness.labels == ["one nil String"])
    harness.host.content = Subject(title: Named(name: "x"), other: nil, type: String.self)
    try harness.host.update()
    harness.host.content = Subject(title: Named(name: "y"), other: nil, type: String.self)
    try harness.host.update()
    #expect(harness.labels == ["y nil String"])
    let work = try harness.work {
      harness.host.content = Subject(title: Named(name: "y"), other: nil, type: String.self)
    }
    #expect(work.bodies == 0)
  }
}
