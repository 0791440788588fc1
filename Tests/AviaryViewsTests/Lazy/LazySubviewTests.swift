import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Keeps what a container found, for the test to scroll with.
@MainActor private final class Finder {
  var proxy: ScrollViewProxy?
  var ids: [Subview.ID] = []
}

@MainActor
@Suite("Subviews in lazy containers")
struct LazySubviewTests {
  private let probes = Probes()
  private let finder = Finder()

  private enum Style: CaseIterable { case each, whole, slice }

  /// Its content in a lazy column, in one of several spellings.
  private struct Column<Content: View>: View {
    let style: Style
    let finder: Finder
    @ViewBuilder var content: Content

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Group(subviews: content) { subviews in
            let _ = finder.ids = [subviews[0].id, subviews[50].id]
            LazyVStack(spacing: 0) {
              switch style {
              case .each: ForEach(subviews) { $0.padding(.bottom, 5) }
              case .whole: subviews.padding(.bottom, 5)
              case .slice: subviews[...].padding(.bottom, 5)
              }
            }
          }
        }
        .onAppear { MainActor.assumeIsolated { finder.proxy = proxy } }
      }
    }
  }

  @Test("A scroll view is scrolled to a subview by its id", arguments: [0, 1, 2])
  func scrollToSubview(style: Int) throws {
    let harness = try Harness(
      Column(style: Style.allCases[style], finder: finder) {
        ForEach(0..<1_000) { Block().probe("\($0)", probes) }
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames.count == 8)
    finder.proxy?.scrollTo(finder.ids[1], anchor: .top)
    try harness.host.update()
    #expect(probes.y("50") == 0)
    // The id of the element behind the subview finds it as well.
    finder.proxy?.scrollTo(700, anchor: .top)
    try harness.host.update()
    #expect(probes.y("700") == 0)
    finder.proxy?.scrollTo(finder.ids[0], anchor: .top)
    try harness.host.update()
    #expect(probes.y("0") == 0)
    #expect(harness.root.counters.closures < 100)
  }

  @Test(
    "Sections of subviews in a lazy column: only what is in sight is made, and headers stay in order"
  )
  func sections() throws {
    struct Shelves<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(sections: content) { section in
              section.header
              ForEach(section.content) { $0.frame(height: 20) }
            }
          }
        }
      }
    }
    let harness = try Harness(
      Shelves {
        ForEach(0..<100) { shelf in
          Section {
            ForEach(0..<4) { Block(width: 50).probe("\(shelf).\($0)", probes) }
          } header: {
            Block(height: 10).probe("h\(shelf)", probes)
          }
        }
      },
      width: 300,
      height: 200
    )
    #expect(probes.y("h0") == 0)
    #expect(probes.y("0.0") == 10)
    #expect(probes.y("h1") == 90)
    #expect(probes.y("1.3") == 160)
    #expect(probes.y("h2") == 180)
    // Three headers, and two shelves and a half.
    #expect(probes.frames.count == 3 + 9)
    _ = harness
  }

  @Test("Rows that are reordered behind a container keep their place in sight")
  func reordered() throws {
    struct Subject: View {
      let names: Names
      let probes: Probes
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(subviews: ForEach(names.values, id: \.self) { Block().probe($0, probes) }) {
              $0
            }
          }
        }
      }
    }
    let names = Names((0..<100).map { "r\($0)" })
    let harness = try Harness(Subject(names: names, probes: probes), width: 300, height: 200)
    #expect(probes.y("r9") == 180)
    let work = try harness.work { names.values.swapAt(2, 50) }
    #expect(probes.y("r50") == 40)
    #expect(work.nodesMounted <= 4)
    try harness.work { names.values = Array(names.values.reversed()) }
    #expect(probes.y("r99") == 0)
    #expect(probes.y("r90") == 180)
  }
}
