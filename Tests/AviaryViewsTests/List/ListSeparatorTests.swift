import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Separators of rows")
struct ListSeparatorTests {
  @Observable final class Rows {
    var all: [String]
    var iconWidth: CGFloat = 16

    init(_ all: [String]) { self.all = all }
  }

  private struct Content: View {
    let rows: Rows
    var guide: CGFloat?

    var body: some View {
      List(rows.all, id: \.self) { name in
        HStack {
          Color.red.frame(width: rows.iconWidth, height: 16)
          VStack(alignment: .leading) {
            Text(verbatim: name)
            if let guide {
              Text(verbatim: "below").alignmentGuide(.listRowSeparatorLeading) { _ in guide }
            } else {
              Text(verbatim: "below").padding(.leading, 30)
            }
          }
        }
      }
    }
  }

  /// The frames of the lines below rows, in the root's space.
  private func lines<V: View>(_ harness: Harness<V>) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ node: ViewNode) {
      if node.layoutValue(ListRowPart.self) == .bottomSeparator {
        found.append(node.convert(CGRect(origin: .zero, size: node.size), to: nil))
      }
      node.children.forEach(visit)
    }
    if let node = harness.root.node { visit(node) }
    return found
  }

  @Test("A separator begins at the first text, also behind a picture")
  func firstText() throws {
    let labels = try Harness(
      List(["a", "b"], id: \.self) { Label($0, systemImage: "star") }
    )
    let text = try #require(labels.frame("a")?.maxX)
    let label = lines(labels)
    #expect(label.count == 2 && label[0].minX > 40 && label[0].minX < text)
    let icons = try Harness(Content(rows: Rows(["a", "b"])))
    #expect(
      lines(icons).map(\.minX) == Array(repeating: try #require(icons.frame("a")).minX, count: 2)
    )
    let mirrored = try Harness(
      Content(rows: Rows(["a", "b"])).environment(\.layoutDirection, .rightToLeft)
    )
    let end = try #require(mirrored.frame("a")).maxX
    #expect(lines(mirrored).map(\.maxX) == [end, end])
  }

  @ViewBuilder private static var choices: some View {
    Text(verbatim: "one").tag(1)
    Text(verbatim: "two").tag(2)
  }

  private enum Control: CaseIterable { case segmented, slider, wheel }

  @Test("The texts of a control's parts don't count", arguments: Control.allCases)
  private func controls(_ control: Control) throws {
    let view: AnyView =
      switch control {
      case .segmented:
        AnyView(Picker("size", selection: .constant(1)) { Self.choices }.pickerStyle(.segmented))
      case .slider:
        AnyView(
          Slider(value: .constant(0.5)) {
          } minimumValueLabel: {
            AnyView(Color.red.frame(width: 20, height: 10))
          } maximumValueLabel: {
            AnyView(Text(verbatim: "most"))
          }
        )
      case .wheel:
        AnyView(Picker("size", selection: .constant(1)) { Self.choices }.pickerStyle(.wheel))
      }
    let harness = try Harness(
      List {
        view
        Text(verbatim: "below")
      }
    )
    let margin = try #require(harness.frame("below")).minX
    #expect(lines(harness).map(\.minX) == [margin, margin])
    let behind = try Harness(
      List {
        HStack {
          Text(verbatim: "title").padding(.leading, 30)
          view
        }
        Text(verbatim: "below")
      }
    )
    #expect(lines(behind).first?.minX == margin + 30)
  }

  @Test("A guide that somebody sets goes before the first text")
  func ownGuide() throws {
    let harness = try Harness(Content(rows: Rows(["a", "b"]), guide: 9))
    let start = try #require(harness.frame("below")).minX + 9
    #expect(lines(harness).map(\.minX) == [start, start])
  }

  @Test("Guides inside of rows do not move rows")
  func rowsStay() throws {
    let harness = try Harness(
      List {
        Text(verbatim: "a").alignmentGuide(.leading) { _ in 50 }
        Text(verbatim: "b")
      }
    )
    let rows = harness.root.listRows.map {
      $0.convert(CGRect(origin: .zero, size: $0.size), to: nil).minX
    }
    #expect(rows == [0, 0])
  }

  @Test(
    "A list that has changed has the separators of one built from nothing",
    arguments: [LayoutDirection.leftToRight, .rightToLeft]
  )
  func update(_ direction: LayoutDirection) throws {
    let rows = Rows(["a", "b"])
    let harness = try Harness(Content(rows: rows)) { $0.layoutDirection = direction }
    func compare() throws {
      try harness.host.update()
      let fresh = try Harness(Content(rows: rows)) { $0.layoutDirection = direction }
      #expect(lines(harness) == lines(fresh))
      let starts = lines(harness).map { direction == .leftToRight ? $0.minX : $0.maxX }
      let text = try #require(harness.frame("a"))
      #expect(starts.allSatisfy { $0 == (direction == .leftToRight ? text.minX : text.maxX) })
      #expect(harness.root.staleCaches() == [])
      #expect(harness.dump == fresh.dump)
    }
    try compare()
    rows.all.append("c")
    try compare()
    rows.iconWidth = 40
    try compare()
    rows.all[1] = "longer"
    try compare()
  }
}
