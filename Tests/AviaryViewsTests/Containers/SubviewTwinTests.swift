import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

extension ContainerValues {
  @Entry fileprivate var isKept: Bool = false
  @Entry fileprivate var look: Look = .plain
  @Entry fileprivate var width: Int = 1
}

private enum Look {
  case plain, large, small
}

// MARK: - Containers

/// Views of a third of the room in a row that scrolls.
private struct Thirds<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      Group(subviews: content) { subviews in
        HStack(spacing: 9) {
          ForEach(subviews) { subview in
            subview.containerRelativeFrame(.horizontal, count: 3, spacing: 9)
          }
        }
      }
    }
  }
}

/// One view a page.
private struct Pages<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(subviews: content) { subview in
          subview.containerRelativeFrame(.horizontal).clipShape(.rect(cornerRadius: 12))
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}

/// The first view large, the others in a grid, or a sentence where there are none.
private struct LeadAndGrid<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      if subviews.isEmpty {
        ContentUnavailableView("Nothing", systemImage: "tray")
      } else {
        VStack(spacing: 10) {
          subviews[0].frame(maxWidth: .infinity).frame(height: 60)
          if subviews.count > 1 {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 7) {
              ForEach(subviews[1...], id: \.id) { $0.frame(height: 40) }
            }
          }
        }
      }
    }
  }
}

/// Kept views in a row, all others in a grid below.
private struct KeptFirst<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      let kept = subviews.filter { $0.containerValues.isKept }
      let others = subviews.filter { !$0.containerValues.isKept }
      VStack(alignment: .leading, spacing: 5) {
        if !kept.isEmpty {
          Text("Kept").font(.headline)
          HStack { ForEach(kept) { $0 } }
        }
        Text("Others").font(.headline)
        LazyVGrid(columns: [.init(.adaptive(minimum: 90))]) { ForEach(others) { $0 } }
      }
    }
  }
}

/// Cards below each other, kept ones with more room and a border.
private struct Pile<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 12) {
      ForEach(subviews: content) { subview in
        let isKept = subview.containerValues.isKept
        subview
          .padding(isKept ? 14 : 8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(isKept ? Color.blue.opacity(0.2) : Color.yellow, in: .rect(cornerRadius: 8))
          .overlay {
            RoundedRectangle(cornerRadius: 8).strokeBorder(isKept ? Color.blue : .clear)
          }
      }
    }
  }
}

/// Views in frames that depend on their look, in one column or two by their number.
private struct Looks<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      let columns = Array(repeating: GridItem(.flexible()), count: subviews.count > 3 ? 2 : 1)
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(subviews) { subview in
          switch subview.containerValues.look {
          case .plain: subview.padding(4).background(.green, in: .rect(cornerRadius: 4))
          case .large: subview.frame(maxWidth: .infinity, minHeight: 50).background(.orange)
          case .small: subview.frame(height: 20).background(.mint, in: .capsule)
          }
        }
      }
    }
  }
}

/// Cells of a grid's row, each as wide as it says.
private struct Cells<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(subviews: content) { $0.gridCellColumns($0.containerValues.width) }
      }
      GridRow { ForEach(0..<3) { _ in Color.gray.frame(width: 30, height: 10) } }
    }
  }
}

// MARK: - Tests

