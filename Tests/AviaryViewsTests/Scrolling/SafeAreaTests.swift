import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  private let probes = Probes()

  @Test(
    "C12, C13: a bar at an edge, under which scroll views and others may reach (golden position/safe-area)"
  )
  func insets() throws {
    let harness = try Harness(
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.probe("plainContent", probes) }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plainBar", probes) }
          .frame(width: 100, height: 200)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8) { i in Color.green.frame(height: 30).probe("row\(i)", probes) }
          }
          .probe("scrollContent", probes)
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scrollBar", probes) }
        .frame(width: 100, height: 200)
        VStack(spacing: 0) { Color.orange.probe("ignoringContent", probes) }
          .ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) {
            Color.blue.frame(height: 30).probe("ignoringBar", probes)
          }
          .frame(width: 100, height: 200)
      }
      .frame(width: 400, height: 260),
      width: 400,
      height: 260
    )
    let expected: [String: CGRect] = [
      "ignoringBar": CGRect(x: 270, y: 30, width: 100, height: 30),
      "ignoringContent": CGRect(x: 270, y: 30, width: 100, height: 200),
      "plainBar": CGRect(x: 30, y: 200, width: 100, height: 30),
      "plainContent": CGRect(x: 30, y: 30, width: 100, height: 162),
      "scrollBar": CGRect(x: 150, y: 200, width: 100, height: 30),
      "scrollContent": CGRect(x: 150, y: 30, width: 100, height: 240),
      "row7": CGRect(x: 150, y: 240, width: 100, height: 30),
    ]
    for (name, frame) in expected { #expect(probes.frames[name] == frame, "\(name)") }
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    #expect(scroll.geometry.contentInsets.bottom == 38)
    #expect(scroll.geometry.containerSize.height == 162)
    #expect(scroll.geometry.visibleRect.height == 200)
  }

  @Test("Lazy rows under a bar are made, and the last one can be scrolled above it")
  func lazyUnderBar() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { i in Block().probe("\(i)", probes) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
      .defaultScrollAnchor(.bottom),
      width: 300,
      height: 200
    )
    #expect(probes.y("99") == 140)
    let lazy = try #require(harness.root.node?.first(LazyContainerNode.self))
    #expect(lazy.visibleElements == Array(92..<100))
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: .zero)
    try harness.host.update()
    #expect(lazy.visibleElements == Array(0..<10))
  }

  @Test("C13: safeAreaPadding pads, and readers inside know of it")
  func padding() throws {
    _ = try Harness(
      GeometryReader { proxy in
        Text(verbatim: "\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.leading)")
          .probe("text", probes)
        Color.red.ignoresSafeArea(edges: .top).probe("red", probes)
      }
      .safeAreaPadding(.top, 20).safeAreaPadding(.leading, 10),
      width: 300,
      height: 200
    )
    #expect(probes.frames["text"]?.origin == CGPoint(x: 10, y: 20))
    #expect(probes.frames["red"] == CGRect(x: 10, y: 20, width: 290, height: 180))
    let harness = try Harness(
      GeometryReader { proxy in
        Text(verbatim: "\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.leading)")
      }
      .safeAreaPadding(.top, 20).safeAreaPadding(.leading, 10),
      width: 300,
      height: 200
    )
    #expect(harness.labels == ["20.0 10.0"])
  }

  @Observable final class Bar {
    var height: CGFloat
    init(_ height: CGFloat) { self.height = height }
  }

  private struct BarScreen: View {
    let bar: Bar

    var body: some View {
      ScrollView(.horizontal) { Text("content") }
        .frame(height: 60, alignment: .top)
        .frame(maxHeight: .infinity, alignment: .top)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: bar.height) }
    }
  }

  @Test("A scroll view that stays where it is shows more of its content behind a bar that grows")
  func growingBar() throws {
    let bar = Bar(20)
    let harness = try Harness(BarScreen(bar: bar), width: 300, height: 200)
    #expect(harness.dump.contains("clip rect 0,-20 300x41"), "\(harness.dump)")
    bar.height = 40
    try harness.host.update()
    let fresh = try Harness(BarScreen(bar: Bar(40)), width: 300, height: 200)
    #expect(harness.dump == fresh.dump)
  }
}
