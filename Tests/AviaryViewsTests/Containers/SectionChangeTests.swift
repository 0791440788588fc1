import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Shows sections as lines: parts in brackets, values in front.
private struct Lines<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        Text(verbatim: "level \(section.containerValues.level)")
        section.header
        ForEach(section.content) { subview in
          HStack {
            Text("-"); subview
          }
        }
        section.footer
      }
    }
  }
}

private struct Counts<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(sections: content) { sections in
        ForEach(sections) {
          Text(verbatim: "\($0.header.count)|\($0.content.count)|\($0.footer.count)")
        }
      }
    }
  }
}

@MainActor
@Suite("Sections that change")
struct SectionChangeTests {
  private let names = Names(["a", "b"])
  private let makings = Makings()

  private func counts(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Harness(Counts(content: content)).labels
  }

  private struct SectionedBody: View {
    var body: some View {
      Text("before")
      Section("S") { Text("in") }
      Text("after")
    }
  }

  @Test(
    "Sections are found in bodies, groups, erased views, conditionals, ForEach and under modifiers"
  )
  func found() throws {
    #expect(try counts { SectionedBody() } == ["0|1|0", "1|1|0", "0|1|0"])
    #expect(try counts { AnyView(SectionedBody()).padding() } == ["0|1|0", "1|1|0", "0|1|0"])
    #expect(try counts { Group { Section("S") { Text("a") } } } == ["1|1|0"])
    #expect(try counts { if Bool(true) { Section("S") { Text("a") } } } == ["1|1|0"])
    #expect(
      try counts { ForEach(0..<2) { n in Section("S") { ForEach(0..<n) { Text("\($0)") } } } }
        == ["1|0|0", "1|1|0"]
    )
    #expect(
      try counts { Section("S") { Text("a") }.font(.title).id("x").frame(width: 9) } == ["1|1|0"]
    )
    #expect(
      try counts {
        Text("a"); EmptyView(); Text("b"); Section {}; EmptyView()
      } == ["0|2|0", "0|0|0"]
    )
    #expect(try counts { VStack { Section("S") { Text("a") } } } == ["0|1|0"])
  }

  @Test("A modifier's body may add sections around its content")
  func sectionInModifier() throws {
    struct Headed: ViewModifier {
      func body(content: Content) -> some View {
        Section {
          content
        } header: {
          Text("head")
        }
      }
    }
    #expect(
      try counts {
        Group {
          Text("a"); Text("b")
        }.modifier(Headed()); Text("c")
      }
        == ["1|2|0", "0|1|0"]
    )
  }

  @Test("Sections come and go around views that stay, which keep their state")
  func comeAndGo() throws {
    struct Subject: View {
      let names: Names
      let makings: Makings
      var body: some View {
        Lines {
          if names.flag { Section("New") { Text("n") } }
          Made(name: "loose", makings: makings)
          Section("Old") { ForEach(names.values, id: \.self) { Made(name: $0, makings: makings) } }
          if names.number > 0 { Text("end") }
        }
      }
    }
    let harness = try Harness(Subject(names: names, makings: makings))
    #expect(
      harness.labels == ["level 0", "-", "loose#1", "level 0", "Old", "-", "a#2", "-", "b#3"]
    )
    try harness.work { names.flag = true }
    #expect(
      harness.labels == [
        "level 0", "New", "-", "n", "level 0", "-", "loose#1", "level 0", "Old", "-", "a#2", "-",
        "b#3",
      ]
    )
    try harness.work {
      names.flag = false; names.number = 1; names.values = ["b"]
    }
    #expect(
      harness.labels == [
        "level 0", "-", "loose#1", "level 0", "Old", "-", "b#3", "level 0", "-", "end",
      ]
    )
  }

  @Test("Header and footer appear and disappear, and stay a collection")
  func headers() throws {
    struct Subject: View {
      let names: Names
      var body: some View {
        Counts {
          Section {
            Text("a")
          } header: {
            if names.flag { Text("h") }
          } footer: {
            ForEach(0..<names.number, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["0|1|0"])
    try harness.work { names.flag = true }
    #expect(harness.labels == ["1|1|0"])
    try harness.work { names.number = 2 }
    #expect(harness.labels == ["1|1|2"])
    try harness.work { names.flag = false }
    #expect(harness.labels == ["0|1|2"])
  }

  @Test("Sections of data that is reordered keep their members' state")
  func reordered() throws {
    struct Subject: View {
      let names: Names
      let makings: Makings
      var body: some View {
        Lines {
          ForEach(names.values, id: \.self) { name in
            Section {
              Made(name: name, makings: makings)
              MadeInside(name: name.uppercased(), makings: makings)
            } header: {
              Text(verbatim: "h\(name)")
            }
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names, makings: makings))
    let first = harness.labels
    #expect(
      first == ["level 0", "ha", "-", "a#1", "-", "A#2", "level 0", "hb", "-", "b#3", "-", "B#4"]
    )
    try harness.work { names.values = ["b", "a"] }
    #expect(harness.labels == Array(first[6...]) + Array(first[..<6]))
    try harness.work { names.values = ["b", "x"] }
    #expect(
      harness.labels == Array(first[6...]) + ["level 0", "hx", "-", "x#5", "-", "X#6"]
    )
  }

  @Test("A value of a section that changes is read again, and only from that section")
  func values() throws {
    struct Subject: View {
      let names: Names
      var body: some View {
        Lines {
          Leveled(names: names)
          Section("B") { Text("b") }.containerValue(\.level, 7)
        }
      }
    }
    struct Leveled: View {
      let names: Names
      var body: some View {
        Section("A") { Text("a") }.containerValue(\.level, names.number)
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels.filter { $0.hasPrefix("level") } == ["level 0", "level 7"])
    let work = try harness.work { names.number = 5 }
    #expect(harness.labels.filter { $0.hasPrefix("level") } == ["level 5", "level 7"])
    #expect(work.closures <= 2)
    #expect(work.bodies == 1)
  }

  @Test(
    "22: a value on a section reaches its members through ForEach, groups and conditionals inside"
  )
  func valuesOfMembers() throws {
    struct Members<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { Text(verbatim: "\($0.containerValues.level)") }
        }
      }
    }
    let labels = try Harness(
      Members {
        Section {
          ForEach(0..<2) { Text("\($0)") }
          Group {
            Text("g"); Text("own").containerValue(\.level, 9)
          }
          if Bool(true) { Text("i") }
        } header: {
          Text("h")
        }
        .containerValue(\.level, 4)
        Text("outside")
      }
    ).labels
    // Header, two of the ForEach, two of the group (one with its own value), the conditional, and the one outside.
    #expect(labels == ["4", "4", "4", "4", "9", "4", "0"])
  }

  @Test("D2: sections survive slices, nested groups and filters by section")
  func nestedCollections() throws {
    struct Skipping<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { all in
          Group(subviews: all[1...]) { some in
            Counts { some.dropLast() }
          }
        }
      }
    }
    let labels = try Harness(
      Skipping {
        Section("A") {
          Text("a1"); Text("a2")
        }
        Section("B") {
          Text("b1")
        } footer: {
          Text("fb")
        }
        Text("last")
      }
    ).labels
    // Without the header of A and without the last view.
    #expect(labels == ["0|2|0", "1|1|1"])
  }

  @Test("20: an empty section inside a slice stays, one outside goes")
  func emptySectionsInSlices() throws {
    struct From<Content: View>: View {
      let start: Int
      @ViewBuilder var content: Content
      var body: some View { Group(subviews: content) { all in Counts { all[start...] } } }
    }
    @ViewBuilder func content() -> some View {
      Section {}
      Text("a")
      Section {}
      Text("b")
    }
    #expect(
      try Harness(From(start: 0, content: content)).labels == ["0|0|0", "0|1|0", "0|0|0", "0|1|0"]
    )
    #expect(try Harness(From(start: 1, content: content)).labels == ["0|0|0", "0|1|0"])
  }

  @Test("23: the actions of a section follow what they read")
  func actions() throws {
    struct Acting<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            section.header
            Group(subviews: section.actions) { actions in
              HStack { ForEach(actions) { $0 } }
              Text("\(actions.count)")
            }
          }
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Acting {
          Section("A") { Text("a") }.sectionActions {
            Text("edit \(names.number)")
            if names.flag { Text("more") }
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["A", "edit 0", "1"])
    try harness.work { names.number = 3 }
    #expect(harness.labels == ["A", "edit 3", "1"])
    try harness.work { names.flag = true }
    #expect(harness.labels == ["A", "edit 3", "more", "2"])
  }

  @Test("A collapsed section has no content, and gets it back")
  func collapsed() throws {
    struct Subject: View {
      let names: Names
      var body: some View {
        Counts {
          Section("A", isExpanded: Bindable(names).flag) {
            Text("a")
            Text("b")
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["1|0|0"])
    try harness.work { names.flag = true }
    #expect(harness.labels == ["1|2|0"])
    try harness.work { names.flag = false }
    #expect(harness.labels == ["1|0|0"])
  }

  @Test("Sections addressed by index are those that stand there now")
  func byIndex() throws {
    struct Magazine<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          Group(sections: content) { sections in
            if let first = sections.first { first.header; first.content }
            ForEach(sections[1...]) { section in
              Text("-")
              section.content
            }
          }
        }
      }
    }
    struct Subject: View {
      let names: Names
      var body: some View {
        Magazine {
          ForEach(names.values, id: \.self) { name in
            Section(name) { Text(verbatim: "in \(name)") }
          }
        }
      }
    }
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["a", "in a", "-", "in b"])
    try harness.work { names.values = ["c", "a", "b"] }
    #expect(harness.labels == ["c", "in c", "-", "in a", "-", "in b"])
    try harness.work { names.values = ["b"] }
    #expect(harness.labels == ["b", "in b"])
    try harness.work { names.values = [] }
    #expect(harness.labels == [])
  }
}
