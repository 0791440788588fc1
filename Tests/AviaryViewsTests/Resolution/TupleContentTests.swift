import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// A line that keeps a number from its first drawing.
private struct Line: View {
  let name: String
  @State private var first: String?
  var body: some View {
    Text(verbatim: "\(name) \(first ?? name)").onAppear { first = name }
  }
}

@MainActor
@Suite("The content of several statements")
struct TupleContentTests {
  private struct Members<Content: View>: View {
    let content: Content
    var body: some View {
      Group(subviews: content) { members in
        Text(verbatim: "\(members.count)")
        ForEach(members) { $0 }
      }
    }
  }

  @Test("It resolves to the same subviews as a tuple view, with the same frames")
  func twins() throws {
    let text = Text(verbatim: "a")
    let color = Color.red.frame(width: 10, height: 20)
    let maybe: Text? = nil
    let new = try Harness(VStack { Members(content: TupleContent((text, color, maybe, text))) })
    let old = try Harness(VStack { Members(content: TupleView((text, color, maybe, text))) })
    #expect(new.labels == ["3", "a", "a"])
    #expect(new.labels == old.labels)
    #expect(new.dump == old.dump)
    #expect(try Harness(VStack { TupleContent(()) }).size == .zero)
    #expect(try Harness(TupleContent((text))).labels == ["a"])
  }

  @Test("A modifier on it applies to each member")
  func modifiers() throws {
    struct Numbers: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          TupleContent((Text("a"), Text("b"), TupleContent((Text("c"), EmptyView()))))
            .onAppear { count += 1 }
        }
      }
    }
    #expect(try Harness(Numbers()).labels == ["3", "a", "b", "c"])
  }

  @Test("Members keep their state while their values change")
  func updates() throws {
    struct Lines: View {
      var name = "a"
      var body: some View { TupleContent((Line(name: name), Line(name: name + "x"))) }
    }
    let harness = try Harness(Lines())
    harness.host.content.name = "b"
    try harness.host.update()
    #expect(harness.labels == ["b a", "bx ax"])
    let work = try harness.work()
    #expect(work.bodies == 0)
  }
}
