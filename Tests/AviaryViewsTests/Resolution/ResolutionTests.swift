import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Shows what a container finds in its content: the number of subviews, then the subviews.
private struct Counted<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      VStack {
        Text("count \(subviews.count)")
        ForEach(subviews) { $0 }
      }
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("first")
    Text("second")
  }
}

private struct Stack: View {
  var body: some View {
    VStack {
      Text("in"); Text("stack")
    }
  }
}

@MainActor
@Suite("Resolution of declared views")
struct ResolutionTests {
  private func count(@ViewBuilder _ content: () -> some View) throws -> String {
    try #require(try Harness(Counted(content: content)).labels.first)
  }

  @Test("1: ForEach and Group resolve to their members")
  func members() throws {
    #expect(try count { ForEach(0..<3) { Text("\($0)") } } == "count 3")
    #expect(
      try count {
        Group {
          Text("a"); Text("b")
        }
      } == "count 2"
    )
    #expect(
      try count {
        Text("a"); ForEach(0..<2) { Text("\($0)") }; Group { Text("b") }
      } == "count 4"
    )
  }

  @Test("1: EmptyView and a false if resolve to nothing")
  func nothing() throws {
    #expect(try count { EmptyView() } == "count 0")
    #expect(try count { if Bool(false) { Text("a") } } == "count 0")
    #expect(try count {} == "count 0")
  }

  @Test("1: a layout container resolves to one")
  func layoutContainer() throws {
    #expect(
      try count {
        VStack {
          Text("a"); Text("b")
        }
      } == "count 1"
    )
    #expect(try count { Stack() } == "count 1")
  }

  @Test("A custom view resolves to what its body holds")
  func customView() throws {
    #expect(
      try count {
        Pair(); Pair()
      } == "count 4"
    )
  }

  @Test("D4: AnyView, Optional and conditionals are transparent")
  func transparent() throws {
    #expect(try count { AnyView(ForEach(0..<3) { Text("\($0)") }) } == "count 3")
    #expect(try count { if Bool(true) { Pair() } else { Text("c") } } == "count 2")
    #expect(try count { Optional(Pair()) } == "count 2")
  }

  @Test("12: a modifier on a group applies to each member")
  func modifierOnGroup() throws {
    #expect(
      try count {
        Group {
          Text("a"); Text("b")
        }.padding()
      } == "count 2"
    )
  }

  @Test("D1: a section met by Group(subviews:) is header, content, footer")
  func flatSection() throws {
    let harness = try Harness(
      Counted {
        Section {
          Text("c1"); Text("c2")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
      }
    )
    #expect(harness.labels == ["count 4", "h", "c1", "c2", "f"])
  }
}
