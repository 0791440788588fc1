import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Layouts in use")
struct LayoutUseTests {
  private struct Counter: View {
    @State var count = 0
    let name: String
    var found: (String, Binding<Int>) -> Void

    var body: some View {
      let _ = found(name, $count)
      Text(verbatim: "\(name)\(count)")
    }
  }

  private struct Switching: View {
    var index: Int
    var found: (String, Binding<Int>) -> Void

    private var layout: AnyLayout {
      switch index {
      case 0: AnyLayout(HStackLayout(spacing: 4))
      case 1: AnyLayout(VStackLayout(alignment: .leading))
      case 2: AnyLayout(ZStackLayout())
      default: AnyLayout(GridLayout())
      }
    }

    var body: some View {
      layout {
        Counter(name: "a", found: found)
        Counter(name: "b", found: found)
      }
    }
  }

  @Test("views keep their state where AnyLayout takes another layout")
  func anyLayoutKeepsState() throws {
    var states: [String: Binding<Int>] = [:]
    let found = { (name: String, state: Binding<Int>) in states[name] = state }
    let harness = try Harness(Switching(index: 0, found: found))
    states["a"]?.wrappedValue = 3
    try harness.host.update()
    let row = try #require(harness.frame("b0"))
    for index in [1, 2, 3, 0] {
      let work = try harness.work { harness.host.content = Switching(index: index, found: found) }
      #expect(harness.labels == ["a3", "b0"])
      #expect(work.nodesMounted == 0 && work.nodesUnmounted == 0)
    }
    #expect(harness.frame("b0") == row)
  }

  /// Counts what is asked of a layout.
  private final class Calls {
    var made = 0
    var updated = 0
    var measured = 0
    var placed = 0
  }

  private struct Counting: Layout {
    let calls: Calls
    var spacing: CGFloat = 0

    func makeCache(subviews: Subviews) -> Int {
      calls.made += 1
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      calls.updated += 1
      cache = subviews.count
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) -> CGSize {
      calls.measured += 1
      #expect(cache == subviews.count)
      return CGSize(width: 10 + spacing, height: CGFloat(10 * cache))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {
      calls.placed += 1
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(10 * index)),
          proposal: ProposedViewSize(width: 10, height: 10)
        )
      }
    }
  }

  private struct Counted: View {
    let calls: Calls
    var count = 3
    var spacing: CGFloat = 0
    var text = "a"

    var body: some View {
      VStack {
        Text(text)
        Counting(calls: calls, spacing: spacing) {
          ForEach(0..<count, id: \.self) { _ in Color.red }
        }
      }
    }
  }

  @Test(
    "a layout's cache is made once and brought up to date when the layout or its subviews change"
  )
  func cache() throws {
    let calls = Calls()
    let harness = try Harness(Counted(calls: calls))
    #expect(calls.made == 1 && calls.updated == 0)
    let measured = calls.measured
    // A change elsewhere asks nothing of the layout.
    try harness.work { harness.host.content = Counted(calls: calls, text: "b") }
    #expect(calls.made == 1 && calls.updated == 0 && calls.measured == measured)
    // Another value of the layout.
    try harness.work { harness.host.content = Counted(calls: calls, spacing: 5, text: "b") }
    #expect(calls.made == 1 && calls.updated == 1)
    // Other subviews.
    try harness.work {
      harness.host.content = Counted(calls: calls, count: 4, spacing: 5, text: "b")
    }
    #expect(calls.made == 1 && calls.updated == 2)
    #expect(harness.size.height > 40)
  }

  @Test("a bar at an edge lies as an inset does")
  func bars() throws {
    func frames(_ view: some View, _ probes: Probes) throws -> [String: CGRect] {
      _ = try Harness(view, width: 200, height: 300)
      return probes.frames
    }
    let probes = Probes()
    let base = Color.red.probe("base", probes)
    let bar = Block(width: 30, height: 40).probe("bar", probes)
    for edge in VerticalEdge.allCases {
      let inset = try frames(base.safeAreaInset(edge: edge, alignment: .trailing) { bar }, probes)
      let found = try frames(base.safeAreaBar(edge: edge, alignment: .trailing) { bar }, probes)
      #expect(found == inset && found["bar"]?.maxX == 200)
    }
    for edge in HorizontalEdge.allCases {
      let inset = try frames(base.safeAreaInset(edge: edge, spacing: 3) { bar }, probes)
      let found = try frames(base.safeAreaBar(edge: edge, spacing: 3) { bar }, probes)
      #expect(found == inset && found["bar"]?.midY == 150)
    }
  }

  private struct Thirds: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test("a guide of one's own passes wrappers and is averaged by containers")
  func customAlignment() throws {
    let thirds = HorizontalAlignment(Thirds.self)
    let probes = Probes()
    _ = try Harness(
      VStack(alignment: thirds, spacing: 0) {
        Block(width: 90).probe("default", probes)
        Block(width: 40).alignmentGuide(thirds) { _ in 4 }.padding(.leading, 6).offset(x: 100)
          .probe("explicit", probes)
        HStack(spacing: 0) {
          Block(width: 20).alignmentGuide(thirds) { _ in 2 }
          Block(width: 20).alignmentGuide(thirds) { _ in 8 }
        }
        .probe("merged", probes)
      }
    )
    // The guides are at 30, 10, and (2 + 28) / 2.
    #expect(near(probes.frames["default"]?.minX, 0))
    #expect(near(probes.frames["explicit"]?.minX, 20))
    #expect(near(probes.frames["merged"]?.minX, 15))
  }

  @Test("a part of the container's length, in all forms")
  func containerRelativeFrames() throws {
    let probes = Probes()
    _ = try Harness(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).frame(height: 10).probe("whole", probes)
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
            .frame(height: 10).probe("span", probes)
          Color.red.containerRelativeFrame(.horizontal) { length, axis in
            #expect(axis == .horizontal)
            return length / 3
          }
          .frame(height: 10).probe("third", probes)
          Block(width: 20, height: 10)
            .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
            .probe("both", probes)
        }
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames["whole"]?.width == 300)
    // Four columns of 69, two of them and the gap between.
    #expect(probes.frames["span"]?.width == 146)
    #expect(probes.frames["third"]?.width == 100)
    #expect(probes.frames["both"]?.size == CGSize(width: 300, height: 200))
  }
}
