import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable private final class Model {
  var rows = [1, 2]
  var columns = 1
}

@MainActor
@Suite("Grid and GridRow")
struct GridTests {
  private let probes = Probes()

  private func show(_ view: some View, width: CGFloat = 320, height: CGFloat = 240) throws {
    _ = try Harness(view.frame(width: width, height: height), width: width, height: height)
  }

  @Test("D1, D3: columns as wide as their widest cell (golden grid/basic)")
  func basic() throws {
    try show(
      Grid {
        GridRow {
          Block(width: 9, height: 16).probe("a", probes)
          Block(width: 17, height: 16).probe("bb", probes)
          Block(width: 28, height: 16).probe("ccc", probes)
        }
        GridRow {
          Block(width: 30, height: 20).probe("red", probes)
          Block(width: 8, height: 16).probe("e", probes)
          Block(width: 50, height: 40).probe("blue", probes)
        }
        GridRow {
          Block(width: 10, height: 16).probe("g", probes)
          Block(width: 10, height: 16).probe("h", probes)
        }
      }
      .probe("grid", probes)
    )
    let x: [String: CGFloat] = [
      "a": 114, "bb": 141.5, "blue": 166.5, "ccc": 177.5, "e": 146, "g": 113.5, "grid": 103.5,
      "h": 145, "red": 103.5,
    ]
    for (name, x) in x { #expect(probes.frames[name]?.minX == x, "\(name)") }
    #expect(probes.frames["grid"]?.size == CGSize(width: 113, height: 16 + 8 + 40 + 8 + 16))
  }

  @Test("D4 to D9: modifiers of cells (golden grid/modifiers)")
  func modifiers() throws {
    try show(
      Grid(alignment: .leading) {
        GridRow {
          Block(width: 44.5, height: 16).gridCellColumns(2).probe("header", probes)
          Block(width: 28, height: 16).probe("ccc", probes)
        }
        GridRow {
          Block(width: 9, height: 16).gridColumnAlignment(.trailing).probe("a", probes)
          Block(width: 60, height: 40).probe("red", probes)
          Block(width: 8, height: 16).gridCellAnchor(.bottomTrailing).probe("e", probes)
        }
        Color.green.frame(height: 4).probe("divider", probes)
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue", probes)
          Block(width: 10, height: 16).probe("h", probes)
        }
      }
      .probe("grid", probes)
    )
    let frames: [String: (CGFloat, CGFloat)] = [
      "a": (69, 9), "blue": (0, 78), "ccc": (223, 28), "divider": (0, 320), "e": (312, 8),
      "grid": (0, 320), "h": (86, 10), "header": (0, 44.5), "red": (86, 60),
    ]
    for (name, (x, width)) in frames {
      #expect(near(probes.frames[name]?.minX, x), "\(name)")
      #expect(near(probes.frames[name]?.width, width), "\(name)")
    }
  }

  @Test("D8: a modifier on a row applies to each cell, EmptyView makes none")
  func rowModifier() throws {
    try show(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(width: 10, height: 10).probe("a", probes)
          EmptyView()
          Block(width: 10, height: 10).probe("b", probes)
        }
        .padding(5)
      }
      .probe("grid", probes)
    )
    #expect(probes.frames["grid"]?.size == CGSize(width: 40, height: 20))
    #expect(probes.frames["b"]?.minX == probes.frames["a"]!.minX + 20)
  }

  @Test("D2: a row outside of a grid is like a group")
  func rowOutside() throws {
    try show(
      VStack(spacing: 0) {
        GridRow {
          Block().probe("a", probes); Block().probe("b", probes)
        }
      }
    )
    #expect(probes.frames["b"]?.minY == probes.frames["a"]!.minY + 20)
  }

  @Test("Rows of a ForEach come and go, spans change")
  func updates() throws {
    struct Subject: View {
      let model: Model
      let probes: Probes
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            GridRow {
              Block(width: CGFloat(row * 10), height: 10).gridCellColumns(model.columns)
              Block(width: 5, height: 10).probe("\(row)", probes)
            }
          }
        }
        .probe("grid", probes)
      }
    }
    let model = Model()
    let harness = try Harness(Subject(model: model, probes: probes), width: 320, height: 240)
    #expect(probes.frames["grid"]?.size == CGSize(width: 25, height: 20))
    #expect(probes.frames["1"]?.minX == 20)
    model.rows = [4, 1]
    try harness.host.update()
    #expect(probes.frames["grid"]?.size == CGSize(width: 45, height: 20))
    #expect(probes.frames["4"]?.minY == 0)
    model.columns = 2
    try harness.host.update()
    #expect(probes.frames["1"]?.minX == 40)
  }
}

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  private let probes = Probes()
  private let log = Log()

  @MainActor private final class Log { var entries: [String] = [] }

  private func candidates(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    let log = log
    return ViewThatFits(in: axes) {
      ForEach([400, 300, 100], id: \.self) { width in
        Block(width: CGFloat(width), height: 20).probe("\(width)", probes)
          .onAppear { MainActor.assumeIsolated { log.entries.append("+\(width)") } }
          .onDisappear { MainActor.assumeIsolated { log.entries.append("-\(width)") } }
      }
    }
    .probe("choice", probes)
  }

  @Test("T1, T2: the first candidate that fits, else the last; others never appear")
  func choice() throws {
    let harness = try Harness(candidates(), width: 390, height: 100)
    #expect(probes.frames["choice"]?.width == 300)
    #expect(log.entries == ["+300"])
    harness.host.proposal = ProposedViewSize(width: 50, height: 100)
    try harness.host.update()
    #expect(probes.frames["choice"]?.width == 100)
    #expect(log.entries == ["+300", "-300", "+100"] || log.entries == ["+300", "+100", "-300"])
    harness.host.proposal = ProposedViewSize(width: 400, height: 100)
    try harness.host.update()
    #expect(probes.frames["choice"]?.width == 400)
  }

  @Test("T1: candidates have their ideal length on the axes that count, and the proposal on others")
  func idealOnAxesThatCount() throws {
    let paragraph = String(repeating: "words that wrap ", count: 20)
    _ = try Harness(
      ViewThatFits(in: .vertical) {
        Text(paragraph).probe("text", probes)
        ScrollView { Text(paragraph) }.probe("scroll view", probes)
      },
      width: 200,
      height: 50
    )
    #expect(probes.frames["text"] == nil)
    #expect(probes.frames["scroll view"]?.height == 50)
  }

  @Test("T2: candidates that are not shown report no geometry")
  func unshownCandidates() throws {
    let fitting = ViewThatFits {
      Block(width: 400).probe("wide", probes)
      Block(width: 100).probe("narrow", probes)
      Block(width: 50).probe("least", probes)
    }
    _ = try Harness(fitting, width: 200)
    #expect(probes.frames == ["narrow": CGRect(x: 0, y: 0, width: 100, height: 20)])
  }

  @Test("T1, T3: an axis that is not asked for does not count")
  func axes() throws {
    _ = try Harness(candidates(in: .vertical), width: 50, height: 100)
    #expect(probes.frames["choice"]?.width == 400)
  }
}