/// Containers over subviews beside the same written with plain stacks.
@MainActor
@Suite("Containers of subviews and plain stacks")
struct SubviewTwinTests {
  @Test("a row of thirds")
  func thirds() throws {
    try expectTwins(in: 300, 80, probed: 5) { probes in
      Thirds {
        TitledCard("a", .red, probes)
        Group {
          TitledCard("b", .green, probes)
          TitledCard("c", .blue, probes)
        }
        ForEach(["d", "e"], id: \.self) { TitledCard($0, .orange, probes) }
      }
    } _: { probes in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 9) {
          TitledCard("a", .red, probes).frame(width: 94)
          TitledCard("b", .green, probes).frame(width: 94)
          TitledCard("c", .blue, probes).frame(width: 94)
          TitledCard("d", .orange, probes).frame(width: 94)
          TitledCard("e", .orange, probes).frame(width: 94)
        }
      }
    }
  }

  @Test("a row of pages")
  func pages() throws {
    // The second page is out of sight: a lazy row does not make it, by hand or otherwise.
    try expectTwins(in: 200, 60, probed: 1) { probes in
      Pages {
        TitledCard("a", .red, probes)
        TitledCard("b", .blue, probes)
      }
    } _: { probes in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          TitledCard("a", .red, probes).frame(width: 200).clipShape(.rect(cornerRadius: 12))
          TitledCard("b", .blue, probes).frame(width: 200).clipShape(.rect(cornerRadius: 12))
        }
      }
    }
  }

  @Test("a lead and a grid of the rest", arguments: [1, 2, 5])
  func leadAndGrid(count: Int) throws {
    func name(_ index: Int) -> String { "card \(index)" }
    try expectTwins(in: 260, 220, probed: count) { probes in
      LeadAndGrid { ForEach(0..<count, id: \.self) { TitledCard(name($0), .red, probes) } }
    } _: { probes in
      VStack(spacing: 10) {
        TitledCard(name(0), .red, probes).frame(maxWidth: .infinity).frame(height: 60)
        if count > 1 {
          VStack(alignment: .leading, spacing: 7) {
            ForEach(Array(stride(from: 1, to: count, by: 2)), id: \.self) { row in
              HStack(spacing: 8) {
                TitledCard(name(row), .red, probes).frame(width: 126, height: 40)
                if row + 1 < count {
                  TitledCard(name(row + 1), .red, probes).frame(width: 126, height: 40)
                }
              }
            }
          }
          .frame(width: 260, alignment: .leading)
        }
      }
    }
  }

  @Test("nothing to show")
  func empty() throws {
    try expectTwins(in: 200, 200, probed: 0) { _ in
      LeadAndGrid {}
    } _: { _ in
      ContentUnavailableView("Nothing", systemImage: "tray")
    }
  }

  @Test("kept views before the others")
  func keptFirst() throws {
    try expectTwins(in: 210, 160, probed: 5) { probes in
      KeptFirst {
        TitledCard("a", .red, probes)
        TitledCard("b", .green, probes).containerValue(\.isKept, true)
        TitledCard("c", .blue, probes)
        TitledCard("d", .pink, probes).containerValue(\.isKept, true)
        TitledCard("e", .cyan, probes)
      }
    } _: { probes in
      // 210 hold two columns of 101.
      VStack(alignment: .leading, spacing: 5) {
        Text("Kept").font(.headline)
        HStack {
          TitledCard("b", .green, probes)
          TitledCard("d", .pink, probes)
        }
        Text("Others").font(.headline)
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 8) {
            TitledCard("a", .red, probes).frame(width: 101)
            TitledCard("c", .blue, probes).frame(width: 101)
          }
          TitledCard("e", .cyan, probes).frame(width: 101)
        }
        .frame(width: 210, alignment: .leading)
      }
    }
  }

  @Test("a pile with one that is brought out")
  func pile() throws {
    @ViewBuilder func plain(_ card: some View) -> some View {
      card.padding(8).frame(maxWidth: .infinity, alignment: .leading)
        .background(.yellow, in: .rect(cornerRadius: 8))
    }
    try expectTwins(in: 200, 200, probed: 3) { probes in
      Pile {
        TitledCard("a", .red, probes)
        TitledCard("b", .green, probes).containerValue(\.isKept, true)
        TitledCard("c", .blue, probes)
      }
    } _: { probes in
      VStack(spacing: 12) {
        plain(TitledCard("a", .red, probes))
        TitledCard("b", .green, probes).padding(14).frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.blue.opacity(0.2), in: .rect(cornerRadius: 8))
          .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.blue) }
        plain(TitledCard("c", .blue, probes))
      }
    }
  }

  @Test("looks by value, one column or two by number")
  func looks() throws {
    try expectTwins(in: 208, 150, probed: 4) { probes in
      Looks {
        TitledCard("a", .red, probes)
        TitledCard("b", .white, probes).containerValue(\.look, .large)
        TitledCard("c", .white, probes).containerValue(\.look, .small)
        TitledCard("d", .red, probes)
      }
    } _: { probes in
      VStack(spacing: 6) {
        HStack(spacing: 8) {
          TitledCard("a", .red, probes).padding(4).background(.green, in: .rect(cornerRadius: 4))
            .frame(width: 100)
          TitledCard("b", .white, probes).frame(maxWidth: .infinity, minHeight: 50).background(
            .orange
          )
          .frame(width: 100)
        }
        HStack(spacing: 8) {
          TitledCard("c", .white, probes).frame(height: 20).background(.mint, in: .capsule)
            .frame(width: 100)
          TitledCard("d", .red, probes).padding(4).background(.green, in: .rect(cornerRadius: 4))
            .frame(width: 100)
        }
      }
    }
    try expectTwins(in: 200, 60, probed: 1) { probes in
      Looks { TitledCard("a", .red, probes) }
    } _: { probes in
      TitledCard("a", .red, probes).padding(4).background(.green, in: .rect(cornerRadius: 4))
        .frame(width: 200)
    }
  }

  @Test("cells as wide as they say")
  func cells() throws {
    try expectTwins(in: 120, 60, probed: 2) { probes in
      Cells {
        TitledCard("a", .red, probes).containerValue(\.width, 2)
        TitledCard("b", .green, probes)
      }
    } _: { probes in
      // Two columns of 30 and the gap of 4 are 64.
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          TitledCard("a", .red, probes).frame(width: 64)
          TitledCard("b", .green, probes).frame(width: 30)
        }
        HStack(spacing: 4) { ForEach(0..<3) { _ in Color.gray.frame(width: 30, height: 10) } }
      }
    }
  }
}
