import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private enum Keel: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum Mast: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let keel = VerticalAlignment(Keel.self)
}

extension HorizontalAlignment {
  fileprivate static let mast = HorizontalAlignment(Mast.self)
}

/// Guides of views; merging alone is in AviaryLayoutTests.
@MainActor
@Suite("Alignment guides")
struct GuideTests {
  @Test("A1: guides lie on edges and middles, baselines of what has no text at the bottom")
  func defaults() throws {
    func tops(_ alignment: VerticalAlignment) throws -> [CGFloat?] {
      let probes = Probes()
      _ = try Harness(
        HStack(alignment: alignment, spacing: 0) {
          Block(width: 10, height: 30).probe("low", probes)
          Block(width: 10, height: 50).probe("high", probes)
        },
        width: nil,
        height: nil
      )
      return [probes.y("low"), probes.y("high")]
    }
    #expect(try tops(.top) == [0, 0])
    #expect(try tops(.center) == [10, 0])
    #expect(try tops(.bottom) == [20, 0])
    #expect(try tops(.firstTextBaseline) == [20, 0])
    #expect(try tops(.lastTextBaseline) == [20, 0])
  }

  @Test(
    "A2: a guide's closure reads the value below it, and matters to nobody who aligns by another"
  )
  func closures() throws {
    try expectFrames(
      in: 40,
      35,
      // Guides at 20 (bottom of a) and 20 + 10 + 5: b lies 15 higher than its bottom would.
      ["a": [0, 15, 20, 20], "b": [20, 0, 20, 20]]
    ) { probes in
      HStack(alignment: .bottom, spacing: 0) {
        Block(width: 20).alignmentGuide(.top) { _ in 500 }.probe("a", probes)
        Block(width: 20).alignmentGuide(.bottom) { $0[.bottom] + 10 }
          .alignmentGuide(.bottom) { $0[.bottom] + 5 }.probe("b", probes)
      }
    }
  }

  @Test("A3: wrappers of one view pass its guides on, moved along with it")
  func wrappers() throws {
    func moved(@ViewBuilder _ wrap: (AnyView) -> some View) throws -> CGFloat? {
      let probes = Probes()
      let inner = AnyView(Block(width: 10, height: 10).alignmentGuide(.keel) { _ in 4 })
      _ = try Harness(
        HStack(alignment: .keel, spacing: 0) {
          wrap(inner).probe("wrapped", probes)
          Block(width: 10, height: 0).probe("line", probes)
        },
        width: nil,
        height: nil
      )
      return probes.y("line").map { $0 - (probes.y("wrapped") ?? 0) }
    }
    #expect(try moved { $0 } == 4)
    #expect(try moved { $0.padding(3) } == 7)
    #expect(try moved { $0.frame(height: 30) } == 14)
    #expect(try moved { $0.frame(height: 30, alignment: .bottom) } == 24)
    #expect(try moved { $0.frame(minHeight: 20, alignment: .top) } == 4)
    #expect(try moved { $0.fixedSize() } == 4)
    #expect(try moved { $0.aspectRatio(1, contentMode: .fit) } == 4)
    #expect(try moved { $0.position(x: 5, y: 25).frame(height: 50) } == 24)
    #expect(try moved { $0.overlay { Color.red } } == 4)
    #expect(try moved { $0.background { Color.red.padding(-8) } } == 4)
    #expect(try moved { $0.safeAreaPadding(.top, 6) } == 10)
    #expect(try moved { $0.safeAreaInset(edge: .top, spacing: 2) { Block(height: 5) } } == 11)
    #expect(try moved { $0.safeAreaInset(edge: .bottom, spacing: 2) { Block(height: 5) } } == 4)
    #expect(try moved { $0.ignoresSafeArea() } == 4)
    #expect(try moved { view in Group { view } } == 4)
    #expect(try moved { view in VStack { view }.padding(1) } == 5)
    #expect(try moved { $0.clipped().opacity(0.5).border(.red) } == 4)
    #expect(try moved { view in ViewThatFits { view } } == 4)
    // What moves a view without the layout's knowledge moves no guide.
    #expect(try moved { $0.offset(y: 40) } == 4)
  }

  @Test("A4: of several guides inside the average counts, the first baseline and the last one")
  func merging() throws {
    try expectFrames(
      in: 60,
      100,
      // Keels at 4 and 20 + 16 in a column: 20 on average, so that the other view begins at 20.
      ["column": [20, 25, 10, 50], "line": [30, 45, 10, 10]]
    ) { probes in
      HStack(alignment: .keel, spacing: 0) {
        VStack(spacing: 0) {
          Block(width: 10, height: 20).alignmentGuide(.keel) { _ in 4 }
          Block(width: 10, height: 30).alignmentGuide(.keel) { _ in 16 }
        }
        .probe("column", probes)
        Block(width: 10, height: 10).alignmentGuide(.keel) { _ in 0 }.probe("line", probes)
      }
    }
  }

