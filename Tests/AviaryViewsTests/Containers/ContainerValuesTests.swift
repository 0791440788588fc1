import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

struct PinPosition: Equatable {
  var x = 0
  var y = 0
}

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var level: Int = 0
  @Entry var pin = PinPosition()
}

/// Shows a line for each subview: what a closure reads of its container values.
struct ValueReader<Content: View>: View {
  let read: (ContainerValues) -> String
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in Text(verbatim: read(subview.containerValues)) }
    }
  }
}

@MainActor
@Suite("Container values")
struct ContainerValuesTests {
  private func levels(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Harness(ValueReader(read: { "\($0.level)" }, content: content)).labels
  }

  private struct Leveled: View {
    var body: some View { Text("x").containerValue(\.level, 4) }
  }

  @Test("Values pass through modifiers, groups, ForEach, conditionals and bodies")
  func passThrough() throws {
    #expect(try levels { Text("a").containerValue(\.level, 3).padding() } == ["3"])
    #expect(
      try levels {
        Group {
          Text("a"); Text("b")
        }.containerValue(\.level, 2)
      } == ["2", "2"]
    )
    #expect(
      try levels { ForEach(0..<3) { Text("x").containerValue(\.level, $0) } } == ["0", "1", "2"]
    )
    #expect(try levels { if Bool(true) { Text("a").containerValue(\.level, 5) } } == ["5"])
    #expect(try levels { Leveled() } == ["4"])
  }

  @Test("29: values end at a container, even one with a single child")
  func endAtContainer() throws {
    #expect(try levels { VStack { Text("a").containerValue(\.level, 3) } } == ["0"])
  }

  @Test("29: only the nearest container reads a value")
  func nearestOnly() throws {
    let labels = try levels {
      ValueReader(read: { "inner \($0.level)" }) { Text("a").containerValue(\.level, 3) }
    }
    #expect(labels == ["0"])
  }

  @Test("31, D5: the same key written twice on one view: the innermost wins")
  func innermostWins() throws {
    #expect(
      try levels { Text("a").containerValue(\.level, 1).containerValue(\.level, 2) } == ["1"]
    )
  }

  @Test("32: a key path may address a field; writes to different fields both hold")
  func fields() throws {
    let labels = try Harness(
      ValueReader(read: { "\($0.pin.x) \($0.pin.y)" }) {
        Text("a").containerValue(\.pin.x, 1).containerValue(\.pin.y, 2)
      }
    ).labels
    #expect(labels == ["1 2"])
  }

  @Test("33: tag writes the value and its optional; reading needs the exact type")
  func tags() throws {
    let read: (ContainerValues) -> String = {
      "\($0.tag(for: Int.self) as Any) \($0.tag(for: Int?.self) as Any) \($0.tag(for: String.self) as Any)"
    }
    let labels = try Harness(
      ValueReader(read: read) {
        Text("a").tag(7)
        Text("b").tag(7, includeOptional: false)
      }
    ).labels
    #expect(labels == ["Optional(7) Optional(Optional(7)) nil", "Optional(7) nil nil"])
  }

  @Test("34: ForEach elements carry their id as a tag; an explicit tag wins")
  func implicitTags() throws {
    let labels = try Harness(
      ValueReader(read: { "\($0.tag(for: Int.self) ?? -1) \($0.hasTag(1))" }) {
        ForEach(0..<2) { Text("\($0)") }
        ForEach(0..<2) { Text("\($0)").tag($0 + 10) }
      }
    ).labels
    #expect(labels == ["0 false", "1 true", "10 false", "11 false"])
  }

  @Test("22, D5: a value on a section is read from the section and from its subviews")
  func sectionValues() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(sections: content) { section in
          Text(verbatim: "section \(section.containerValues.level)")
          ForEach(section.header) { Text(verbatim: "header \($0.containerValues.level)") }
          ForEach(section.content) { Text(verbatim: "content \($0.containerValues.level)") }
          ForEach(section.footer) { Text(verbatim: "footer \($0.containerValues.level)") }
        }
      }
    }
    let labels = try Harness(
      Reader {
        Section {
          Text("a")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        .containerValue(\.level, 6)
      }
    ).labels
    #expect(labels == ["section 6", "header 6", "content 6", "footer 6"])
  }

  @Test("D5: a value on a ForEach of sections reaches sections and members")
  func valueOnSections() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(sections: content) { section in
          Text(verbatim: "section \(section.containerValues.level)")
          ForEach(section.content) { Text(verbatim: "content \($0.containerValues.level)") }
        }
      }
    }
    let labels = try Harness(
      Reader {
        ForEach(0..<2) { _ in Section { Text("a") } }.containerValue(\.level, 3)
      }
    ).labels
    #expect(labels == ["section 3", "content 3", "section 3", "content 3"])
  }

  @Test("21: sections of loose views have default values")
  func looseDefaults() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(sections: content) { Text(verbatim: "\($0.containerValues.level)") }
      }
    }
    let labels = try Harness(Reader { Text("a").containerValue(\.level, 9) }).labels
    #expect(labels == ["0"])
  }

  @Test("35: a layout reads the values of its subviews")
  func layoutReads() throws {
    struct Indented: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: CGFloat(subview.containerValues.level), y: 0),
            proposal: .unspecified
          )
        }
      }
    }
    let harness = try Harness(Indented { Text("a").containerValue(\.level, 30) })
    #expect(harness.frame("a")?.minX == 30)
  }

  @Test("36: @Entry serves EnvironmentValues")
  func entryInEnvironment() throws {
    struct Reader: View {
      @Environment(\.testTitle) var title
      var body: some View { Text(verbatim: title) }
    }
    let labels = try Harness(
      VStack {
        Reader()
        Reader().environment(\.testTitle, "set")
      }
    ).labels
    #expect(labels == ["none", "set"])
  }
}

extension EnvironmentValues {
  @Entry var testTitle = "none"
}
