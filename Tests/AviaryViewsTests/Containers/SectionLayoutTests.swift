import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Where the members of sections lie")
struct SectionLayoutTests {
  @Test("M4: a section's content as a view lies as its members one by one do")
  func contentAsView() throws {
    struct AsView<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack(spacing: 3) {
          ForEach(sections: content) { $0.content.frame(width: 30, height: 20) }
        }
      }
    }
    struct OneByOne<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack(spacing: 3) {
          ForEach(sections: content) { section in
            ForEach(section.content) { subview in subview.frame(width: 30, height: 20) }
          }
        }
      }
    }
    @ViewBuilder func content() -> some View {
      Section {
        Color.red; Color.green
      } header: {
        Text("h")
      }
      Color.blue
    }
    let (a, b) = (try Harness(AsView(content: content)), try Harness(OneByOne(content: content)))
    #expect(a.dump == b.dump)
    #expect(a.size == CGSize(width: 96, height: 20))
  }

  @Test("A grid of sections: each starts a row, its header spans the grid")
  func grid() throws {
    let probes = Probes()
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
          ForEach(sections: content) { section in
            Section {
              ForEach(section.content) { $0.frame(height: 10) }
            } header: {
              section.header.frame(maxWidth: .infinity).frame(height: 20)
            }
          }
        }
      }
    }
    _ = try Harness(
      Board {
        Section {
          ForEach(0..<3) { Color.red.probe("a\($0)", probes) }
        } header: {
          Color.green.probe("ha", probes)
        }
        Section {
          Color.red.probe("b0", probes)
        } header: {
          Color.green.probe("hb", probes)
        }
      },
      width: 100,
      height: 400
    )
    #expect(probes.frames["ha"] == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(probes.frames["a0"] == CGRect(x: 6, y: 25, width: 40, height: 10))
    #expect(probes.frames["a1"] == CGRect(x: 54, y: 25, width: 40, height: 10))
    #expect(probes.frames["a2"] == CGRect(x: 6, y: 40, width: 40, height: 10))
    #expect(probes.frames["hb"] == CGRect(x: 0, y: 55, width: 100, height: 20))
    #expect(probes.frames["b0"] == CGRect(x: 6, y: 80, width: 40, height: 10))
  }

  @Test("Rows of a Grid made of sections")
  func gridRows() throws {
    let probes = Probes()
    struct Table<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(sections: content) { section in
            GridRow {
              section.header; section.content
            }
          }
        }
      }
    }
    _ = try Harness(
      Table {
        Section {
          Block(width: 30).probe("1", probes)
        } header: {
          Block(width: 10).probe("h1", probes)
        }
        Section {
          Block(width: 50).probe("2", probes)
          Block(width: 20).probe("3", probes)
        } header: {
          Block(width: 40).probe("h2", probes)
        }
      },
      width: nil,
      height: nil
    )
    #expect(probes.frames["h1"]?.midX == 20)
    #expect(probes.frames["1"]?.midX == 65)
    #expect(probes.frames["3"] == CGRect(x: 90, y: 20, width: 20, height: 20))
  }
}
