import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor private final class Log<Value> {
  var entries: [Value] = []
}

@Observable private final class Model {
  var width: CGFloat = 40
  var offset: CGFloat = 0
}

@MainActor
@Suite("GeometryReader and coordinate spaces")
struct GeometryTests {
  @Test("G1: a reader takes the proposal, 10 for nil, whatever its content")
  func readerSize() throws {
    let reader = GeometryReader { _ in Block(width: 300, height: 300) }
    #expect(try size(reader, 70, 50) == CGSize(width: 70, height: 50))
    #expect(try size(reader, nil, 50) == CGSize(width: 10, height: 50))
    #expect(try size(GeometryReader { _ in EmptyView() }, 70, nil) == CGSize(width: 70, height: 10))
  }

  @Test("G2, P5: its content lies at the top leading corner, several views over each other")
  func readerContent() throws {
    try expectFrames(
      in: 100,
      80,
      ["reader": [10, 10, 80, 60], "a": [10, 10, 20, 20], "b": [10, 10, 40, 5]]
    ) { probes in
      GeometryReader { _ in
        Block(width: 20).probe("a", probes)
        Block(width: 40, height: 5).probe("b", probes)
      }
      .probe("reader", probes)
      .padding(10)
    }
  }

  @Test("G3: the proxy tells the size, and frames in local, global, named and scrolled spaces")
  func frames() throws {
    let log = Log<[String: CGRect]>()
    _ = try Harness(
      ScrollView {
        Color.clear.frame(width: 50, height: 30)
        VStack(spacing: 0) {
          Block(width: 100, height: 15)
          GeometryReader { proxy in
            let _ = log.entries.append([
              "size": CGRect(origin: .zero, size: proxy.size),
              "local": proxy.frame(in: .local), "global": proxy.frame(in: .global),
              "named": proxy.frame(in: .named("column")), "scroll": proxy.frame(in: .scrollView),
            ])
            Color.red
          }
          .frame(width: 60, height: 20)
        }
        .coordinateSpace(.named("column"))
      }
      .padding(.leading, 40)
      .padding(.top, 7),
      width: 140,
      height: 200
    )
    let last = try #require(log.entries.last)
    // The column is 100 wide from 40 on, below 7 of padding, a view of 30 and a gap of 8.
    #expect(last["size"] == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(last["local"] == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(last["named"] == CGRect(x: 20, y: 15, width: 60, height: 20))
    #expect(last["scroll"] == CGRect(x: 20, y: 53, width: 60, height: 20))
    #expect(last["global"] == CGRect(x: 60, y: 60, width: 60, height: 20))
  }

  @Test("G4: a change of geometry is told at first and whenever the value differs, and only then")
  func changes() throws {
    let model = Model()
    let log = Log<CGFloat>()
    struct Subject: View {
      let model: Model
      let log: Log<CGFloat>
      var body: some View {
        let log = log
        HStack(spacing: 0) {
          Block(width: model.offset)
          Block(width: model.width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
            width in
            MainActor.assumeIsolated { log.entries.append(width) }
          }
        }
      }
    }
    let harness = try Harness(Subject(model: model, log: log))
    #expect(log.entries == [40])
    model.offset = 30
    try harness.host.update()
    #expect(log.entries == [40])
    model.width = 50
    try harness.host.update()
    #expect(log.entries == [40, 50])
  }

  @Test(
    "C9: relative frames heed windows and scroll views, and no stacks; other axes are untouched"
  )
  func relativeFrames() throws {
    try expectFrames(
      in: 300,
      100,
      ["inStack": [0, 0, 300, 20], "inScroll": [100, 20, 200, 20]]
    ) { probes in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).frame(height: 20).probe("inStack", probes)
        }
        .frame(width: 300)
        HStack(spacing: 0) {
          Block(width: 100)
          ScrollView(.horizontal) {
            Color.red.frame(height: 20).containerRelativeFrame(.horizontal).probe(
              "inScroll",
              probes
            )
          }
        }
      }
      .frame(width: 300, height: 100, alignment: .top)
    }
  }
}