  @Test("A5: readers of geometry, scroll views and lists pass no guides on")
  func notPassedOn() throws {
    let marked = Block(width: 10, height: 10).alignmentGuide(.keel) { _ in 4 }
    func line(@ViewBuilder _ container: () -> some View) throws -> CGFloat? {
      let probes = Probes()
      _ = try Harness(
        HStack(alignment: .keel, spacing: 0) {
          container().frame(width: 30, height: 40)
          Block(width: 10, height: 0).probe("line", probes)
        },
        width: nil,
        height: nil
      )
      return probes.y("line")
    }
    // The default of the guide is the height, so the line lies at 40.
    #expect(try line { VStack { marked } } == 19)
    #expect(try line { GeometryReader { _ in marked } } == 40)
    #expect(try line { ScrollView { marked } } == 40)
    #expect(try line { List { marked } } == 40)
    #expect(try line { LazyVStack { marked } } == 40)
  }

  @Test("A6 (1): along its own axis a stack passes on a developer's guides, not edges and centres")
  func alongTheStack() throws {
    func leading(_ set: Bool) throws -> [CGFloat?] {
      let probes = Probes()
      _ = try Harness(
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            Block(width: 10)
            if set {
              Block(width: 10).alignmentGuide(.leading) { _ in 6 }
            } else {
              Block(width: 10)
            }
          }
          .probe("row", probes)
          Block(width: 50).probe("below", probes)
        },
        width: nil,
        height: nil
      )
      return [probes.frames["row"]?.minX, probes.frames["below"]?.minX]
    }
    #expect(try leading(false) == [0, 0])
    #expect(try leading(true) == [0, 0])
    // A guide of one's own lies at 25 + 4 of the column, where the other view's begins.
    try expectFrames(in: 20, 100, ["column": [0, 27.5, 10, 45], "line": [10, 56.5, 10, 10]]) {
      probes in
      HStack(alignment: .keel, spacing: 0) {
        VStack(spacing: 0) {
          Block(width: 10, height: 25)
          Block(width: 10, height: 20).alignmentGuide(.keel) { _ in 4 }
        }
        .probe("column", probes)
        Block(width: 10, height: 10).alignmentGuide(.keel) { _ in 0 }.probe("line", probes)
      }
    }
    // The background of a column stays behind it whatever a row inside sets.
    try expectFrames(in: 20, 100, ["back": [0, 0, 20, 100]]) { probes in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Block(width: 10, height: 10).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
          Block(width: 10, height: 10)
        }
        Block(width: 20, height: 85)
      }
      .background { Block(width: 20, height: 100).probe("back", probes) }
    }
  }

  @Test("A7: the ends of a list's separators are guides like others")
  func separators() throws {
    try expectFrames(
      in: 100,
      40,
      ["set": [20, 0, 60, 20], "plain": [45, 20, 30, 20]]
    ) { probes in
      VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
        Block(width: 60).alignmentGuide(.listRowSeparatorLeading) { _ in 25 }.probe("set", probes)
        Block(width: 30).probe("plain", probes)
      }
    }
  }

  // MARK: - Updates

  /// The first frames of two views, once a guide was added, changed and removed, beside those of the same shown anew.
  private func updated<V: View>(
    _ guides: [CGFloat?],
    @ViewBuilder _ view: (CGFloat?, Probes) -> V
  ) throws -> (updated: [CGRect?], anew: [CGRect?]) {
    func frames(_ probes: Probes) -> [CGRect?] {
      [probes.frames["guided"], probes.frames["other"]]
    }
    let probes = Probes()
    let harness = try Harness(view(guides[0], probes), width: nil, height: nil)
    var (updated, anew): ([CGRect?], [CGRect?]) = ([], [])
    for guide in guides {
      harness.host.content = view(guide, probes)
      try harness.host.update()
      updated += frames(probes)
      let fresh = Probes()
      _ = try Harness(view(guide, fresh), width: nil, height: nil)
      anew += frames(fresh)
    }
    return (updated, anew)
  }

  @Test("A guide that comes, moves or goes is followed by the stacks around, though sizes stay")
  func changes() throws {
    let guides: [CGFloat?] = [nil, 10, 4, nil, 7]
    let inStack = try updated(guides) { guide, probes in
      VStack(alignment: .leading) {
        ZStack {
          if let guide {
            Block(width: 20).probe("guided", probes).alignmentGuide(.leading) { _ in guide }
          } else {
            Block(width: 20).probe("guided", probes)
          }
        }
        Block(width: 100).probe("other", probes)
      }
    }
    #expect(inStack.updated == inStack.anew)
    #expect(inStack.updated[2]?.minX == 0)
    #expect(inStack.updated[3]?.minX == 10)
    let deep = try updated(guides) { guide, probes in
      HStack(alignment: .top) {
        HStack {
          Group {
            if let guide {
              Block(height: 20).probe("guided", probes).alignmentGuide(.top) { _ in guide }
            } else {
              Block(height: 20).probe("guided", probes)
            }
          }
          .padding(2)
        }
        .frame(width: 300, alignment: .topTrailing)
        Block(height: 100).probe("other", probes)
      }
    }
    #expect(deep.updated == deep.anew)
    let over = try updated(guides) { guide, probes in
      ZStack {
        if let guide {
          Block().probe("guided", probes).alignmentGuide(.leading) { _ in guide }
        } else {
          Block().probe("guided", probes)
        }
      }
      .overlay(alignment: .leading) { Block(width: 5).probe("other", probes) }
    }
    #expect(over.updated == over.anew)
  }
}
