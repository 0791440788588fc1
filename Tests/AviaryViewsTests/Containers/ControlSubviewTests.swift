import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Tells, for each subview, its level and tag.
private struct Levels<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) {
        Text(
          verbatim: "\($0.containerValues.level) \($0.containerValues.tag(for: String.self) ?? "-")"
        )
      }
    }
  }
}

@MainActor
@Suite("Controls and equatable views as subviews")
struct ControlSubviewTests {
  private func levels(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Harness(Levels(content: content)).labels
  }

  @Test("1: a control is one subview, and carries the values and the tag written on it")
  func controls() throws {
    func check(_ name: String, _ view: some View) throws {
      let found = try levels { view.containerValue(\.level, 5).tag(name) }
      #expect(found == ["5 \(name)"], "\(name)")
    }
    try check("button", Button("title") {})
    try check(
      "buttonOfTwo",
      Button(action: {}) {
        Text("a"); Text("b")
      }.buttonStyle(.bordered)
    )
    try check("toggle", Toggle("title", isOn: .constant(true)))
    try check("label", Label("title", systemImage: "star"))
    try check("labeled", LabeledContent("title", value: "value"))
    try check("slider", Slider(value: .constant(0.5)))
    try check("stepper", Stepper("title", value: .constant(1)))
    try check("progress", ProgressView("title", value: 0.5))
    try check(
      "groupBox",
      GroupBox("title") {
        Text("a"); Text("b")
      }
    )
    try check("disclosure", DisclosureGroup("title") { Text("a") })
    try check("unavailable", ContentUnavailableView("title", systemImage: "star"))
    try check("divider", Divider())
    try check("spacer", Spacer())
    try check(
      "scroll",
      ScrollView {
        Text("a"); Text("b")
      }
    )
    try check(
      "lazy",
      LazyVStack {
        Text("a"); Text("b")
      }
    )
    try check(
      "grid",
      LazyVGrid(columns: [GridItem()]) {
        Text("a"); Text("b")
      }
    )
    try check("reader", GeometryReader { _ in Text("a") })
    try check(
      "fitting",
      ViewThatFits {
        Text("a"); Text("b")
      }
    )
    try check(
      "shape",
      Circle().fill(.red).overlay {
        Text("a"); Text("b")
      }
    )
    try check("canvas", Canvas { _, _ in })
    try check(
      "navigation",
      NavigationStack {
        Text("a"); Text("b")
      }
    )
    try check("link", NavigationLink("title") { Text("a") })
    try check(
      "list",
      List {
        Text("a"); Text("b")
      }
    )
    try check(
      "form",
      Form {
        Text("a"); Text("b")
      }
    )
    try check("picker", Picker("title", selection: .constant(1)) { Text("a").tag(1) })
    try check(
      "menu",
      Menu("title") {
        Text("a"); Text("b")
      }
    )
    try check("field", TextField("title", text: .constant("")))
  }

  @Test("29: what is written inside of a control's label ends there")
  func insideOfControls() throws {
    #expect(
      try levels {
        Button(action: {}) { Text("a").containerValue(\.level, 3) }
        GroupBox { Text("a").containerValue(\.level, 3) }
        ScrollView { Text("a").containerValue(\.level, 3) }
      } == ["0 -", "0 -", "0 -"]
    )
  }

  private struct Row: View, Equatable {
    nonisolated let id: Int
    let title: String
    let action: () -> Void

    nonisolated static func == (a: Row, b: Row) -> Bool { a.id == b.id }

    var body: some View {
      Text(verbatim: title)
      Text(verbatim: "second")
    }
  }

  @Test("D4: an equatable view resolves to what it holds, and is compared by ==")
  func equatable() throws {
    struct Subject: View {
      let names: Names
      var body: some View {
        VStack {
          Group(
            subviews: Row(id: names.values.count, title: "t\(names.number)", action: {}).equatable()
          ) { subviews in
            Text("\(subviews.count)")
            subviews
          }
        }
      }
    }
    let names = Names(["a"])
    let harness = try Harness(Subject(names: names))
    #expect(harness.labels == ["2", "t0", "second"])
    let same = try harness.work { names.number = 1 }
    #expect(harness.labels == ["2", "t0", "second"])
    #expect(same.bodies == 1)
    try harness.work { names.values.append("b") }
    #expect(harness.labels == ["2", "t1", "second"])
  }
}
