import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Shows a line for each section: header, content and footer counts.
struct SectionReader<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          Text(verbatim: "\(section.header.count)|\(section.content.count)|\(section.footer.count)")
        }
      }
    }
  }
}

@MainActor
@Suite("Sections")
struct SectionTests {
  private func sections(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Harness(SectionReader(content: content)).labels
  }

  @Test("16: loose views form a section for each run: Text, Section, Text are three")
  func runs() throws {
    #expect(
      try sections {
        Text("a")
        Section("S") {
          Text("b"); Text("c")
        }
        Text("d")
        Text("e")
      } == ["0|1|0", "1|2|0", "0|2|0"]
    )
  }

  @Test("17: there is at least one section, even for empty content")
  func atLeastOne() throws {
    #expect(try sections { EmptyView() } == ["0|0|0"])
    #expect(try sections {} == ["0|0|0"])
  }

  @Test("18: content without sections is one section")
  func oneForAll() throws {
    #expect(try sections { ForEach(0..<4) { Text("\($0)") } } == ["0|4|0"])
  }

  @Test("19: header and footer are collections of any number of views")
  func headers() throws {
    #expect(
      try sections {
        Section {
          Text("a")
        } header: {
          Text("h1"); Text("h2")
        } footer: {
          EmptyView()
        }
        Section(header: Text("h")) { Text("a") }
        Section(footer: Text("f")) { Text("a") }
        Section("T") {
          Text("a")
        } footer: {
          Text("f")
        }
      } == ["2|1|0", "1|1|0", "0|1|1", "1|1|1"]
    )
  }

  @Test("20: an explicit section with empty content is there")
  func emptySection() throws {
    #expect(
      try sections {
        Section("S") {}; Section {}
      } == ["1|0|0", "0|0|0"]
    )
  }

  @Test("24: a slice of sections can be gone over")
  func slices() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(sections: content) { sections in
          ForEach(sections[1...]) { section in section.content }
        }
      }
    }
    let labels = try Harness(
      Reader {
        Section { Text("a") }
        Section { Text("b") }
        Section { Text("c") }
      }
    ).labels
    #expect(labels == ["b", "c"])
  }

  @Test("23: a section's actions are a view, empty without")
  func actions() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(sections: content) { section in
          Group(subviews: section.actions) { actions in
            Text("\(actions.count) actions")
            actions
          }
        }
      }
    }
    let labels = try Harness(
      VStack {
        Reader {
          Section { Text("a") }
          Section { Text("b") }.sectionActions {
            Text("edit"); Text("add")
          }
        }
      }
    ).labels
    #expect(labels == ["0 actions", "2 actions", "edit", "add"])
  }

  @Test("25: in a plain stack a section is header, content and footer")
  func plainStack() throws {
    let labels = try Harness(
      VStack {
        Section {
          Text("c")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
      }
    ).labels
    #expect(labels == ["h", "c", "f"])
  }

  @Test("27, D2: a collection of subviews keeps its sections, and so does a slice of it")
  func collectionKeepsSections() throws {
    struct Reader<Content: View>: View {
      let skip: Int
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            ForEach(sections: subviews[skip...]) { section in
              Text(
                verbatim: "\(section.header.count)|\(section.content.count)|\(section.footer.count)"
              )
              section.content
            }
          }
        }
      }
    }
    func labels(skipping skip: Int) throws -> [String] {
      let reader = Reader(skip: skip) {
        Section("A") {
          Text("a1"); Text("a2")
        }
        Section("B") { Text("b1") }
      }
      let harness = try Harness(reader)
      return harness.labels
    }
    let all = try labels(skipping: 0)
    #expect(all == ["1|2|0", "a1", "a2", "1|1|0", "b1"])
    let fromTheSecond = try labels(skipping: 2)
    #expect(fromTheSecond == ["0|1|0", "a2", "1|1|0", "b1"])
    let fromTheThird = try labels(skipping: 3)
    #expect(fromTheThird == ["1|1|0", "b1"])
  }

  @Test("D3: a section in a section is flat inside the outer one's content")
  func nested() throws {
    #expect(
      try sections {
        Section("Outer") {
          Text("a")
          Section("Inner") { Text("b") }
        }
      } == ["1|3|0"]
    )
  }

  @Test("Sections come and go with a condition, and ids tell which stayed")
  func changing() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            section.header; section.content
          }
        }
      }
    }
    struct Subject: View {
      var shows: Bool
      var body: some View {
        Reader {
          if shows { Section("A") { Text("a") } }
          Section("B") { Text("b") }
        }
      }
    }
    let harness = try Harness(Subject(shows: false))
    #expect(harness.labels == ["B", "b"])
    let work = try harness.work { harness.host.content = Subject(shows: true) }
    #expect(harness.labels == ["A", "a", "B", "b"])
    #expect(work.nodesMounted == 2)
  }
}
